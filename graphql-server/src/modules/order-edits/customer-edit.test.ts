import { beforeEach, describe, expect, test } from 'vitest';
import { checkIntegrity } from '../../db/check-integrity.ts';
import { MINUTE } from '../../shared/time/duration.ts';
import { aCardOrder, changeOrder, report } from '../../test/card-shop.ts';
import { describeCardShop } from '../../test/describe-shop.ts';
import {
  AllowOrderChanges,
  ChangeLinkedOrder,
  ChangeOrder,
  IssueInvoice,
  PlaceOrderToReturn,
  PreviewLinkedOrderChange,
  PreviewOrderChange,
  ReadChangeableOrder,
  ReadEditedOrder,
  ReadOrderEmails,
  ReceiveEditedPayment,
  SaveInvoiceSettings,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { ledgerOf } from '../../test/ledger.ts';
import { anOrder, anOrderInput, billing, setOrderStatus } from '../../test/orders.ts';
import { aCustomer, aGuest, allowGuests, anAdmin, type Person } from '../../test/users.ts';
import { readEntries } from '../audit/audit.fixtures.ts';
import { ProductVariantEntity } from '../catalogue/variants/product-variant.entity.ts';
import { saveDelivery, zones } from '../delivery/delivery.fixtures.ts';
import { seller } from '../invoices/invoices.fixtures.ts';
import { aPromotion, endPromotions } from '../promotions/promotion.fixtures.ts';

const shop = describeCardShop();
let admin: Person;
let ada: Person;
let tee: string;

const allow = (customerMinutes: number) =>
  shop.client.data(AllowOrderChanges, { customerMinutes }, admin.token);

beforeEach(async () => {
  admin = await anAdmin(shop);
  ada = await aCustomer(shop);
  tee = await aProduct(shop.app.orm.em.fork(), { title: 'Tee', salePrice: 2000, stock: 10 });
  await allow(30);
});

/** Two tees at $20.00. */
const order = (paymentMethod: 'BANK' | 'CASH_ON_DELIVERY' = 'CASH_ON_DELIVERY') =>
  anOrder(shop.client, ada, { ...anOrderInput({ productId: tee, quantity: 2 }), paymentMethod });

async function paidOrder(): Promise<string> {
  const id = await order('BANK');
  await shop.client.data(ReceiveEditedPayment, { id }, admin.token);
  return id;
}

/** Two tees, paid by card. */
async function paidByCard(): Promise<string> {
  const { id, sessionId } = await aCardOrder(shop, ada, { productId: tee, quantity: 2 });
  shop.gateway.pay(sessionId);
  await report(shop, sessionId);
  return id;
}

async function read(id: string) {
  const { order: current } = await shop.client.data(ReadChangeableOrder, { id }, admin.token);
  if (!current) throw new Error(`No order ${id}`);
  return current;
}

const linesOf = async (id: string, quantity: number) => [
  { orderLineId: String((await read(id)).lines[0]?.id), quantity },
];

/** Changes the number of tees, or the address. @returns the first error's code; null for none */
async function change(
  id: string,
  {
    quantity,
    total = (quantity ?? 2) * 2000 || 1,
    ...rest
  }: { quantity?: number; total?: number; deliveryAddress?: object },
  { token } = ada,
): Promise<string | null> {
  const { updatedAt } = await read(id);
  const lines = quantity === undefined ? [] : await linesOf(id, quantity);
  const variables = { input: { orderId: id, lines, ...rest }, total, updatedAt };
  const { payload } = await shop.client.data(ChangeOrder, variables as never, token);
  return payload.userErrors[0]?.code ?? null;
}

async function expectRejected(id: string, act: () => Promise<string | null>, code: string) {
  const before = [await read(id), await ledgerOf(shop, tee)];
  expect(await act()).toBe(code);
  expect([await read(id), await ledgerOf(shop, tee)]).toEqual(before);
}

describe('a customer', () => {
  test('changes a quantity: stock, history and email follow', async () => {
    const id = await order();
    expect((await read(id)).changeableUntil).toBe(
      new Date(shop.clock.now().getTime() + 30 * MINUTE).toISOString(),
    );
    expect(await change(id, { quantity: 3 })).toBe(null);
    expect(await read(id)).toMatchObject({ totals: { total: 6000 }, lines: [{ quantity: 3 }] });
    expect(await ledgerOf(shop, tee)).toMatchObject({ stock: 7, sum: 7 });
    const { order: edited } = await shop.client.data(ReadEditedOrder, { id }, admin.token);
    expect(edited?.history.at(-1)).toMatchObject({
      actor: 'CUSTOMER',
      edit: { lines: [{ title: 'Tee', previousQuantity: 2, newQuantity: 3 }], newTotal: 6000, note: null },
    });
    // The audit log is about staff and programs.
    expect(await readEntries(shop, admin, { subjectId: id })).toEqual([]);
    const { order: mailed } = await shop.client.data(ReadOrderEmails, { id }, admin.token);
    expect(mailed?.mails.filter(({ kind }) => kind === 'ORDER_EDITED')).toHaveLength(1);
    expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
  });

  test('has it delivered elsewhere, where it costs the same', async () => {
    const id = await order();
    const { firstName, streetAddress, phone } = billing;
    expect(await change(id, { deliveryAddress: { firstName, streetAddress, phone, city: 'Leeds' } })).toBe(
      null,
    );
    expect(await read(id)).toMatchObject({ deliveryAddress: { city: 'Leeds' }, totals: { total: 4000 } });
    const { order: mailed } = await shop.client.data(ReadOrderEmails, { id }, admin.token);
    expect(mailed?.mails.map(({ kind }) => kind)).toEqual(['ORDER_PLACED', 'ORDER_EDITED']);
  });

  test('gets back to the card what a paid order costs less', async () => {
    const id = await paidByCard();
    expect(await change(id, { quantity: 1 })).toBe(null);
    const { order: edited } = await shop.client.data(ReadEditedOrder, { id }, admin.token);
    expect(edited).toMatchObject({
      totals: { total: 2000 },
      refunds: [{ amount: 2000, state: 'REQUESTED' }],
    });
    expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
  });

  test('pays by card what a paid order costs more; until then, it is partially paid', async () => {
    const id = await paidByCard();
    expect(await change(id, { quantity: 4 })).toBe(null);
    const state = async () => (await shop.client.data(ReadEditedOrder, { id }, admin.token)).order;
    expect(await state()).toMatchObject({
      paymentState: 'PARTIALLY_PAID',
      paidAmount: 4000,
      outstandingAmount: 4000,
    });
    await changeOrder(shop, ada, 'orderPaymentRetry', id);
    expect(shop.gateway.last.amountTotal).toBe(4000);
    shop.gateway.pay(shop.gateway.last.id);
    await report(shop, shop.gateway.last.id);
    expect(await state()).toMatchObject({ paymentState: 'PAID', paidAmount: 8000, outstandingAmount: 0 });
    expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
  });

  test('changes an order at most 20 times in an hour', async () => {
    const id = await order();
    const grace = await aCustomer(shop);
    for (let attempt = 1; attempt <= 20; attempt += 1) {
      expect(await change(id, { quantity: 1 }, grace)).toBe('NOT_FOUND');
      expect(await change(id, { quantity: 2 + (attempt % 2) })).toBe(null);
    }
    await expect(change(id, { quantity: 3 })).rejects.toThrow('RATE_LIMITED');
    expect(await read(id)).toMatchObject({ totals: { total: 4000 } });
  });
});

describe('a change is rejected and changes nothing', () => {
  test('when the time is over, or the shop allows none', async () => {
    const id = await order();
    await allow(0);
    expect((await read(id)).changeableUntil).toBe(null);
    await expectRejected(id, () => change(id, { quantity: 1 }), 'NOT_EDITABLE');
    // Before the session of staff ends.
    await allow(10);
    shop.clock.advance(10 * MINUTE - 1);
    expect((await read(id)).changeableUntil).not.toBe(null);
    shop.clock.advance(1);
    expect((await read(id)).changeableUntil).toBe(null);
    await expectRejected(id, () => change(id, { quantity: 1 }), 'NOT_EDITABLE');
  });

  test('of another customer’s order', async () => {
    const id = await order();
    const grace = await aCustomer(shop);
    await expectRejected(id, () => change(id, { quantity: 1 }, grace), 'NOT_FOUND');
    const input = { orderId: id, lines: [] };
    const { payload } = await shop.client.data(PreviewOrderChange, { input }, grace.token);
    expect(payload).toEqual({ preview: null, userErrors: [{ code: 'NOT_FOUND' }] });
  });

  test('of the last line, beyond the stock, or against the quantity rules', async () => {
    const id = await order();
    await expectRejected(id, () => change(id, { quantity: 0 }), 'NOT_EDITABLE');
    await expectRejected(id, () => change(id, { quantity: 11 }), 'OUT_OF_STOCK');
    await shop.app.orm.em
      .fork()
      .nativeUpdate(ProductVariantEntity, { product: tee }, { minimumQuantity: 2, quantityStep: 2 });
    await expectRejected(id, () => change(id, { quantity: 1 }), 'QUANTITY_NOT_ALLOWED');
    await expectRejected(id, () => change(id, { quantity: 3 }), 'QUANTITY_NOT_ALLOWED');
    const input = { orderId: id, lines: await linesOf(id, 1) };
    const { payload } = await shop.client.data(PreviewOrderChange, { input }, ada.token);
    expect(payload.preview).toMatchObject({
      totals: { total: 2000 },
      lines: [{ problem: { code: 'QUANTITY_NOT_ALLOWED' } }],
    });
    expect(await change(id, { quantity: 4 })).toBe(null);
  });

  test('to a difference that can’t be paid by card', async () => {
    const cheap = await aProduct(shop.app.orm.em.fork(), { title: 'Pin', salePrice: 40, stock: 10 });
    const { id, sessionId } = await aCardOrder(shop, ada, { productId: cheap, quantity: 2 });
    shop.gateway.pay(sessionId);
    await report(shop, sessionId);
    await expectRejected(id, () => change(id, { quantity: 3, total: 120 }), 'NOT_EDITABLE');
    expect(await change(id, { quantity: 4, total: 160 })).toBe(null);
  });

  test('that staff would have to pay back by hand', async () => {
    const id = await paidOrder();
    await expectRejected(id, () => change(id, { quantity: 1 }), 'NOT_EDITABLE');
  });

  test('of quantities that have a discount, whose share would grow with them', async () => {
    await aPromotion(shop, admin.token, { kind: 'AMOUNT', amount: 1000, percent: null });
    const id = await order();
    await endPromotions(shop);
    expect((await read(id)).totals.total).toBe(3000);
    await expectRejected(id, () => change(id, { quantity: 4 }), 'NOT_EDITABLE');
    const { firstName, streetAddress, phone } = billing;
    const deliveryAddress = { firstName, streetAddress, phone, city: 'Leeds' };
    expect(await change(id, { deliveryAddress, total: 3000 })).toBe(null);
  });

  test('of an order that is sent, has an invoice, or is being paid', async () => {
    const sent = await order();
    await setOrderStatus(shop.client, admin, sent, 'DELIVERED');
    await expectRejected(sent, () => change(sent, { quantity: 1 }), 'NOT_EDITABLE');
    const invoiced = await paidOrder();
    await shop.client.data(SaveInvoiceSettings, { input: seller }, admin.token);
    await shop.client.data(IssueInvoice, { orderId: invoiced }, admin.token);
    await expectRejected(invoiced, () => change(invoiced, { quantity: 1 }), 'NOT_EDITABLE');
    const { id, sessionId } = await aCardOrder(shop, ada, { productId: tee, quantity: 2 });
    await expectRejected(id, () => change(id, { quantity: 1 }), 'NOT_EDITABLE');
    shop.gateway.pay(sessionId);
    await report(shop, sessionId);
    expect(await change(id, { quantity: 1 })).toBe(null);
  });

  test('from an outdated page', async () => {
    const id = await order();
    const { updatedAt } = await read(id);
    const input = { orderId: id, lines: await linesOf(id, 1) };
    const send = async (variables: object) => {
      const { payload } = await shop.client.data(ChangeOrder, { input, ...variables } as never, ada.token);
      return payload.userErrors[0]?.code ?? null;
    };
    await expectRejected(id, () => send({ updatedAt, total: 1999 }), 'TOTAL_CHANGED');
    const past = '2020-01-01T00:00:00.000Z';
    await expectRejected(id, () => send({ updatedAt: past, total: 2000 }), 'VERSION_CHANGED');
  });
});

test('a guest changes the order of their link, and no other order', async () => {
  await allowGuests(shop);
  const guest = await aGuest(shop);
  const place = async () => {
    const input: object = anOrderInput({ productId: tee, quantity: 2 });
    const { payload } = await shop.client.data(PlaceOrderToReturn, { input }, guest);
    return { id: String(payload.order?.id), token: String(payload.order?.linkToken) };
  };
  const [mine, other] = [await place(), await place()];
  const { updatedAt } = await read(mine.id);
  const input = { orderId: mine.id, lines: await linesOf(mine.id, 1) };
  const send = async (token: string) =>
    (await shop.client.data(ChangeLinkedOrder, { token, input, total: 2000, updatedAt })).payload;
  expect(await send(other.token)).toEqual({ order: null, userErrors: [{ code: 'NOT_FOUND' }] });
  const { payload } = await shop.client.data(PreviewLinkedOrderChange, { token: mine.token, input });
  expect(payload.preview).toEqual({ totals: { total: 2000 } });
  expect(await send(mine.token)).toEqual({ order: { totals: { total: 2000 } }, userErrors: [] });
});

test('the minutes are from 0 to a day', async () => {
  for (const minutes of [-1, 1441])
    expect((await allow(minutes)).payload.userErrors).toEqual([
      { code: 'INVALID_VALUE', field: ['input', 'customerMinutes'] },
    ]);
  expect((await allow(1440)).payload.userErrors).toEqual([]);
});

test('an address where the order would cost something else is rejected', async () => {
  const germany = {
    name: 'Germany',
    places: [{ countryCode: 'DE' }],
    methods: [{ ...zones[0]?.methods[0], fee: 6000 }],
  };
  await saveDelivery(shop, admin.token, { countryCode: 'US', zones: [zones[0], germany] });
  const id = await order();
  const { firstName, streetAddress, phone } = billing;
  const address = { firstName, streetAddress, phone, city: 'Leeds' };
  const abroad = { deliveryAddress: { ...address, countryCode: 'DE' } };
  await expectRejected(id, () => change(id, abroad), 'NOT_EDITABLE');
  const home = { deliveryAddress: { ...address, countryCode: 'US' } };
  expect(await change(id, home)).toBe(null);
  const total = (await read(id)).totals.total + 2000;
  expect(await change(id, { ...home, quantity: 3, total })).toBe(null);
});
