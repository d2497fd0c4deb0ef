import { beforeAll, describe, expect, test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  DeleteDraft,
  ListCustomerRoles,
  ListDrafts,
  ListOrders,
  LogInFromGuest,
  ReadDraftPrices,
  ReadOwnOrderIds,
} from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { ledgerOf } from '../../../test/ledger.ts';
import { billing } from '../../../test/orders.ts';
import { aCustomer, aStaffMember, type Person } from '../../../test/users.ts';
import { lineOf, recordedDuring } from '../../audit/audit.fixtures.ts';
import { aField, defineFields } from '../../custom-fields/custom-fields.fixtures.ts';
import { ProductEntity } from '../../catalogue/products/product.entity.ts';
import { draftOrderCalls } from './draft-order.fixtures.ts';

const shop = describeShop();
let clerk: Person;
let customer: Person;

beforeAll(async () => {
  clerk = await aStaffMember(shop, 'ORDER_CLERK');
  customer = await aCustomer(shop);
});

const { create, aDraft, update, place, read } = draftOrderCalls(shop, () => clerk);

const product = (item: Parameters<typeof aProduct>[1] = {}) => aProduct(shop.app.orm.em.fork(), item);

const codes = ({ userErrors }: { userErrors: { code: string }[] }) => userErrors.map(({ code }) => code);

/** A complete draft. */
async function complete(item: Parameters<typeof aProduct>[1] = {}, quantity = 2) {
  const productId = await product({ salePrice: 1999, stock: 10, ...item });
  const lines = [{ productId, quantity }];
  return { productId, input: { customerId: customer.userId, lines, billing, paymentMethod: 'BANK' } };
}

describe('a draft', () => {
  test('is priced like a cart, and reserves nothing', async () => {
    const { productId, input } = await complete();
    const draft = await aDraft(input);
    expect(draft).toMatchObject({
      customerId: customer.userId,
      email: customer.email,
      lines: [{ quantity: 2, unitPrice: 1999, total: 3998, previousPrice: null, stock: 10 }],
      totals: { itemCount: 2, total: 3998 },
    });
    expect((await ledgerOf(shop, productId)).stock).toBe(10);
    const filter = { text: customer.email };
    const { orders } = await shop.client.data(ListOrders, { filter }, clerk.token);
    expect(orders.totalCount).toBe(0);
  });

  test('may be incomplete until it is placed', async () => {
    const { id } = await aDraft({ lines: [] });
    const { order, userErrors } = await place(id);
    expect(order).toBeNull();
    expect(userErrors).toEqual(
      ['customerId', 'lines', 'billing', 'paymentMethod'].map((field) => ({
        code: 'REQUIRED',
        field: ['input', field],
      })),
    );
  });

  test.each([
    ['a customer who is none', { customerId: 'none' }, 'NOT_FOUND', 'customerId'],
    ['no email', { email: 'nobody' }, 'INVALID_VALUE', 'email'],
    ['half an address', { billing: { ...billing, city: '' } }, 'REQUIRED', 'billing'],
  ])('rejects %s', async (_what, wrong, code, field) => {
    const { userErrors } = await create({ lines: [], ...wrong });
    expect(userErrors).toMatchObject([{ code, field: expect.arrayContaining([field]) as string[] }]);
  });

  test('rejects the email of staff, and a product without its required option', async () => {
    expect(codes(await create({ lines: [], email: clerk.email }))).toEqual(['EMAIL_TAKEN']);
    const tee = await product({ sizes: ['M', 'L'] });
    expect(codes(await create({ lines: [{ productId: tee }] }))).toEqual(['VARIANT_UNKNOWN']);
  });

  test("with a customer's email belongs to that customer", async () => {
    const draft = await aDraft({ lines: [], email: customer.email.toUpperCase() });
    expect(draft.customerId).toBe(customer.userId);
  });

  test('is not overwritten by a concurrent edit', async () => {
    const { input } = await complete();
    const draft = await aDraft(input);
    const first = await update(draft.id, { ...input, note: 'Call first.' }, draft.version);
    expect(first.draftOrder?.note).toBe('Call first.');
    expect(codes(await update(draft.id, input, draft.version))).toEqual(['VERSION_CHANGED']);
    expect(codes(await place(draft.id, { expectedVersion: draft.version }))).toEqual(['VERSION_CHANGED']);
  });

  test('reports changed prices and unavailable products', async () => {
    const { productId, input } = await complete({ title: 'Mug' });
    const gone = await product({ title: 'Gone' });
    const { id } = await aDraft({ ...input, lines: [...input.lines, { productId: gone }] });
    const em = shop.app.orm.em.fork();
    await em.execute('update product_variants set sale_price = 2499 where product_id = ?', [productId]);
    await em.nativeUpdate(ProductEntity, { id: gone }, { deletedAt: new Date() });
    const { draftOrder } = await shop.client.data(ReadDraftPrices, { id }, clerk.token);
    expect(draftOrder).toEqual({
      unavailable: ['Gone'],
      totals: { total: 4998 },
      lines: [{ unitPrice: 2499, previousPrice: 1999 }],
    });
    expect(codes(await place(id))).toEqual(['NOT_FOUND']);
  });

  test('is listed until it is deleted, newest first', async () => {
    const [one, two] = [await aDraft({ lines: [] }), await aDraft({ lines: [], email: 'new@test.example' })];
    const list = async (first: number, after: string | null = null) =>
      (await shop.client.data(ListDrafts, { first, after }, clerk.token)).draftOrders;
    const page = await list(1);
    expect(page.nodes).toEqual([{ id: two.id }]);
    expect((await list(1, page.pageInfo.endCursor)).nodes).toEqual([{ id: one.id }]);
    const remove = async () => (await shop.client.data(DeleteDraft, { id: one.id }, clerk.token)).payload;
    expect(codes(await remove())).toEqual([]);
    expect(codes(await remove())).toEqual(['NOT_FOUND']);
    expect(await read(one.id)).toBeNull();
  });
});

describe('placing a draft', () => {
  test('reserves stock, emails the customer, and records the staff member in the history', async () => {
    const { productId, input } = await complete();
    const draft = await aDraft({ ...input, note: 'Gift wrap, please.' });
    const { order } = await place(draft.id, { expectedVersion: draft.version, expectedTotal: 3998 });
    expect(order).toEqual({
      id: draft.id,
      paymentMethod: 'BANK',
      totals: { total: 3998 },
      customer: { fullName: 'Ada Lovelace', email: customer.email },
      history: [{ status: 'PENDING', actor: 'ADMIN', staffName: 'Grace Hopper' }],
      comments: [{ text: 'Gift wrap, please.' }],
    });
    expect((await ledgerOf(shop, productId)).stock).toBe(8);
    expect(await read(draft.id)).toBeNull();
    const [mail] = await shop.app.orm.em
      .fork()
      .execute<{ kind: string; recipient: string }[]>(
        'select kind, recipient from outbox_emails where order_id = ?',
        [draft.id],
      );
    expect(mail).toMatchObject({ kind: 'ORDER_PLACED', recipient: 'ada@example.com' });
    const { viewer } = await shop.client.data(ReadOwnOrderIds, {}, customer.token);
    expect(viewer?.orders.nodes).toEqual([{ id: draft.id }]);
  });

  test('twice, also concurrently, creates one order', async () => {
    const { productId, input } = await complete();
    const { id } = await aDraft(input);
    const all = [...(await Promise.all([1, 2, 3, 4].map(() => place(id)))), await place(id)];
    expect(all.map(({ order }) => order?.id)).toEqual(Array<string>(5).fill(id));
    expect((await ledgerOf(shop, productId)).stock).toBe(8);
  });

  test('fails if the total has changed or stock is missing, and keeps the draft', async () => {
    const { input } = await complete({ stock: 1 });
    const { id } = await aDraft(input);
    expect(codes(await place(id, { expectedTotal: 1 }))).toEqual(['TOTAL_CHANGED']);
    const { userErrors } = await place(id);
    expect(userErrors).toEqual([{ code: 'OUT_OF_STOCK', field: ['input', 'lines', '0', 'quantity'] }]);
    expect(await read(id)).not.toBeNull();
  });

  test('creates an account for a new email, which gets a password by a reset link', async () => {
    const { input } = await complete();
    const email = 'first-call@test.example';
    const { id } = await aDraft({ ...input, customerId: null, email });
    const { order } = await place(id);
    expect(order?.customer).toEqual({ fullName: 'Ada', email });
    const { customers } = await shop.client.data(ListCustomerRoles, { search: email }, clerk.token);
    expect(customers.nodes).toEqual([{ email, role: 'CUSTOMER' }]);
    const login = { emailOrPhone: email, password: 'anything at all' };
    const { payload } = await shop.client.data(LogInFromGuest, { input: login });
    expect(codes(payload)).toEqual(['CREDENTIALS_WRONG']);
  });

  test('is not subject to the limits for customers', async () => {
    const buyer = await aCustomer(shop);
    for (let orders = 0; orders < 12; orders += 1) {
      const { input } = await complete({}, 1);
      const { id } = await aDraft({ ...input, customerId: buyer.userId });
      expect(codes(await place(id))).toEqual([]);
    }
  });

  test("is in the audit log, without the customer's name in the draft's entries", async () => {
    const owner = await aStaffMember(shop, 'OWNER');
    const { input } = await complete({ title: 'Lamp' });
    const entries = await recordedDuring(shop, owner, async () => {
      const { id } = await aDraft({ ...input, note: 'Secret.' });
      await place(id);
    });
    expect(entries.map((entry) => lineOf(entry).replace(/ORDER \S+/, 'ORDER <number>')).toSorted()).toEqual([
      'CHANGED PRODUCT Lamp VARIANT: stock <number> > <number>',
      'CREATED DRAFT_ORDER <number>',
      'CREATED ORDER <number>',
      'CREATED ORDER <number> COMMENT',
      'DELETED DRAFT_ORDER <number>',
    ]);
    const drafts = entries.filter(({ subject }) => subject === 'DRAFT_ORDER');
    expect(JSON.stringify(drafts)).not.toMatch(/Ada|Secret|example\.com/);
  });

  test('records that values of lines changed, but not the values', async () => {
    const owner = await aStaffMember(shop, 'OWNER');
    await defineFields(shop, owner, aField({ owner: 'ORDER_LINE', key: 'engraving' }));
    const { input, productId } = await complete();
    const engraved = (text: string) => ({
      ...input,
      lines: [{ productId, quantity: 2, fields: [{ key: 'engraving', values: [text] }] }],
    });
    const { id } = await aDraft(engraved('Countess'));
    const fieldsOfEdit = async (edit: object) => {
      const entries = await recordedDuring(shop, owner, () => update(id, edit));
      expect(JSON.stringify(entries)).not.toMatch(/Countess|Byron/);
      return entries.flatMap(({ changes }) => changes.map(({ field }) => field));
    };
    expect(await fieldsOfEdit(engraved('Byron'))).toContain('customFields');
    expect(await fieldsOfEdit({ ...engraved('Byron'), note: 'Call first.' })).not.toContain('customFields');
  });

  test('records an empty list of lines', async () => {
    const owner = await aStaffMember(shop, 'OWNER');
    const { input } = await complete();
    const { id } = await aDraft({ ...input, lines: [] });
    const entries = await recordedDuring(shop, owner, () => update(id, input));
    expect(entries.flatMap(({ changes }) => changes)).toMatchObject([{ field: 'lines', before: '[]' }]);
  });
});
