import { beforeEach, describe, expect, test } from 'vitest';
import { checkIntegrity } from '../../db/check-integrity.ts';
import { newId } from '../../shared/new-id.ts';
import { changeOrder, seeOrder } from '../../test/card-shop.ts';
import { describeShop } from '../../test/describe-shop.ts';
import {
  CreateRefund,
  EditOrder,
  IssueInvoice,
  PreviewOrderEdit,
  ReadOrderEmails,
  ReadEditableVariants,
  ReadEditedOrder,
  ReceiveEditedPayment,
  SaveInvoiceSettings,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { ledgerOf } from '../../test/ledger.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../test/orders.ts';
import { aCustomer, aStaffMember, anAdmin, type Person } from '../../test/users.ts';
import { lineOf, recordedDuring } from '../audit/audit.fixtures.ts';
import { ProductEntity } from '../catalogue/products/product.entity.ts';
import { ProductVariantEntity } from '../catalogue/variants/product-variant.entity.ts';
import { aField, defineFields } from '../custom-fields/custom-fields.fixtures.ts';
import { seller } from '../invoices/invoices.fixtures.ts';
import { OrderEntity } from '../orders/order.entity.ts';
import { OrderLineEntity } from '../orders/order-line.entity.ts';

const shop = describeShop();
let admin: Person;
let ada: Person;
let tee: string;
let mug: string;

beforeEach(async () => {
  admin = await anAdmin(shop);
  ada = await aCustomer(shop);
  const em = shop.app.orm.em.fork();
  tee = await aProduct(em, { title: 'Tee', salePrice: 2000, stock: 10, colours: [], sizes: [] });
  mug = await aProduct(em, { title: 'Mug', salePrice: 900, stock: 3, colours: [], sizes: [] });
});

/** Two tees. */
const order = (paymentMethod: 'BANK' | 'CASH_ON_DELIVERY' = 'CASH_ON_DELIVERY') =>
  anOrder(shop.client, ada, { ...anOrderInput({ productId: tee, quantity: 2 }), paymentMethod });

async function paidOrder(): Promise<string> {
  const id = await order('BANK');
  await shop.client.data(ReceiveEditedPayment, { id }, admin.token);
  return id;
}

async function read(id: string) {
  const { order: current } = await shop.client.data(ReadEditedOrder, { id }, admin.token);
  if (!current) throw new Error(`No order ${id}`);
  return current;
}

async function variantOf(productId: string): Promise<string> {
  const { product } = await shop.client.data(ReadEditableVariants, { id: productId }, admin.token);
  return product?.variants[0]?.id ?? '';
}

const addMugs = async (quantity: number) => ({
  addedLines: [{ variantId: await variantOf(mug), quantity }],
});

const preview = async (orderId: string, change: object, { token } = admin) =>
  (await shop.client.data(PreviewOrderEdit, { input: { orderId, ...change } } as never, token)).payload;

const problemOf = async (...args: Parameters<typeof preview>) => (await preview(...args)).preview?.problem;

/** Edits with the total of the preview. @returns the first error's code; null for none */
async function edit(
  orderId: string,
  change: object,
  given: { total?: number; updatedAt?: Date | string; note?: string } = {},
): Promise<string | null> {
  const { updatedAt } = await read(orderId);
  const total = given.total ?? (await preview(orderId, change)).preview?.totals.total ?? 1;
  const variables = { updatedAt, ...given, total, input: { orderId, ...change } };
  const { payload } = await shop.client.data(EditOrder, variables as never, admin.token);
  return payload.userErrors[0]?.code ?? null;
}

async function expectIntegrity(): Promise<void> {
  expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
}

describe('an edit', () => {
  test('adds a line, which takes stock and is in the history', async () => {
    const id = await order();
    const before = await read(id);
    expect(await edit(id, await addMugs(3), { note: 'By phone\nat noon' })).toBe(null);
    const after = await read(id);
    expect(after.lines.map(({ title, quantity, unitPrice }) => [title, quantity, unitPrice])).toEqual([
      ['Tee', 2, 2000],
      ['Mug', 3, 900],
    ]);
    expect(after.totals).toMatchObject({ itemCount: 5, subtotal: 6700 });
    expect(after.totals.total - before.totals.total).toBe(2700);
    expect(after.history.at(-1)).toEqual({
      actor: 'ADMIN',
      edit: {
        lines: [{ title: 'Mug', previousQuantity: 0, newQuantity: 3 }],
        previousDiscount: 0,
        newDiscount: 0,
        discountReason: null,
        previousTotal: before.totals.total,
        newTotal: before.totals.total + 2700,
        note: 'By phone\nat noon',
      },
    });
    expect(await ledgerOf(shop, mug)).toMatchObject({ stock: 0, sum: 0 });
    await expectIntegrity();
  });

  test('swaps a line, and keeps the agreed price of another', async () => {
    const id = await order();
    const [line] = (await read(id)).lines;
    const change = { ...(await addMugs(1)), lines: [{ orderLineId: line?.id, quantity: 0 }] };
    expect(await edit(id, change)).toBe(null);
    expect((await read(id)).lines.map(({ title }) => title)).toEqual(['Mug']);
    const [searched] = await shop.app.orm.em
      .fork()
      .execute<{ text: string }[]>(`select text from order_search_texts where order_id = ?`, [id]);
    expect(searched?.text).toMatch(/mug/i);
    expect(searched?.text).not.toMatch(/tee/i);
    expect(await ledgerOf(shop, tee)).toMatchObject({ stock: 10, sum: 10 });
    await expectIntegrity();
  });

  test('a swap at the same price, and another quantity, are in the audit log', async () => {
    const id = await order();
    const [line] = (await read(id)).lines;
    const em = shop.app.orm.em.fork();
    const other = await aProduct(em, { title: 'Shirt', salePrice: 2000, colours: [], sizes: [] });
    const addedLines = [{ variantId: await variantOf(other), quantity: 1 }];
    const entries = await recordedDuring(shop, admin, () =>
      edit(id, { addedLines, lines: [{ orderLineId: line?.id, quantity: 1 }] }),
    );
    expect(entries.map(lineOf).toSorted()).toEqual([
      'CHANGED ORDER <number> ORDER_LINE Tee: quantity 2 > 1',
      'CHANGED PRODUCT Shirt VARIANT: stock 10 > 9',
      'CHANGED PRODUCT Tee VARIANT: stock 8 > 9',
      'CREATED ORDER <number> ORDER_LINE Shirt',
    ]);
    await expectIntegrity();
  });

  test('gives a discount with its reason, replaces it, and removes it', async () => {
    const id = await order();
    const { total } = (await read(id)).totals;
    expect(await edit(id, { discount: { amount: 500, reason: 'Scratched' } })).toBe(null);
    expect(await read(id)).toMatchObject({
      totals: { total: total - 500, discountTotal: 500 },
      adjustments: [{ title: 'Scratched', amount: 500 }],
    });
    expect(await edit(id, { discount: { amount: 700, reason: 'Torn' } })).toBe(null);
    expect(await read(id)).toMatchObject({
      totals: { total: total - 700 },
      adjustments: [{ title: 'Torn', amount: 700 }],
    });
    await expectIntegrity();
    expect(await edit(id, { discount: { amount: 0, reason: 'Mistake' } })).toBe(null);
    expect(await read(id)).toMatchObject({ totals: { total }, adjustments: [] });
    await expectIntegrity();
  });

  test('refunds what a paid order costs less', async () => {
    const id = await paidOrder();
    const { lines, totals } = await read(id);
    expect(await edit(id, { lines: [{ orderLineId: lines[0]?.id, quantity: 1 }] })).toBe(null);
    expect(await read(id)).toMatchObject({
      paymentState: 'PAID',
      totals: { total: totals.total - 2000 },
      refunds: [{ amount: 2000, state: 'DONE' }],
    });
    const { order: mailed } = await shop.client.data(ReadOrderEmails, { id }, admin.token);
    expect(mailed?.mails.map(({ kind }) => kind)).toContain('ORDER_REFUNDED');
    expect(await ledgerOf(shop, tee)).toMatchObject({ stock: 9 });
    await expectIntegrity();
  });
});

describe('a paid order that costs more after an edit', () => {
  test('is paid in part, until the difference is paid', async () => {
    const id = await paidOrder();
    const { totals } = await read(id);
    expect((await preview(id, await addMugs(1))).preview).toMatchObject({
      problem: null,
      difference: 900,
      amountToPay: 900,
      amountToRefund: 0,
    });
    expect(await edit(id, await addMugs(1))).toBe(null);
    expect(await read(id)).toMatchObject({
      paymentState: 'PARTIALLY_PAID',
      paidAmount: totals.total,
      outstandingAmount: 900,
      refunds: [],
    });
    await expectIntegrity();
    await shop.client.data(ReceiveEditedPayment, { id }, admin.token);
    expect(await read(id)).toMatchObject({ paymentState: 'PAID', outstandingAmount: 0 });
    await expectIntegrity();
  });

  test('is paid again when the next edit takes off as much; beyond that, it is refunded', async () => {
    const id = await paidOrder();
    const { totals, lines } = await read(id);
    await edit(id, await addMugs(2));
    const added = async () => (await read(id)).lines.find(({ title }) => title === 'Mug')?.id;
    await edit(id, { lines: [{ orderLineId: await added(), quantity: 1 }] });
    expect(await read(id)).toMatchObject({ paymentState: 'PARTIALLY_PAID', outstandingAmount: 900 });
    const fewer = { lines: [{ orderLineId: lines[0]?.id, quantity: 1 }] };
    expect((await preview(id, fewer)).preview).toMatchObject({ amountToPay: 0, amountToRefund: 1100 });
    expect(await edit(id, fewer)).toBe(null);
    expect(await read(id)).toMatchObject({
      paymentState: 'PAID',
      paidAmount: totals.total - 1100,
      outstandingAmount: 0,
      refunds: [{ amount: 1100, state: 'DONE' }],
    });
    await expectIntegrity();
  });
});

test('an edit without a change is not in the history', async () => {
  const id = await order();
  const before = await read(id);
  const [line] = before.lines;
  expect(await edit(id, { lines: [{ orderLineId: line?.id, quantity: 2 }] }, { note: 'Nothing' })).toBe(null);
  expect(await read(id)).toEqual(before);
});

test('a swapped line keeps what the customer filled in; any other line that needs it is rejected', async () => {
  const id = await order();
  const [line] = (await read(id)).lines;
  const em = () => shop.app.orm.em.fork();
  await em().nativeUpdate(OrderLineEntity, { order: id }, { customFields: { engraving: ['Ada'] } });
  const engraving = aField({ owner: 'ORDER_LINE', key: 'engraving', name: 'Engraving' });
  await defineFields(shop, admin, { ...engraving, isCustomerInput: true, isRequired: true });
  expect(await edit(id, await addMugs(1))).toBe('INVALID_VALUE');
  const swap = { addedLines: [{ variantId: await variantOf(tee), quantity: 1 }] };
  expect(await edit(id, { ...swap, lines: [{ orderLineId: line?.id, quantity: 0 }] })).toBe(null);
  const stored = await em().find(OrderLineEntity, { order: id });
  expect(stored.map(({ customFields }) => customFields)).toEqual([{ engraving: ['Ada'] }]);
  await defineFields(shop, admin);
});

describe('goods added to an order of which nothing was delivered', () => {
  async function digitalOrder(street: string): Promise<string> {
    const em = shop.app.orm.em.fork();
    await em.nativeUpdate(ProductVariantEntity, { product: mug }, { requiresShipping: false });
    const input = { ...anOrderInput({ productId: mug, quantity: 1 }), paymentMethod: 'BANK' as const };
    const id = await anOrder(shop.client, ada, input);
    const placed = await em.findOneOrFail(OrderEntity, { id });
    if (placed.billing) placed.billing = { ...placed.billing, streetAddress: street };
    await em.flush();
    return id;
  }
  const addTee = async () => ({ addedLines: [{ variantId: await variantOf(tee), quantity: 1 }] });

  test('need a delivery method, which the preview offers', async () => {
    const id = await digitalOrder('Row 12');
    const { preview: priced } = await preview(id, await addTee());
    expect(priced?.problem).toMatchObject({
      code: 'DELIVERY_UNAVAILABLE',
      message: 'Choose a delivery method: something must now be delivered.',
    });
    expect(await edit(id, await addTee())).toBe('DELIVERY_UNAVAILABLE');
    const deliveryMethodId = priced?.deliveryMethods[0]?.methodId;
    expect(await edit(id, { ...(await addTee()), deliveryMethodId })).toBe(null);
  });

  test('complete an order when they are removed, if what was paid is then all of it', async () => {
    const id = await digitalOrder('Row 12');
    const deliveryMethodId = (await preview(id, await addTee())).preview?.deliveryMethods[0]?.methodId;
    expect(await edit(id, { ...(await addTee()), deliveryMethodId })).toBe(null);
    const part = { amount: 900, expectedPaidAmount: 0 };
    expect((await changeOrder(shop, admin, 'orderPaymentReceive', id, part)).userErrors).toEqual([]);
    const { lines } = await read(id);
    const tees = lines.find(({ title }) => title === 'Tee');
    expect(await edit(id, { lines: [{ orderLineId: tees?.id, quantity: 0 }] })).toBe(null);
    const { paymentState, status } = await seeOrder(shop, admin, id);
    expect({ paymentState, status }).toEqual({ paymentState: 'PAID', status: 'DELIVERED' });
    await expectIntegrity();
  });

  test('need an address', async () => {
    const id = await digitalOrder('');
    const deliveryMethodId = (await preview(id, await addTee())).preview?.deliveryMethods[0]?.methodId;
    const change = { ...(await addTee()), deliveryMethodId };
    expect(await problemOf(id, change)).toMatchObject({
      message: 'The order has no address to deliver to. Add a delivery address to it first.',
    });
    expect(await edit(id, change)).toBe('DELIVERY_UNAVAILABLE');
  });
});

describe('the preview', () => {
  test('says why an order can’t cost less than was refunded before its cash was noted as not collected', async () => {
    const id = await order();
    await setOrderStatus(shop.client, admin, id, 'DELIVERED');
    const { lines, totals } = await read(id);
    const refund = {
      idempotencyKey: newId(),
      orderId: id,
      reason: 'Late',
      lines: [],
      amount: totals.total - 1500,
    };
    await shop.client.data(CreateRefund, { input: refund }, admin.token);
    await setOrderStatus(shop.client, admin, id, 'PENDING');
    const [line] = lines;
    const less = { lines: [{ orderLineId: line?.id, quantity: 1 }] };
    expect(await problemOf(id, less)).toMatchObject({ code: 'NOT_EDITABLE' });
    expect(await edit(id, less)).toBe('NOT_EDITABLE');
    expect(await problemOf(id, { discount: { amount: 1000, reason: 'Late' } })).toBe(null);
    await expectIntegrity();
  });

  test('says why a paid order can’t be edited like this', async () => {
    const id = await paidOrder();
    const [line] = (await read(id)).lines;
    const less = { lines: [{ orderLineId: line?.id, quantity: 1 }] };
    expect(await problemOf(id, less)).toBe(null);
    expect(await problemOf(id, less, await aStaffMember(shop, 'ORDER_CLERK'))).toMatchObject({
      message: 'The order is paid and would cost less. You may not refund it: ask someone who may.',
    });
  });

  test('prices a discount whose reason is not typed yet', async () => {
    const id = await order();
    const discount = { amount: 500, reason: '' };
    expect((await preview(id, { discount })).preview).toMatchObject({ difference: -500, problem: null });
    expect(await edit(id, { discount })).toBe('REQUIRED');
  });

  test.each([
    ['reverse charge', 'An order with reverse charge can’t be edited. Cancel it, and create a new one.'],
    ['invoice', 'The order has an invoice, so it can’t be edited. Refund what is not delivered instead.'],
  ])('is rejected for an order with %s', async (what, reason) => {
    const id = await paidOrder();
    if (what === 'invoice') {
      await shop.client.data(SaveInvoiceSettings, { input: seller }, admin.token);
      await shop.client.data(IssueInvoice, { orderId: id }, admin.token);
    } else await shop.app.orm.em.fork().nativeUpdate(OrderEntity, { id }, { isReverseCharge: true });
    const change = await addMugs(1);
    expect((await preview(id, change)).userErrors).toMatchObject([{ code: 'NOT_EDITABLE', message: reason }]);
    expect(await edit(id, change)).toBe('NOT_EDITABLE');
  });
});

describe('an edit that can’t be made changes nothing', () => {
  async function expectUnchanged(id: string, act: () => Promise<string | null>, code: string) {
    const before = await read(id);
    const stock = [await ledgerOf(shop, tee), await ledgerOf(shop, mug)];
    expect(await act()).toBe(code);
    expect(await read(id)).toEqual(before);
    expect([await ledgerOf(shop, tee), await ledgerOf(shop, mug)]).toEqual(stock);
  }

  test('of a closed order', async () => {
    for (const status of ['CANCELLED', 'DELIVERED'] as const) {
      const id = await order();
      await setOrderStatus(shop.client, admin, id, status);
      await expectUnchanged(id, async () => edit(id, await addMugs(1)), 'NOT_EDITABLE');
    }
  });

  test('that removes the last line', async () => {
    const id = await order();
    const [line] = (await read(id)).lines;
    const lines = [{ orderLineId: line?.id, quantity: 0 }];
    await expectUnchanged(id, () => edit(id, { lines }), 'NOT_EDITABLE');
  });

  test('beyond the stock, although the preview shows its price and the problem', async () => {
    const id = await order();
    const { preview: priced } = await preview(id, await addMugs(4));
    expect(priced).toMatchObject({
      difference: 3600,
      lines: [{ problem: null }, { problem: { code: 'OUT_OF_STOCK' } }],
    });
    await expectUnchanged(id, async () => edit(id, await addMugs(4)), 'OUT_OF_STOCK');
  });

  test('with more of what is no longer sold', async () => {
    const id = await order();
    const [line] = (await read(id)).lines;
    await shop.app.orm.em.fork().nativeUpdate(ProductEntity, { id: tee }, { deletedAt: new Date() });
    const lines = [{ orderLineId: line?.id, quantity: 3 }];
    await expectUnchanged(id, () => edit(id, { lines }), 'OUT_OF_STOCK');
  });

  test('of an order to be paid in cash of which nothing would be delivered', async () => {
    const id = await order();
    const em = shop.app.orm.em.fork();
    await em.nativeUpdate(ProductVariantEntity, { product: mug }, { requiresShipping: false });
    const [line] = (await read(id)).lines;
    const change = { ...(await addMugs(1)), lines: [{ orderLineId: line?.id, quantity: 0 }] };
    await expectUnchanged(id, () => edit(id, change), 'PAYMENT_METHOD_UNAVAILABLE');
  });

  test('with wrong input', async () => {
    const id = await order();
    const [line] = (await read(id)).lines;
    const unit = { orderLineId: line?.id, quantity: 1 };
    await expectUnchanged(id, () => edit(id, { lines: [unit, unit] }), 'INVALID_VALUE');
    await expectUnchanged(id, () => edit(id, { lines: [{ ...unit, quantity: -1 }] }), 'INVALID_VALUE');
    await expectUnchanged(id, () => edit(id, { addedLines: [{ variantId: 'x', quantity: 1 }] }), 'NOT_FOUND');
    await expectUnchanged(id, () => edit(id, { lines: [unit] }, { total: 1 }), 'TOTAL_CHANGED');
    await expectUnchanged(
      id,
      () => edit(id, { deliveryMethodId: 'x' }, { total: 1 }),
      'DELIVERY_UNAVAILABLE',
    );
    const updatedAt = '2020-01-01T00:00:00.000Z';
    await expectUnchanged(id, () => edit(id, { lines: [unit] }, { updatedAt }), 'VERSION_CHANGED');
  });
});

test('of two editors at once, one is told that the order has changed', async () => {
  const id = await order();
  const { updatedAt } = await read(id);
  const change = await addMugs(1);
  const results = await Promise.all([1, 2].map(() => edit(id, change, { updatedAt })));
  expect(results.toSorted()).toEqual([null, 'VERSION_CHANGED'].toSorted());
  await expectIntegrity();
});

test('of five edits at once that add the last units, as many succeed as there are', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 5; index += 1) ids.push(await order());
  const change = await addMugs(1);
  const results = await Promise.all(ids.map((id) => edit(id, change)));
  expect(results.filter((code) => code === null)).toHaveLength(3);
  expect(results.filter((code) => code === 'OUT_OF_STOCK')).toHaveLength(2);
  expect(await ledgerOf(shop, mug)).toMatchObject({ stock: 0, sum: 0 });
  await expectIntegrity();
});

test('who may not refund gives no discount', async () => {
  const id = await order();
  const clerk = await aStaffMember(shop, 'ORDER_CLERK');
  const { updatedAt } = await read(id);
  const input = { orderId: id, discount: { amount: 1, reason: 'Nice' } };
  const { errors } = await shop.client.graphql(
    EditOrder,
    { input, total: 1, updatedAt } as never,
    clerk.token,
  );
  expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
});
