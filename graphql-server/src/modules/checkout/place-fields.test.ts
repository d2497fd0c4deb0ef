import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCheckoutInput } from '../../test/card-shop.ts';
import { describeCardShop } from '../../test/describe-shop.ts';
import {
  AddFilledInLines,
  type CartLineInput,
  CheckOutFilledInCart,
  CreateFilledInDraft,
  type CustomFieldValueInput,
  type FilledInOrder,
  PlaceFilledInDraft,
  PlaceFilledInOrder,
  PreviewFilledInLines,
  ReadFilledInCart,
  UpdateOrderFields,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { ledgerOf } from '../../test/ledger.ts';
import { anOrderInput, billing } from '../../test/orders.ts';
import { aCustomer, aStaffMember, type Person } from '../../test/users.ts';
import { readEntries } from '../audit/audit.fixtures.ts';
import { aField, defineFields } from '../custom-fields/custom-fields.fixtures.ts';
import { pay } from '../payments/card/unpaid-order.fixtures.ts';

const shop = describeCardShop();
let owner: Person;
let shopper: Person;
let ring: string;

const engraving = aField({ owner: 'ORDER_LINE', key: 'engraving', name: 'Engraving', isCustomerInput: true });
const greeting = aField({ owner: 'ORDER', key: 'greeting', name: 'Greeting', isCustomerInput: true });
const internal = { isPublic: false, name: 'Workshop', key: 'workshop' };

beforeAll(async () => {
  owner = await aStaffMember(shop, 'OWNER');
});
beforeEach(async () => {
  shopper = await aCustomer(shop);
  ring = await aProduct(shop.app.orm.em.fork(), { title: 'Ring', salePrice: 5000, stock: 10 });
  await defineFields(shop, owner, engraving, greeting);
});

const value = (key: string, ...values: string[]): CustomFieldValueInput => ({ key, values });
const engraved = (text: string, quantity = 1): CartLineInput => ({
  productId: ring,
  quantity,
  fields: [value('engraving', text)],
});
const greeted = { fields: [value('greeting', 'Cheers')] };

const add = (...lines: CartLineInput[]) => shop.client.data(AddFilledInLines, { lines }, shopper.token);
const place = async (input: object) =>
  (await shop.client.data(PlaceFilledInOrder, { input: { ...anOrderInput(), ...input } }, shopper.token))
    .payload;
const placeCart = (input: object = {}) => place({ lines: null, ...input });
const cart = async () => (await shop.client.data(ReadFilledInCart, {}, shopper.token)).cart.lines;

const textsOf = (fields: FilledInOrder['fields'] | undefined) =>
  fields?.map(({ name, values }) => `${name}: ${values.join()}`);
/** What the order's page shows: its fields, then quantity and fields of each line. */
const contentOf = (order: FilledInOrder | null) => [
  textsOf(order?.fields),
  ...(order?.lines ?? []).map(({ quantity, fields }) => [quantity, textsOf(fields)]),
];

test('an order has what was filled in for it and its lines', async () => {
  const lines = [engraved('Ada', 2), engraved('Bob'), { productId: ring }, engraved(' Ada')];
  const { order, userErrors } = await place({ lines, ...greeted });
  expect(userErrors).toEqual([]);
  expect(contentOf(order)).toEqual([
    ['Greeting: Cheers'],
    [3, ['Engraving: Ada']],
    [1, ['Engraving: Bob']],
    [1, []],
  ]);
  expect((await ledgerOf(shop, ring)).stock).toBe(5);
});

test('an order of the cart has what was filled in there', async () => {
  await add(engraved('Ada', 2), engraved('Bob'));
  const { order } = await placeCart();
  expect(contentOf(order)).toEqual([[], [2, ['Engraving: Ada']], [1, ['Engraving: Bob']]]);
  expect(await cart()).toEqual([]);
});

test.each<[string, object, string, string]>([
  ['lines without what is required', { lines: [{}] }, 'REQUIRED', 'input.lines.0.fields.engraving'],
  ['a required field of orders', { fields: [] }, 'REQUIRED', 'input.fields.greeting'],
  ['an unknown field of orders', { fields: [value('total', '1')] }, 'INVALID_VALUE', 'input.fields.0.key'],
  [
    'a field of orders that only staff fill in',
    { fields: [value('greeting', 'Hi'), value('workshop', 'North')] },
    'INVALID_VALUE',
    'input.fields.1.key',
  ],
  [
    'a value with a line break',
    { fields: [value('greeting', 'Hi\nyou')] },
    'INVALID_VALUE',
    'input.fields.0.values',
  ],
])('an order is rejected for %s', async (_what, { lines, ...input }: { lines?: object[] }, code, field) => {
  await defineFields(
    shop,
    owner,
    { ...engraving, isRequired: true },
    { ...greeting, isRequired: true },
    aField({ owner: 'ORDER', ...internal }),
  );
  const filledIn = lines?.map((line) => ({ productId: ring, ...line })) ?? [engraved('Ada')];
  const { order, userErrors } = await place({ ...greeted, ...input, lines: filledIn });
  expect([order, userErrors[0]?.code, userErrors[0]?.field?.join('.')]).toEqual([null, code, field]);
  expect((await ledgerOf(shop, ring)).stock).toBe(10);
});

describe('a definition that changed since the line went into the cart', () => {
  test('and requires more stops the order, and the error names the product', async () => {
    await add({ productId: ring });
    await defineFields(shop, owner, { ...engraving, isRequired: true });
    const { userErrors } = await placeCart();
    expect(userErrors).toEqual([{ code: 'REQUIRED', field: null, message: 'Ring: Engraving is required' }]);
    expect(await cart()).toHaveLength(1);
    const codes = ['NONE'];
    const { payload } = await shop.client.data(PreviewFilledInLines, { codes }, shopper.token);
    expect(payload.preview?.lines).toEqual([{ quantity: 1, fields: [] }]);
  });

  test('is no longer asked: the order is without the value, as the cart is', async () => {
    await add(engraved('Ada'));
    await defineFields(shop, owner, { ...engraving, isCustomerInput: false });
    expect(await cart()).toMatchObject([{ quantity: 1, fields: [] }]);
    expect(contentOf((await placeCart()).order)).toEqual([[], [1, []]]);
  });
});

test('a repeated order must have the same values', async () => {
  const input = { ...anOrderInput(), lines: [engraved('Ada')], ...greeted };
  const { order } = await place(input);
  expect((await place(input)).order?.id).toBe(order?.id);
  for (const other of [{ lines: [engraved('Bob')] }, { fields: [value('greeting', 'Hi')] }])
    expect((await place({ ...input, ...other })).userErrors).toMatchObject([{ code: 'ORDER_KEY_REUSED' }]);
});

test('a preview keeps lines apart, and requires nothing', async () => {
  await defineFields(shop, owner, { ...engraving, isRequired: true });
  const lines = [engraved('Ada'), engraved('Bob'), { productId: ring }, engraved('Ada')];
  const { payload } = await shop.client.data(PreviewFilledInLines, { lines }, shopper.token);
  expect(payload.preview?.lines).toEqual([
    { quantity: 2, fields: [{ values: ['Ada'] }] },
    { quantity: 1, fields: [{ values: ['Bob'] }] },
    { quantity: 1, fields: [] },
  ]);
});

describe('a card order', () => {
  const checkOut = async (input: object) => {
    const variables = { input: { ...aCheckoutInput(), lines: null, ...input } };
    return (await shop.client.data(CheckOutFilledInCart, variables, shopper.token)).payload;
  };

  test('is the same order only with the same values', async () => {
    await add(engraved('Ada'), engraved('Bob'));
    const { order } = await checkOut(greeted);
    expect((await checkOut(greeted)).order?.id).toBe(order?.id);
    const replaced = await checkOut({ fields: [value('greeting', 'Hi')] });
    expect(replaced.order?.id).not.toBe(order?.id);
    expect(contentOf(replaced.order)[0]).toEqual(['Greeting: Hi']);
    const lines = [engraved('Ada'), engraved('Eve')];
    const further = await checkOut({ fields: [value('greeting', 'Hi')], lines });
    expect(further.order?.id).not.toBe(replaced.order?.id);
  });

  test('holds units that its customer can still buy, and takes its own lines out of the cart', async () => {
    await add(engraved('Ada', 6), engraved('Bob', 4));
    const { order } = await checkOut({});
    const { cart: before } = await shop.client.data(ReadFilledInCart, {}, shopper.token);
    expect(before.warnings).toEqual([]);
    await add({ productId: ring });
    await pay(shop, shop.gateway, String(order?.id));
    expect(await cart()).toEqual([]);
  });

  test('takes lines out of the cart whose value it dropped', async () => {
    await add(engraved('Ada', 2), { productId: ring });
    await defineFields(shop, owner, { ...engraving, isCustomerInput: false });
    const { order } = await checkOut({});
    await pay(shop, shop.gateway, String(order?.id));
    expect(await cart()).toEqual([]);
  });

  test('takes lines out of the cart whose value staff changed, and no more', async () => {
    await add(engraved('Ada', 2), engraved('Bob'));
    const { order } = await checkOut({});
    const lines = order?.lines.slice(0, 1).map(({ id }) => ({ id, fields: [value('engraving', 'Adah')] }));
    await shop.client.payload(UpdateOrderFields, { id: String(order?.id), lines }, owner.token);
    await add(engraved('Eve'));
    await pay(shop, shop.gateway, String(order?.id));
    expect(await cart()).toMatchObject([{ quantity: 1, fields: [{ values: ['Eve'] }] }]);
  });

  test('leaves lines with other values in the cart', async () => {
    await add(engraved('Ada', 2), engraved('Bob'));
    const { order } = await checkOut({});
    await add(engraved('Ada'), engraved('Eve'));
    await pay(shop, shop.gateway, String(order?.id));
    expect(await cart()).toMatchObject([
      { quantity: 1, fields: [{ values: ['Ada'] }] },
      { quantity: 1, fields: [{ values: ['Eve'] }] },
    ]);
  });
});

test('staff may set any field of a draft and its lines, and the order keeps them', async () => {
  await defineFields(
    shop,
    owner,
    { ...engraving, isRequired: true },
    { ...greeting, isRequired: true },
    aField({ owner: 'ORDER', ...internal }),
    aField({ owner: 'ORDER_LINE', ...internal }),
  );
  const lines = [{ productId: ring, fields: [value('workshop', 'North')] }, engraved('Ada')];
  const fields = [value('workshop', 'South'), value('greeting', 'Hi')];
  const input = { customerId: shopper.userId, lines, fields, billing, paymentMethod: 'BANK' as const };
  const created = (await shop.client.data(CreateFilledInDraft, { input }, owner.token)).payload;
  expect(created).toMatchObject({
    userErrors: [],
    draftOrder: {
      fields: [
        { name: 'Greeting', values: ['Hi'] },
        { name: 'Workshop', values: ['South'] },
      ],
      lines: [{ fields: [{ values: ['North'] }] }, { fields: [{ values: ['Ada'] }] }],
    },
  });
  // An erasure would not find it: entries about drafts have no customer.
  expect(JSON.stringify(await readEntries(shop, owner))).not.toMatch(/North|South/);
  await defineFields(shop, owner, aField({ owner: 'ORDER', ...internal }), engraving);
  const id = String(created.draftOrder?.id);
  const { order, userErrors } = (await shop.client.data(PlaceFilledInDraft, { id }, owner.token)).payload;
  expect(userErrors).toEqual([]);
  expect(contentOf(order)).toEqual([['Workshop: South'], [1, []], [1, ['Engraving: Ada']]]);
});
