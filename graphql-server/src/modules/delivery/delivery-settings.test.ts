import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import { ReadDeliveryFee } from '../../test/documents.generated.ts';
import { anAdmin } from '../../test/users.ts';
import { freight, post, saveDelivery, zones } from './delivery.fixtures.ts';

const shop = describeShop();
let admin: string;
/** Id of the default method. */
let postId: string | undefined;

const save = (input: object, expectedVersion: string | null = null) =>
  saveDelivery(shop, admin, input, expectedVersion);

beforeAll(async () => {
  admin = (await anAdmin(shop)).token;
});

beforeEach(async () => {
  postId = (await save({ countryCode: 'US', zones })).settings?.zones[0]?.methods[0]?.id;
});

describe('the settings', () => {
  test('keep ids when entries stay or move, and report the price of the default method', async () => {
    const { settings } = await save({ zones });
    const [home, islands] = settings?.zones ?? [];
    const moved = await save({ zones: [islands, { ...home, methods: home?.methods.toReversed() }] });
    expect(moved.settings?.zones.map(({ id }) => id)).toEqual([islands?.id, home?.id]);
    expect(moved.settings?.zones[1]?.methods.map(({ id }) => id)).toEqual(
      home?.methods.map(({ id }) => id).toReversed(),
    );
    // The first method that delivers at home is now freight, whose cheapest price is 12.00.
    expect(moved.settings).toMatchObject({ fee: 1200, freeFrom: null });
  });

  test('apply a change of only the fee to the default method', async () => {
    const { settings } = await save({ fee: 600, freeFrom: null });
    expect(settings).toMatchObject({ fee: 600, freeFrom: null });
    expect(settings?.zones[0]?.methods[0]).toMatchObject({ id: postId, fee: 600, freeFrom: null });
    const { shop: shown } = await shop.client.data(ReadDeliveryFee, {});
    expect(shown).toEqual({ delivery: { fee: 600, freeFrom: null } });
  });

  test('reject an edit based on an outdated version', async () => {
    const { settings } = await save({ zones });
    const version = String(settings?.version);
    await save({ fee: 600 });
    expect((await save({ zones }, version)).userErrors).toMatchObject([{ code: 'VERSION_CHANGED' }]);
  });

  test.each<[what: string, input: object, field: string]>([
    ['an unknown country', { countryCode: 'XX' }, 'countryCode'],
    ['no method at all', { zones: [{ ...zones[0], methods: [] }] }, 'zones'],
    [
      'a place twice',
      { zones: [zones[0], { ...zones[1], places: [{ countryCode: 'us' }] }] },
      'zones.1.places.0',
    ],
    [
      'a region twice',
      { zones: [zones[1], { ...zones[0], places: [{ countryCode: 'US', region: ' HAWAII' }] }] },
      'zones.1.places.0',
    ],
    [
      'everywhere else twice',
      {
        zones: [
          { ...zones[0], places: [] },
          { ...zones[1], places: [] },
        ],
      },
      'zones.1.places',
    ],
    [
      'a method without a name',
      { zones: [{ ...zones[0], methods: [{ ...post, name: ' ' }] }] },
      'zones.0.methods.0.name',
    ],
    [
      'a negative fee',
      { zones: [{ ...zones[0], methods: [{ ...post, fee: -1 }] }] },
      'zones.0.methods.0.fee',
    ],
    [
      'days that run backwards',
      { zones: [{ ...zones[0], methods: [{ ...post, minDays: 5 }] }] },
      'zones.0.methods.0.maxDays',
    ],
    [
      'weights without prices',
      { zones: [{ ...zones[0], methods: [{ ...freight, tiers: [] }] }] },
      'zones.0.methods.0.tiers',
    ],
    [
      'two prices up to the same weight',
      {
        zones: [
          { ...zones[0], methods: [{ ...freight, tiers: [...freight.tiers, { upTo: 5000, fee: 1 }] }] },
        ],
      },
      'zones.0.methods.0.tiers',
    ],
  ])('reject %s', async (_what, input, field) => {
    const { settings, userErrors } = await save(input);
    expect(settings).toBeNull();
    expect(userErrors.map((error) => error.field?.slice(1).join('.'))).toEqual([field]);
  });
});
