import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import {
  CreateAddressedDraft,
  ListOrderIds,
  PlaceAddressedDraft,
  PreviewDeliveryAddress,
  ReadDeliveryAddress,
  ReadFormattedAddresses,
  ShipOrder,
  UpdateDeliveryAddress,
  UpdateOrderAddress,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput, billing, tryOrder } from '../../test/orders.ts';
import { bankAccount } from '../../test/test-config.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { ProductVariantEntity } from '../catalogue/variants/product-variant.entity.ts';
import { saveDelivery } from '../delivery/delivery.fixtures.ts';
import { saveTaxes, standard } from '../taxes/taxes.fixtures.ts';

// Orders that are delivered to another address than the billing address (decision 0114).

const shop = describeShop({ settings: { bankAccount } });
let admin: Person;
let ada: Person;
/** Costs 50.00. */
let lamp: string;
/** Costs 20.00, and needs no delivery. */
let course: string;
let pickUpId: string | undefined;

const mother = {
  firstName: ' Anne Isabella ',
  lastName: 'Byron',
  streetAddress: 'Unter den Linden 77',
  city: 'Berlin',
  postalCode: '10117',
  countryCode: 'DE',
};
const home = { ...billing, countryCode: 'US', region: 'NY' };
/** Delivery for 9.00, and 19 % of 59.00; at home it is 5.00, and 10 % of 55.00. */
const inGermany = { shippingTotal: 900, taxTotal: 1121, total: 7021 };
const atHome = { shippingTotal: 500, taxTotal: 550, total: 6050 };

beforeAll(async () => {
  admin = await anAdmin(shop);
  const em = shop.app.orm.em.fork();
  lamp = await aProduct(em, { title: 'Lamp', salePrice: 5000, stock: 50 });
  course = await aProduct(em, { title: 'Course', salePrice: 2000, stock: 50 });
  await em.nativeUpdate(ProductVariantEntity, { product: course }, { requiresShipping: false });
  const post = { name: 'Post', pricing: 'FLAT' };
  const counter = { name: 'At the shop', pricing: 'PICK_UP' };
  const zones = [
    { name: 'Home', places: [{ countryCode: 'US' }], methods: [{ ...post, fee: 500 }, counter] },
    { name: 'Germany', places: [{ countryCode: 'DE' }], methods: [{ ...post, fee: 900 }] },
    {
      name: 'Switzerland',
      places: [{ countryCode: 'CH' }],
      methods: [
        { ...counter, name: 'In Bern' },
        { ...post, fee: 1200 },
      ],
    },
    { name: 'Austria', places: [{ countryCode: 'AT' }], methods: [{ ...counter, name: 'In Graz' }] },
    { name: 'France', places: [{ countryCode: 'FR' }], methods: [{ ...post, name: 'Courier', fee: 100 }] },
    { name: 'Nowhere', places: [{ countryCode: 'CU' }], methods: [] },
  ];
  const { settings } = await saveDelivery(shop, admin.token, { countryCode: 'US', zones });
  pickUpId = settings?.zones[0]?.methods[1]?.id;
  const taxes = { isEnabled: true, pricesIncludeTax: false, rounding: 'LINE', classes: [standard] };
  await saveTaxes(shop, admin.token, taxes);
});
beforeEach(async () => {
  ada = await aCustomer(shop);
});

/** An order of a lamp to Germany, with changes. */
const toMother = (changes: object = {}) => ({
  ...anOrderInput({ productId: lamp, quantity: 1 }),
  billing: home,
  deliveryAddress: mother,
  ...changes,
});
const place = (input: object) => anOrder(shop.client, ada, input);
const read = async (id: string) => (await shop.client.data(ReadDeliveryAddress, { id }, admin.token)).order;
const update = async (id: string, input: object | null) =>
  (await shop.client.data(UpdateDeliveryAddress, { id, input }, admin.token)).payload.userErrors;

describe('an order with a delivery address', () => {
  test('costs what the preview says for that place, and keeps both addresses', async () => {
    const lines = [{ productId: lamp, quantity: 1 }];
    const { preview } = await shop.client.payload(
      PreviewDeliveryAddress,
      { lines, destination: { countryCode: 'DE' } },
      ada.token,
    );
    expect(preview?.totals).toEqual(inGermany);
    expect(await read(await place(toMother({ expectedTotal: 7021 })))).toMatchObject({
      totals: inGermany,
      billing: { city: 'London' },
      deliveryAddress: {
        firstName: 'Anne Isabella',
        lastName: 'Byron',
        company: null,
        streetAddress: 'Unter den Linden 77',
        apartment: null,
        city: 'Berlin',
        region: null,
        postalCode: '10117',
        countryCode: 'DE',
        phone: null,
      },
    });
  });

  test('prints both as is usual in their countries, with the name of the country abroad', async () => {
    const id = await place(toMother({ billing: { ...home, lastName: 'Lovelace', postalCode: '10001' } }));
    const { order } = await shop.client.data(ReadFormattedAddresses, { id }, ada.token);
    expect(order).toEqual({
      billing: { formatted: ['Ada Lovelace', '12 Analytical Row', 'London, NY 10001'] },
      deliveryAddress: {
        formatted: ['Anne Isabella Byron', 'Unter den Linden 77', '10117 Berlin', 'Germany'],
      },
    });
  });

  test('without one follows the billing address', async () => {
    const order = await read(await place(toMother({ deliveryAddress: null })));
    expect(order).toMatchObject({ totals: atHome, deliveryAddress: null });
  });

  test.each([
    ['a place without delivery', { countryCode: 'CU' }, 'DELIVERY_UNAVAILABLE', 'countryCode'],
    ['an unknown region', { countryCode: 'US', region: 'Calif.' }, 'INVALID_VALUE', 'region'],
    ['a postal code that is none', { postalCode: '1011' }, 'INVALID_VALUE', 'postalCode'],
    ['no city', { city: ' ' }, 'REQUIRED', 'city'],
    ['a phone number that is none', { phone: 'none' }, 'INVALID_VALUE', 'phone'],
  ])('is not placed with %s', async (_, wrong, code, field) => {
    const input = toMother({ deliveryAddress: { ...mother, ...wrong } });
    const { order, userErrors } = await tryOrder(shop.client, ada, input);
    expect(order).toBeNull();
    expect(userErrors).toMatchObject([{ code, field: ['input', 'deliveryAddress', field] }]);
  });

  test('is not picked up, even where that is the first method', async () => {
    const destination = { countryCode: 'CH', isDeliveryAddress: true };
    const lines = [{ productId: lamp, quantity: 1 }];
    const { preview } = await shop.client.payload(PreviewDeliveryAddress, { lines, destination }, ada.token);
    expect(preview?.totals.shippingTotal).toBe(1200);
    expect(preview?.deliveryMethods).toEqual([{ name: 'Post' }]);
    const id = await place(
      toMother({ deliveryAddress: { ...mother, countryCode: 'CH', postalCode: '8001' } }),
    );
    expect(await read(id)).toMatchObject({
      totals: { shippingTotal: 1200 },
      deliveryAddress: { countryCode: 'CH' },
    });
  });

  test.each([
    ['by a pick-up method', {}, true, 'deliveryMethodId'],
    [
      'where only pick-up is possible',
      { countryCode: 'AT', postalCode: '1010' },
      false,
      'deliveryAddress,countryCode',
    ],
  ])('cannot be placed %s', async (_, changes, isPickUp, field) => {
    const input = toMother({
      deliveryAddress: { ...mother, ...changes },
      ...(isPickUp && { deliveryMethodId: pickUpId }),
    });
    const { order, userErrors } = await tryOrder(shop.client, ada, input);
    expect(order).toBeNull();
    expect(userErrors).toMatchObject([
      { code: 'DELIVERY_UNAVAILABLE', field: ['input', ...field.split(',')] },
    ]);
  });

  test('cannot be billed to a postal code that its country does not have', async () => {
    const input = toMother({ billing: { ...billing, countryCode: 'US', region: 'NY', postalCode: '1011' } });
    const { order, userErrors } = await tryOrder(shop.client, ada, input);
    expect(order).toBeNull();
    expect(userErrors).toMatchObject([{ code: 'INVALID_VALUE', field: ['input', 'billing', 'postalCode'] }]);
  });

  test('cannot be billed to an unknown region', async () => {
    const input = toMother({ billing: { ...home, region: 'Calif.' } });
    const { order, userErrors } = await tryOrder(shop.client, ada, input);
    expect(order).toBeNull();
    expect(userErrors).toMatchObject([{ code: 'INVALID_VALUE', field: ['input', 'billing', 'region'] }]);
  });

  test('has none if nothing is delivered', async () => {
    const lines = [{ productId: course, quantity: 1 }];
    const online = await place(toMother({ lines, paymentMethod: 'BANK', deliveryMethodId: pickUpId }));
    // The tax is that of the billing address.
    expect(await read(online)).toMatchObject({ totals: { taxTotal: 200 }, deliveryAddress: null });
  });

  test('is another order than one to another address', async () => {
    const input = toMother();
    const id = await place(input);
    expect(await place(input)).toBe(id);
    const { userErrors } = await tryOrder(shop.client, ada, { ...input, deliveryAddress: null });
    expect(userErrors).toMatchObject([{ code: 'ORDER_KEY_REUSED' }]);
  });

  test.each(['anne isabella', 'linden 77', '10249'])('is found by "%s"', async (text) => {
    const id = await place(toMother({ deliveryAddress: { ...mother, postalCode: '10249' } }));
    const { orders } = await shop.client.data(ListOrderIds, { filter: { text } }, admin.token);
    expect(orders.nodes).toContainEqual({ id });
  });
});

describe('staff', () => {
  test('set and remove it, and the history says what the order would cost there', async () => {
    const id = await place(toMother({ deliveryAddress: null }));
    expect(await update(id, mother)).toEqual([]);
    const moved = await read(id);
    expect(moved).toMatchObject({ totals: atHome, deliveryAddress: { city: 'Berlin' } });
    expect(moved?.history.at(-1)).toEqual({ addressChanged: true, repricing: inGermany });
    expect(await update(id, null)).toEqual([]);
    const back = await read(id);
    expect(back?.deliveryAddress).toBeNull();
    expect(back?.history.at(-1)).toEqual({ addressChanged: true, repricing: null });
  });

  test('change the billing address of an order that goes elsewhere, and its price there stays', async () => {
    const id = await place(toMother({ deliveryAddress: null }));
    await update(id, mother);
    const input = { ...home, city: 'York', countryCode: 'GB' };
    await shop.client.data(UpdateOrderAddress, { id, input }, admin.token);
    const order = await read(id);
    expect(order).toMatchObject({ billing: { city: 'York' }, deliveryAddress: { city: 'Berlin' } });
    expect(order?.history.at(-1)).toEqual({ addressChanged: true, repricing: inGermany });
  });

  test('cannot set one where the shop does not deliver, for what is picked up, or once a part is sent', async () => {
    const id = await place(toMother());
    expect(await update(id, { ...mother, countryCode: 'CU' })).toMatchObject([
      { code: 'DELIVERY_UNAVAILABLE', field: ['input', 'countryCode'] },
    ]);
    expect(await update(id, { ...mother, city: '' })).toMatchObject([{ code: 'REQUIRED' }]);
    // What the shop has accepted before must not stop a correction.
    expect(await update(id, { ...mother, postalCode: '1011' })).toEqual([]);
    const pickedUp = await place(toMother({ deliveryMethodId: pickUpId, deliveryAddress: null }));
    expect(await update(pickedUp, mother)).toMatchObject([{ code: 'INVALID_VALUE', field: ['input'] }]);
    await shop.client.data(ShipOrder, { input: { orderId: id } }, admin.token);
    expect(await update(id, null)).toMatchObject([{ code: 'ADDRESS_LOCKED' }]);
    expect(await read(id)).toMatchObject({ deliveryAddress: { city: 'Berlin', countryCode: 'DE' } });
  });

  test('cannot remove it by leaving it out', async () => {
    const id = await place(toMother());
    const { payload } = await shop.client.data(UpdateDeliveryAddress, { id }, admin.token);
    expect(payload.userErrors).toMatchObject([{ code: 'REQUIRED', field: ['input'] }]);
    expect(await read(id)).toMatchObject({ deliveryAddress: { city: 'Berlin' } });
  });

  test('cannot bill an order that goes elsewhere to an unknown region', async () => {
    const id = await place(toMother());
    const input = { ...home, region: 'Calif.' };
    const { payload } = await shop.client.data(UpdateOrderAddress, { id, input }, admin.token);
    expect(payload.userErrors).toMatchObject([{ code: 'INVALID_VALUE', field: ['input', 'region'] }]);
  });

  test('cannot move an order where its delivery method is not available', async () => {
    const id = await place(toMother());
    const input = { ...mother, countryCode: 'FR' };
    const { payload } = await shop.client.data(UpdateDeliveryAddress, { id, input }, admin.token);
    expect(payload.userErrors).toMatchObject([
      { message: 'Post is not available at this address.', field: ['input', 'countryCode'] },
    ]);
  });

  test('draft an order of which nothing is delivered at the price of the billing address', async () => {
    const { deliveryAddress } = toMother();
    const lines = [{ productId: course, quantity: 1 }];
    const input = { lines, billing: home, deliveryAddress, customerId: ada.userId };
    const { draftOrder } = (await shop.client.data(CreateAddressedDraft, { input }, admin.token)).payload;
    expect(draftOrder?.totals.total).toBe(2200);
  });

  test('draft and place an order with one', async () => {
    const { lines, deliveryAddress } = toMother();
    const content = { lines, billing: home, deliveryAddress, paymentMethod: 'BANK' as const };
    const input = { ...content, customerId: ada.userId };
    const { draftOrder } = (await shop.client.data(CreateAddressedDraft, { input }, admin.token)).payload;
    expect(draftOrder).toMatchObject({ totals: { total: 7021 }, deliveryAddress: { city: 'Berlin' } });
    const id = draftOrder?.id ?? '';
    const { order } = (await shop.client.data(PlaceAddressedDraft, { id }, admin.token)).payload;
    expect(await read(order?.id ?? '')).toMatchObject({
      totals: inGermany,
      deliveryAddress: { city: 'Berlin' },
    });
  });
});
