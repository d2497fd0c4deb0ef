import { beforeAll, describe, expect, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import { ReadPricesIncludeTax, ReadTaxSettings } from '../../test/documents.generated.ts';
import { anAdmin } from '../../test/users.ts';
import { reduced, saveTaxes, standard } from './taxes.fixtures.ts';

const shop = describeShop();
let admin: string;

const save = (input: object, expectedVersion: string | null = null) =>
  saveTaxes(shop, admin, input, expectedVersion);

beforeAll(async () => {
  admin = (await anAdmin(shop)).token;
});

describe('the settings', () => {
  test('start without taxes', async () => {
    const { settings } = await shop.client.data(ReadTaxSettings, {}, admin);
    expect(settings).toEqual({
      taxes: {
        version: '0',
        isEnabled: false,
        pricesIncludeTax: true,
        rounding: 'LINE',
        region: null,
        classes: [{ id: 'standard', name: 'Standard', isForDelivery: true, rates: [] }],
      },
    });
    const { shop: shown } = await shop.client.data(ReadPricesIncludeTax, {});
    expect(shown).toEqual({ pricesIncludeTax: null });
  });

  test('are saved, and classes keep their ids when moved and renamed', async () => {
    const first = await save({ isEnabled: true, region: ' Texas ', classes: [standard, reduced] });
    expect(first.settings).toMatchObject({
      isEnabled: true,
      pricesIncludeTax: true,
      region: 'Texas',
      classes: [
        { id: 'standard', rates: [{ region: null, rate: 10_000 }, { region: 'Hawaii', rate: 4166 }, {}, {}] },
        { name: 'Reduced', isForDelivery: false },
      ],
    });
    expect(first.shop).toEqual({ pricesIncludeTax: true });
    const [, books] = first.settings?.classes ?? [];
    const moved = await save({ classes: [{ ...reduced, id: books?.id, name: 'Books' }, standard] });
    expect(moved.settings?.classes.map(({ id, name }) => [id, name])).toEqual([
      [books?.id, 'Books'],
      ['standard', 'Standard'],
    ]);
    expect((await save({ pricesIncludeTax: false, region: '' })).settings).toMatchObject({
      isEnabled: true,
      pricesIncludeTax: false,
      region: null,
      classes: [{ name: 'Books' }, { name: 'Standard' }],
    });
  });

  test('reject an edit based on an outdated version', async () => {
    const { settings } = await save({ region: 'Ohio' });
    await save({ region: 'Iowa' });
    const { userErrors } = await save({ rounding: 'TOTAL' }, String(settings?.version));
    expect(userErrors).toMatchObject([{ code: 'VERSION_CHANGED' }]);
  });

  const [rate] = standard.rates;
  const withRate = (change: object) => ({ classes: [{ ...standard, rates: [{ ...rate, ...change }] }] });

  test.each<[what: string, input: object, field: string]>([
    ['a negative rate', withRate({ rate: -1 }), 'classes.0.rates.0.rate'],
    ['a rate over 100 %', withRate({ rate: 100_001 }), 'classes.0.rates.0.rate'],
    ['an unknown country', withRate({ countryCode: 'XX' }), 'classes.0.rates.0.countryCode'],
    ['a tax without a name', withRate({ name: ' ' }), 'classes.0.rates.0.name'],
    [
      'two rates for one country and class',
      { classes: [{ ...standard, rates: [...standard.rates, { ...rate, countryCode: 'us', rate: 1 }] }] },
      'classes.0.rates.4',
    ],
    [
      'two rates for one region and class',
      { classes: [{ ...standard, rates: [...standard.rates, { ...rate, region: 'HAWAII ' }] }] },
      'classes.0.rates.4',
    ],
    ['no class', { classes: [] }, 'classes'],
    ['a class without a name', { classes: [{ ...standard, name: '' }] }, 'classes.0.name'],
    ['two classes of one name', { classes: [standard, { ...reduced, name: 'standard' }] }, 'classes.1.name'],
    [
      'two classes for delivery',
      { classes: [standard, { ...reduced, isForDelivery: true }] },
      'classes.1.isForDelivery',
    ],
  ])('reject %s', async (_what, input, field) => {
    const { settings, userErrors } = await save(input);
    expect(settings).toBeNull();
    expect(userErrors.map((error) => error.field?.slice(1).join('.'))).toEqual([field]);
    expect(userErrors[0]?.message).not.toBe('');
  });
});
