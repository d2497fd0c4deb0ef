import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import {
  AddFilledInLines,
  type CartLineInput,
  type FilledInCart,
  LogInFromGuest,
  ReadFilledInCart,
  ReplaceFilledInLines,
  SetLineQuantity,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { aCustomer, aGuest, allowGuests, aStaffMember, type Person, testPassword } from '../../test/users.ts';
import type { CustomField } from '../custom-fields/custom-fields.ts';
import { aField, defineFields, saveFields } from '../custom-fields/custom-fields.fixtures.ts';

const shop = describeShop();
let owner: Person;
let shopper: Person;
let ring: string;

const engraving = aField({ owner: 'ORDER_LINE', key: 'engraving', name: 'Engraving', isCustomerInput: true });
const font = aField({
  owner: 'ORDER_LINE',
  key: 'font',
  isCustomerInput: true,
  type: 'CHOICE',
  choices: ['Serif', 'Script'],
});

beforeAll(async () => {
  owner = await aStaffMember(shop, 'OWNER');
});
beforeEach(async () => {
  shopper = await aCustomer(shop);
  ring = await aProduct(shop.app.orm.em.fork(), { title: 'Ring', stock: 5 });
  await defineFields(shop, owner, engraving, font);
});

/** A line for rings with this engraving. */
const engraved = (text: string, quantity = 1): CartLineInput => ({
  productId: ring,
  quantity,
  fields: [{ key: 'engraving', values: [text] }],
});

const add = async (lines: CartLineInput[], token = shopper.token) =>
  (await shop.client.data(AddFilledInLines, { lines }, token)).payload;
const replace = async (...lines: CartLineInput[]) =>
  (await shop.client.data(ReplaceFilledInLines, { lines }, shopper.token)).payload;
const read = async (token = shopper.token) => (await shop.client.data(ReadFilledInCart, {}, token)).cart;

/** The values and quantities of lines. */
const contentOf = (cart: FilledInCart['cart'] | undefined) =>
  cart?.lines.map(({ fields, quantity }) => [
    Object.fromEntries(fields.map(({ key, values }) => [key, values])),
    quantity,
  ]);

const errorsOf = ({ userErrors }: FilledInCart) =>
  userErrors.map(({ code, field, message }) => [code, field?.join('.'), message]);

test('lines with other values are other lines, and the same values join', async () => {
  await add([engraved('Ada'), { productId: ring }]);
  const { cart, userErrors } = await add([engraved('Ada '), engraved('Bob')]);
  expect(userErrors).toEqual([]);
  expect(contentOf(cart)).toEqual([
    [{ engraving: ['Ada'] }, 2],
    [{}, 1],
    [{ engraving: ['Bob'] }, 1],
  ]);
  expect(await read()).toMatchObject({ lines: cart?.lines, warnings: [] });
});

test('the longest values of all fields can be stored', async () => {
  const fields = Array.from({ length: 20 }, (_, index) =>
    aField({ owner: 'ORDER_LINE', key: `text_${index}`, isCustomerInput: true }),
  );
  await defineFields(shop, owner, ...fields);
  // Text that does not repeat, because the database compresses values.
  const filledIn = fields.map(({ key }) => ({ key, values: [randomBytes(250).toString('hex')] }));
  const { cart, userErrors } = await add([{ productId: ring, fields: filledIn }]);
  expect(userErrors).toEqual([]);
  expect(cart?.lines[0]?.fields).toEqual(filledIn);
});

test('lines of a variant share its stock', async () => {
  expect(contentOf((await add([engraved('Ada', 3)])).cart)).toEqual([[{ engraving: ['Ada'] }, 3]]);
  const capped = await add([engraved('Bob', 4)]);
  expect(contentOf(capped.cart)).toEqual([
    [{ engraving: ['Ada'] }, 3],
    [{ engraving: ['Bob'] }, 2],
  ]);
  expect(capped.warnings).toEqual([{ code: 'QUANTITY_CAPPED' }]);
  expect(errorsOf(await add([engraved('Eve')]))).toEqual([
    ['OUT_OF_STOCK', 'lines.0.quantity', 'Only 5 of Ring left.'],
  ]);
  const [line] = capped.cart?.lines ?? [];
  const variables = { id: String(line?.id), quantity: 5 };
  const { payload } = await shop.client.data(SetLineQuantity, variables, shopper.token);
  expect(contentOf(payload.cart)?.map(([, quantity]) => quantity)).toEqual([3, 2]);
});

test("a product is asked for the fields of its type, and can't have others", async () => {
  const ofRings = { ...engraving, isRequired: true, productTypes: ['ring'] };
  const productTypes = [{ key: 'ring', name: 'Ring' }];
  await saveFields(shop, owner.token, { fields: [ofRings, font], productTypes });
  const line = { productId: ring, fields: [{ key: 'font', values: ['Serif'] }] };
  expect(errorsOf(await add([engraved('Ada')]))).toEqual([
    ['INVALID_VALUE', 'lines.0.fields.0.key', expect.any(String)],
  ]);
  expect(errorsOf(await add([line]))).toEqual([]);

  await shop.app.orm.em.fork().execute(`update products set product_type = 'ring' where id = ?`, [ring]);
  expect(errorsOf(await add([line]))).toEqual([
    ['REQUIRED', 'lines.0.fields.engraving', 'Ring: Engraving is required'],
  ]);
  expect(errorsOf(await add([engraved('Ada')]))).toEqual([]);
});

test('replacing the cart keeps lines with the same values, and no others', async () => {
  const { cart } = await add([engraved('Ada'), engraved('Bob')]);
  const after = await replace(engraved('Bob', 3), engraved('Eve'));
  expect(contentOf(after.cart)).toEqual([
    [{ engraving: ['Bob'] }, 3],
    [{ engraving: ['Eve'] }, 1],
  ]);
  expect(after.cart?.lines[0]?.id).toBe(cart?.lines[1]?.id);
});

test('a line that is as it was is not checked against rules that have changed since', async () => {
  await add([{ productId: ring }, { productId: ring, fields: [{ key: 'font', values: ['Script'] }] }]);
  await defineFields(shop, owner, { ...engraving, isRequired: true }, { ...font, choices: ['Serif'] });
  const [plain, inScript] = (await read()).lines;
  const required = ['REQUIRED', 'lines.0.fields.engraving', 'Ring: Engraving is required'];
  expect(errorsOf(await add([{ productId: ring }]))).toEqual([required]);
  const serif = { productId: ring, fields: [{ key: 'font', values: ['Serif'] }] };
  expect(errorsOf(await replace(serif))).toEqual([required]);

  const { cart, userErrors } = await replace({ productId: ring, quantity: 3 });
  expect(userErrors).toEqual([]);
  expect(cart?.lines).toEqual([{ id: plain?.id, quantity: 3, fields: [] }]);
  expect(inScript).toMatchObject({ fields: [] });
});

describe('a line is rejected, and the cart unchanged,', () => {
  beforeEach(() => defineFields(shop, owner, { ...engraving, isRequired: true }, font));

  test.each<[string, CartLineInput['fields'], string, string]>([
    ['without what is required', null, 'REQUIRED', 'lines.0.fields.engraving'],
    ['with an unknown field', [{ key: 'price', values: ['1'] }], 'INVALID_VALUE', 'lines.0.fields.0.key'],
    [
      'with an unknown choice',
      [{ key: 'font', values: ['Comic'] }],
      'INVALID_VALUE',
      'lines.0.fields.0.values',
    ],
    [
      'with a value that is too long',
      [{ key: 'engraving', values: ['x'.repeat(501)] }],
      'INVALID_VALUE',
      'lines.0.fields.0.values',
    ],
  ])('%s', async (_what, fields, code, field) => {
    await add([engraved('Ada')]);
    const line = { productId: ring, ...(fields && { fields }) };
    for (const result of [await add([line]), await replace(line)])
      expect(errorsOf(result)).toEqual([[code, field, expect.any(String)]]);
    expect((await read()).lines).toMatchObject([{ quantity: 1, fields: [{ values: ['Ada'] }] }]);
  });
});

test("a guest's lines join the customer's with the same values", async () => {
  await allowGuests(shop);
  await add([engraved('Ada')]);
  const guest = await aGuest(shop);
  await add([engraved('Ada'), engraved('Bob')], guest);
  const input = { emailOrPhone: shopper.email, password: testPassword };
  await shop.client.data(LogInFromGuest, { input, guestToken: guest });
  expect((await read()).lines).toMatchObject([
    { quantity: 2, fields: [{ key: 'engraving', values: ['Ada'] }] },
    { quantity: 1, fields: [{ key: 'engraving', values: ['Bob'] }] },
  ]);
});

test.each<[string, Partial<CustomField>]>([
  ['is no longer asked', { isCustomerInput: false }],
  ['is one of another product type now', { productTypes: ['watch'] }],
])('a value of a field that %s is hidden, as orders drop it', async (_what, change) => {
  await add([engraved('Ada')]);
  const productTypes = [{ key: 'watch', name: 'Watch' }];
  await saveFields(shop, owner.token, { fields: [{ ...engraving, ...change }, font], productTypes });
  expect(contentOf(await read())).toEqual([[{}, 1]]);
});

test('values that no longer fit are hidden, and back with their field', async () => {
  await add([{ ...engraved('Ada'), fields: [{ key: 'font', values: ['Script'] }] }]);
  await defineFields(shop, owner, { ...font, choices: ['Serif'] });
  expect((await read()).lines).toMatchObject([{ fields: [] }]);
  await defineFields(shop, owner, font);
  expect((await read()).lines).toMatchObject([{ fields: [{ values: ['Script'] }] }]);
});
