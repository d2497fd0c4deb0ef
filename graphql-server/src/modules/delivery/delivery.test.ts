import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCardOrder, seeOrder } from '../../test/card-shop.ts';
import { describeCardShop } from '../../test/describe-shop.ts';
import {
  CreateDeliveryDraft,
  PlaceDeliveryDraft,
  PreviewDelivery,
  ReadAddressForm,
  ReadDeliveryPlaces,
  ReadOrderDelivery,
  ReadOrderPlace,
  UpdateDeliveryDraft,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrderInput, billing, tryOrder } from '../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { ProductVariantEntity } from '../catalogue/variants/product-variant.entity.ts';
import { aPromotion, endPromotions } from '../promotions/promotion.fixtures.ts';
import { post, saveDelivery, zones } from './delivery.fixtures.ts';

const shop = describeCardShop();
let admin: string;
let shopper: Person;
let anvil: string;

const save = (input: object) => saveDelivery(shop, admin, input);

async function preview(quantity: number, destination: object | null, deliveryMethodId: string | null = null) {
  const { checkoutPreview } = await shop.client.data(
    PreviewDelivery,
    { lines: [{ productId: anvil, quantity }], destination, deliveryMethodId },
    shopper.token,
  );
  return checkoutPreview.preview;
}

/** Ids of the current methods, by name. */
let ids: Record<string, string>;

beforeAll(async () => {
  admin = (await anAdmin(shop)).token;
  const em = shop.app.orm.em.fork();
  anvil = await aProduct(em, { title: 'Anvil', salePrice: 5000, stock: 500 });
  await em.nativeUpdate(ProductVariantEntity, { product: anvil }, { weight: 4000 });
});

beforeEach(async () => {
  shopper = await aCustomer(shop);
  const { settings } = await save({ countryCode: 'US', zones });
  const methods = settings?.zones.flatMap((zone) => zone.methods) ?? [];
  ids = Object.fromEntries(methods.toReversed().map(({ id, name }) => [name, id]));
});

const order = (input: object, quantity = 1) =>
  tryOrder(shop.client, shopper, { ...anOrderInput({ productId: anvil, quantity }), ...input });
const at = (place: object) => ({ billing: { ...billing, ...place } });

describe('an order', () => {
  test('offers suitable methods with price and days, and costs what the chosen one costs', async () => {
    // 8 kg.
    const offered = await preview(2, { countryCode: 'US', region: 'Ohio' }, ids['Freight'] ?? null);
    expect(offered?.deliveryMethods).toEqual([
      { methodId: ids['Post'], name: 'Post', price: 495 },
      { methodId: ids['Freight'], name: 'Freight', price: 3000 },
      { methodId: ids['At the shop'], name: 'At the shop', price: 0 },
    ]);
    expect(offered?.totals).toEqual({ subtotal: 10_000, shippingTotal: 3000, total: 13_000 });
    expect(offered?.deliveryMethod).toMatchObject({ name: 'Freight', earliestOn: null });
    const { order: placed } = await order({ deliveryMethodId: ids['Freight'], expectedTotal: 13_000 }, 2);
    expect(placed).toMatchObject({ total: 13_000, shippingTotal: 3000 });
  });

  test("uses the first method of the shop's country by default, and stores it", async () => {
    const first = await preview(1, null);
    expect(first).toMatchObject({ totals: { total: 5495 }, missingForFreeDelivery: 9000 });
    expect(first?.deliveryMethod).toEqual({
      methodId: ids['Post'],
      name: 'Post',
      earliestOn: '2026-11-22',
      latestOn: '2026-11-24',
    });
    const { order: placed } = await order({});
    await save({ zones: [{ ...zones[0], methods: [{ ...post, name: 'Courier', fee: 900 }] }] });
    const { order: later } = await shop.client.data(ReadOrderDelivery, { id: placed?.id }, shopper.token);
    expect(later).toEqual({
      total: 5495,
      deliveryMethod: {
        methodId: ids['Post'],
        name: 'Post',
        price: 495,
        isPickUp: false,
        note: null,
        earliestOn: '2026-11-22',
        latestOn: '2026-11-24',
      },
    });
  });

  test('is delivered free from the threshold on', async () => {
    expect(await preview(3, null)).toMatchObject({
      totals: { shippingTotal: 0 },
      missingForFreeDelivery: null,
    });
  });

  test.each<[what: string, input: () => object, quantity: number, field: string]>([
    ['to a country that is left out', () => at({ countryCode: 'CU' }), 1, 'billing.countryCode'],
    ['to a country that no zone names', () => at({ countryCode: 'FR' }), 1, 'billing.countryCode'],
    [
      'by what is not there',
      () => ({ ...at({ countryCode: 'US', region: 'Hawaii' }), deliveryMethodId: ids['Post'] }),
      1,
      'deliveryMethodId',
    ],
    ['by what it is too heavy for', () => ({ deliveryMethodId: ids['Freight'] }), 6, 'deliveryMethodId'],
    ['by what no longer exists', () => ({ deliveryMethodId: 'gone' }), 1, 'deliveryMethodId'],
  ])('is rejected %s', async (_what, input, quantity, field) => {
    const { order: placed, userErrors } = await order(input(), quantity);
    expect(placed).toBeNull();
    expect(userErrors.map((error) => [error.code, error.field?.slice(1).join('.')])).toEqual([
      ['DELIVERY_UNAVAILABLE', field],
    ]);
  });

  test('with free delivery pays the difference between freight and the cheapest method', async () => {
    await aPromotion(shop, admin, { title: 'Free delivery', kind: 'FREE_DELIVERY' });
    const free = await preview(2, { countryCode: 'US' });
    await endPromotions(shop);
    expect(free?.deliveryMethods).toMatchObject([
      { name: 'Post', price: 0 },
      { name: 'Freight', price: 3000 - 495 },
      { name: 'At the shop', price: 0 },
    ]);
  });

  test('stores country, region and postal code, and rejects an unknown country', async () => {
    const place = { region: 'Hawaii', postalCode: '96801', countryCode: 'us' };
    const { order: placed } = await order({ ...at(place), expectedTotal: 7500 });
    const { order: seen } = await shop.client.data(ReadOrderPlace, { id: placed?.id }, shopper.token);
    expect(seen).toEqual({ billing: { city: 'London', ...place, countryCode: 'US' } });
    const { userErrors } = await order(at({ countryCode: 'Germany' }));
    expect(userErrors[0]?.field).toEqual(['input', 'billing', 'countryCode']);
  });

  test('requires an existing region if delivery depends on it', async () => {
    const refusal = async (place: object) => (await order(at(place))).userErrors[0];
    const field = ['input', 'billing', 'region'];
    expect(await refusal({ countryCode: 'US', region: 'Calif.' })).toMatchObject({
      code: 'INVALID_VALUE',
      field,
    });
    expect(await refusal({ countryCode: 'US' })).toMatchObject({ code: 'INVALID_VALUE', field });
    expect(await refusal({ region: 'Haw.' })).toMatchObject({ code: 'INVALID_VALUE', field });
    expect(await refusal({ countryCode: 'US', region: 'HI' })).toBeUndefined();
  });

  test('requires a street and a city, except for pickup', async () => {
    const nowhere = at({ streetAddress: '', city: '' });
    expect((await order(nowhere)).userErrors.map(({ code }) => code)).toEqual(['REQUIRED', 'REQUIRED']);
    const { order: placed } = await order({ ...nowhere, deliveryMethodId: ids['At the shop'] });
    expect(placed).toMatchObject({ shippingTotal: 0, total: 5000 });
  });

  test('with the same number and another method is a different order', async () => {
    const input = { ...anOrderInput({ productId: anvil }), deliveryMethodId: ids['Post'] };
    const { order: placed } = await tryOrder(shop.client, shopper, input);
    expect((await tryOrder(shop.client, shopper, input)).order?.id).toBe(placed?.id);
    const other = { ...input, deliveryMethodId: ids['Freight'] };
    expect((await tryOrder(shop.client, shopper, other)).userErrors[0]?.code).toBe('ORDER_KEY_REUSED');
  });

  test('by card is charged with delivery', async () => {
    const { id, sessionId } = await aCardOrder(shop, shopper, { productId: anvil, quantity: 1 });
    expect(shop.gateway.sessions.get(sessionId)?.amountTotal).toBe(5495);
    expect((await seeOrder(shop, shopper, id)).total).toBe(5495);
  });
});

describe('a draft', () => {
  test('is priced and placed with the method that staff choose, and changing it is an edit', async () => {
    const input = {
      email: shopper.email,
      lines: [{ productId: anvil, quantity: 1 }],
      billing,
      paymentMethod: 'BANK' as const,
      deliveryMethodId: ids['Freight'],
    };
    const created = await shop.client.data(CreateDeliveryDraft, { input }, admin);
    const { draftOrder } = created.payload;
    expect(draftOrder).toMatchObject({ totals: { shippingTotal: 1200, total: 6200 } });
    const change = { id: draftOrder?.id, input: { ...input, deliveryMethodId: ids['Post'] } };
    const { payload: edited } = await shop.client.data(UpdateDeliveryDraft, change, admin);
    expect(edited.draftOrder).toMatchObject({ deliveryMethodId: ids['Post'], totals: { total: 5495 } });
    expect(edited.draftOrder?.version).not.toBe(draftOrder?.version);
    const { placed } = await shop.client.data(PlaceDeliveryDraft, { id: draftOrder?.id }, admin);
    expect(placed.order).toEqual({ total: 5495, deliveryMethod: { name: 'Post' } });
  });
});

test('what a form should ask for in an address is public', async () => {
  const read = (countryCode: string | null) => shop.client.data(ReadAddressForm, { countryCode });
  expect((await read('DE')).shop.addressForm).toEqual({
    countryCode: 'DE',
    parts: [
      { part: 'POSTAL_CODE', name: 'POSTAL_CODE', isRequired: true, example: '26133' },
      { part: 'CITY', name: 'CITY', isRequired: true, example: null },
    ],
  });
  expect((await read(null)).shop.addressForm.countryCode).toBe('US');
});

test('the delivery countries are public', async () => {
  const { shop: shown } = await shop.client.data(ReadDeliveryPlaces, {});
  expect(shown).toEqual({ deliveryPlaces: { shopCountryCode: 'US', countryCodes: ['US'] } });
});
