import { beforeEach, describe, expect, test } from 'vitest';
import { checkIntegrity } from '../../db/check-integrity.ts';
import { newId } from '../../shared/new-id.ts';
import { DAY } from '../../shared/time/duration.ts';
import { describeCardShop } from '../../test/describe-shop.ts';
import {
  CreateRefund,
  CreateShipment,
  ListReturns,
  PreviewReturn,
  ReadOpenReturns,
  ReadReturnDays,
  type ReturnFilter,
  SetReturnDays,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { setOrderStatus } from '../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { EventEntity } from '../events/event.entity.ts';
import { OrderEventEntity } from '../orders/order-event.entity.ts';
import { made, type ReturnableOrder, returnsOf } from './returns.fixtures.ts';

const shop = describeCardShop();
const returns = returnsOf(shop);
let admin: Person;
let ada: Person;
let tee: string;
let mug: string;

beforeEach(async () => {
  ada = await aCustomer(shop);
  admin = await anAdmin(shop);
  tee = await aProduct(shop.app.orm.em.fork(), { title: 'Tee', salePrice: 1999, stock: 10 });
  mug = await aProduct(shop.app.orm.em.fork(), { title: 'Mug', salePrice: 850, stock: 10 });
});

/** Three tees and a mug that were delivered and paid. */
async function delivered(method = 'BANK'): Promise<ReturnableOrder> {
  const lines = [
    { productId: tee, quantity: 3 },
    { productId: mug, quantity: 1 },
  ];
  return returns.see(ada, await returns.delivered(ada, admin, method, ...lines));
}

const allowDays = (days: number) => shop.client.data(SetReturnDays, { days }, admin.token);

const returnable = ({ returnability }: ReturnableOrder) =>
  returnability.lines.map(({ line, quantity }) => [line.title, quantity]);

describe('a request', () => {
  test('is for what was delivered, and shows what comes back before and after it is made', async () => {
    const order = await delivered();
    expect(returnable(order)).toEqual([
      ['Tee', 3],
      ['Mug', 1],
    ]);
    expect(order.returnability).toMatchObject({ problem: null, until: '2026-12-21T00:00:00.000Z' });
    const chosen = { orderId: order.id, lines: [{ orderLineId: order.lines[0]?.id, quantity: 2 }] };
    const { returnPreview } = await shop.client.data(PreviewReturn, chosen, ada.token);
    expect(returnPreview.preview?.amount).toBe(2 * 1999);

    const orderReturn = made(await returns.request(ada, order, { Tee: 2 }, { note: ' Too small. ' }));
    expect(orderReturn).toMatchObject({
      state: 'REQUESTED',
      refundAmount: 2 * 1999,
      refund: null,
      lines: [{ line: { title: 'Tee' }, quantity: 2, reason: 'DOES_NOT_FIT', receivedQuantity: 0 }],
      history: [{ state: 'REQUESTED', text: 'Too small.', actor: 'CUSTOMER', staffName: null }],
    });
    expect(orderReturn.number).toMatch(/^R\d{4,}$/);
    const after = await returns.see(ada, order.id);
    expect(after).toMatchObject({
      status: 'DELIVERED',
      refundedAmount: 0,
      returns: [{ id: orderReturn.id }],
    });
    expect(returnable(after)).toEqual([
      ['Tee', 1],
      ['Mug', 1],
    ]);
  });

  test('for units that are in another one, or more than were bought, is refused beside its line', async () => {
    const order = await delivered();
    made(await returns.request(ada, order, { Tee: 2 }));
    const refused = await returns.request(ada, order, { Mug: 1, Tee: 2 });
    expect(refused).toMatchObject({
      return: null,
      userErrors: [
        {
          code: 'INVALID_VALUE',
          message: 'You can return at most 1.',
          field: ['input', 'lines', '1', 'quantity'],
        },
      ],
    });
    made(await returns.request(ada, order, { Mug: 1, Tee: 1 }));
    expect(await returns.request(ada, order, { Tee: 1 })).toMatchObject({
      userErrors: [{ message: 'These items can no longer be returned.' }],
    });
    expect((await returns.see(ada, order.id)).returnability.problem).toEqual({
      code: 'NOT_RETURNABLE',
      message: 'Everything in this order is already in a return or was refunded.',
    });
    expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
  });

  test('for units that were refunded is refused', async () => {
    const order = await delivered();
    const refund = {
      idempotencyKey: newId(),
      orderId: order.id,
      reason: 'Scratched',
      lines: [{ orderLineId: order.lines[0]?.id, quantity: 2 }],
    };
    const { userErrors } = await shop.client.payload(CreateRefund, { input: refund }, admin.token);
    expect(userErrors).toEqual([]);
    expect(await returns.request(ada, order, { Tee: 2 })).toMatchObject({
      userErrors: [{ message: 'You can return at most 1.' }],
    });
  });

  test('is refused for what was never sent', async () => {
    const order = await delivered();
    await setOrderStatus(shop.client, admin, order.id, 'PENDING');
    const parcel = { orderId: order.id, lines: [{ orderLineId: order.lines[0]?.id, quantity: 2 }] };
    const { userErrors } = await shop.client.payload(CreateShipment, { input: parcel }, admin.token);
    expect(userErrors).toEqual([]);
    expect(await returns.request(ada, order, { Tee: 1 })).toMatchObject({
      userErrors: [{ code: 'NOT_RETURNABLE', message: 'Only delivered items can be returned.' }],
    });
    await setOrderStatus(shop.client, admin, order.id, 'DELIVERED');
    expect(returnable(await returns.see(ada, order.id))).toEqual([['Tee', 2]]);
  });

  test('of a stranger finds no order, and no return', async () => {
    const order = await delivered();
    const eve = await aCustomer(shop, 'Eve');
    expect(await returns.request(eve, order, { Tee: 1 })).toMatchObject({
      userErrors: [{ code: 'NOT_FOUND' }],
    });
    const { id } = made(await returns.request(ada, order, { Tee: 1 }));
    expect(await returns.cancel(eve, id)).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] });
  });

  test('that comes too late says until when it was possible, by the days of the setting', async () => {
    const order = await delivered();
    const before = new Date(shop.clock.now().getTime() - 15 * DAY);
    await shop.app.orm.em.fork().nativeUpdate(OrderEventEntity, { order: order.id }, { createdAt: before });
    await allowDays(14);
    expect(await returns.request(ada, order, { Tee: 1 })).toMatchObject({
      userErrors: [
        {
          code: 'NOT_RETURNABLE',
          message:
            'Items can be returned within 14 days of delivery. For this order, that was until November 19, 2026.',
        },
      ],
    });
    await allowDays(15);
    expect((await returns.see(ada, order.id)).returnability).toMatchObject({
      problem: null,
      until: '2026-11-21T00:00:00.000Z',
    });
    await allowDays(0);
    expect((await returns.see(ada, order.id)).returnability).toMatchObject({
      problem: { message: 'Items can’t be returned here. Please contact us.' },
      until: null,
      lines: [],
    });
    const { shop: seen } = await shop.client.data(ReadReturnDays, {});
    expect(seen).toEqual({ returnDays: 0 });
    await allowDays(30);
  });

  test('with the same key changes nothing; of another order it is refused', async () => {
    const order = await delivered();
    const idempotencyKey = newId();
    const first = made(await returns.request(ada, order, { Tee: 1 }, { idempotencyKey }));
    expect(made(await returns.request(ada, order, { Tee: 1 }, { idempotencyKey })).number).toBe(first.number);
    expect((await returns.see(ada, order.id)).returns).toHaveLength(1);
    const other = await delivered();
    expect(await returns.request(ada, other, { Tee: 1 }, { idempotencyKey })).toMatchObject({
      userErrors: [{ code: 'INVALID_VALUE', field: ['input', 'idempotencyKey'] }],
    });
  });

  test('can be withdrawn until something has arrived; its units can be returned again', async () => {
    const order = await delivered();
    const orderReturn = made(await returns.request(ada, order, { Tee: 3 }));
    made(await returns.approve(admin, orderReturn.id));
    expect(made(await returns.cancel(ada, orderReturn.id)).state).toBe('CANCELLED');
    expect(made(await returns.cancel(ada, orderReturn.id)).history).toHaveLength(3);
    const again = made(await returns.request(ada, order, { Tee: 3 }));
    made(await returns.approve(admin, again.id));
    made(await returns.receive(admin, again, { Tee: [1, 0] }));
    expect(await returns.cancel(ada, again.id)).toMatchObject({
      userErrors: [{ code: 'RETURN_STEP_INVALID', message: 'This return can no longer be withdrawn.' }],
    });
    expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
  });
});

test('staff are told of a request', async () => {
  const order = await delivered();
  made(await returns.request(ada, order, { Tee: 1 }));
  const events = await shop.app.orm.em.fork().find(EventEntity, { subjectId: order.id });
  expect(events.map(({ kind }) => kind)).toContain('RETURN_REQUESTED');
});

test('of ten requests for the same units at once, one is made', async () => {
  const order = await delivered();
  const payloads = await Promise.all(
    Array.from({ length: 10 }, () => returns.request(ada, order, { Tee: 2 })),
  );
  expect(payloads.filter((payload) => payload.return)).toHaveLength(1);
  expect(returnable(await returns.see(ada, order.id))).toEqual([
    ['Tee', 1],
    ['Mug', 1],
  ]);
  expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
});

test('a customer sees what is open, newest first, and the staff all of it, by state and by text', async () => {
  const order = await delivered();
  const first = made(await returns.request(ada, order, { Tee: 1 }));
  shop.clock.advance(1000);
  const second = made(await returns.request(ada, order, { Tee: 1 }));
  made(await returns.decline(admin, first.id));
  const { viewer } = await shop.client.data(ReadOpenReturns, {}, ada.token);
  expect(viewer).toEqual({ openReturns: [{ id: second.id, order: { id: order.id } }] });

  const list = async (filter: ReturnFilter) => {
    const { returns: page } = await shop.client.data(ListReturns, { filter }, admin.token);
    expect(page.totalCount).toBe(page.nodes.length);
    return page.nodes.map(({ id }) => id);
  };
  expect((await list({})).slice(0, 2)).toEqual([second.id, first.id]);
  expect(await list({ states: ['DECLINED'] })).toContain(first.id);
  expect(await list({ states: ['DECLINED'] })).not.toContain(second.id);
  expect(await list({ text: second.number })).toEqual([second.id]);
  expect(await list({ text: ada.email, states: ['REQUESTED'] })).toEqual([second.id]);
});
