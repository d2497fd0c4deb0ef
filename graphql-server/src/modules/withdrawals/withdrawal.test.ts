import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkIntegrity } from '../../db/check-integrity.ts';
import { newId } from '../../shared/new-id.ts';
import { DAY } from '../../shared/time/duration.ts';
import { aCardOrder, report } from '../../test/card-shop.ts';
import { describeCardShop } from '../../test/describe-shop.ts';
import {
  ChangeProduct,
  CreateShipment,
  CreateWithdrawal,
  EraseCustomer,
  OfferWithdrawals,
  PlaceGuestOrder,
  ReadDownloads,
  ReadWithdrawalForm,
  ReadWithdrawnOrder,
  StartWithdrawal,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { ledgerOf } from '../../test/ledger.ts';
import { anOrder, anOrderInput, billing, setOrderStatus } from '../../test/orders.ts';
import { aCustomer, aGuest, allowGuests, anAdmin, type Person } from '../../test/users.ts';
import { aDigitalProduct } from '../downloads/downloads.fixtures.ts';
import { OrderEntity } from '../orders/order.entity.ts';
import { returnsOf } from '../returns/returns.fixtures.ts';

const shop = describeCardShop();
const returns = returnsOf(shop);
let admin: Person;
let ada: Person;
let tee: string;
let mug: string;

const offer = (isWithdrawalOffered = true, withdrawalDays = 14) =>
  shop.client.payload(OfferWithdrawals, { isWithdrawalOffered, withdrawalDays }, admin.token);

beforeAll(async () => {
  await allowGuests(shop);
});
beforeEach(async () => {
  ada = await aCustomer(shop);
  admin = await anAdmin(shop);
  tee = await aProduct(shop.app.orm.em.fork(), { title: 'Tee', salePrice: 1999, stock: 10 });
  mug = await aProduct(shop.app.orm.em.fork(), { title: 'Mug', salePrice: 850, stock: 10 });
  await offer();
});

const teesAndMug = () => [
  { productId: tee, quantity: 3 },
  { productId: mug, quantity: 1 },
];

/** A paid order of three tees and a mug. */
async function paid(...lines: object[]): Promise<string> {
  const { id, sessionId } = await aCardOrder(shop, ada, ...(lines.length > 0 ? lines : teesAndMug()));
  shop.gateway.pay(sessionId);
  await report(shop, sessionId);
  return id;
}

async function see(id: string, as = ada) {
  const { order } = await shop.client.data(ReadWithdrawnOrder, { id }, as.token);
  if (!order) throw new Error(`No order ${id}`);
  return order;
}

async function tokenOf(id: string): Promise<string> {
  return String((await see(id)).withdrawalToken);
}

const form = async (token: string) => (await shop.client.data(ReadWithdrawalForm, { token })).withdrawalForm;

/** Withdraws from units by the titles of their lines. */
async function withdraw(token: string, units: Record<string, number>, idempotencyKey = newId()) {
  const lines = (await form(token))?.lines.map(({ line }) => line) ?? [];
  const input = {
    idempotencyKey,
    name: ' Ada Lovelace ',
    lines: Object.entries(units).map(([title, quantity]) => ({
      orderLineId: lines.find((line) => line.title === title)?.id ?? title,
      quantity,
    })),
  };
  return shop.client.payload(CreateWithdrawal, { token, input });
}

const send = async (orderId: string, quantity: number) => {
  const [line] = (await see(orderId)).lines;
  const input = { orderId, lines: [{ orderLineId: String(line?.id), quantity }] };
  const { userErrors } = await shop.client.payload(CreateShipment, { input }, admin.token);
  expect(userErrors).toEqual([]);
};

const start = (orderNumber: string, email: string) =>
  shop.client.payload(StartWithdrawal, { input: { orderNumber, email } });

const expectIntegrity = async () => expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);

describe('a withdrawal', () => {
  test('from all of an order that was not sent cancels it, with a receipt', async () => {
    const id = await paid();
    const key = newId();
    const token = await tokenOf(id);
    const { withdrawal, userErrors } = await withdraw(token, { Tee: 3, Mug: 1 }, key);
    expect(userErrors).toEqual([]);
    expect(withdrawal).toEqual({
      id: key,
      number: expect.stringMatching(/^W\d{4,}$/) as string,
      name: 'Ada Lovelace',
      createdAt: shop.clock.now().toISOString(),
      lines: [
        { line: { title: 'Tee' }, quantity: 3 },
        { line: { title: 'Mug' }, quantity: 1 },
      ],
    });
    expect(await see(id)).toMatchObject({ status: 'CANCELLED', withdrawals: [withdrawal], returns: [] });
    expect((await see(id, admin)).mails).toContainEqual({ kind: 'WITHDRAWAL_RECEIVED' });
    expect((await ledgerOf(shop, tee)).stock).toBe(10);
    expect((await withdraw(token, { Tee: 3, Mug: 1 }, key)).withdrawal).toEqual(withdrawal);
    expect(await withdraw(token, { Tee: 3 })).toMatchObject({
      withdrawal: null,
      userErrors: [{ code: 'NOT_WITHDRAWABLE', message: 'This order was already canceled.' }],
    });
    expect((await see(id)).withdrawals).toHaveLength(1);
    await expectIntegrity();
  });

  test('from a part that was not sent gives it back to the stock, and staff refunds it', async () => {
    const id = await paid();
    const { withdrawal } = await withdraw(await tokenOf(id), { Tee: 2 });
    const order = await see(id);
    expect(order).toMatchObject({
      status: 'PENDING',
      lines: [
        { title: 'Tee', unsentQuantity: 1 },
        { title: 'Mug', unsentQuantity: 1 },
      ],
      returns: [
        {
          state: 'RECEIVED',
          refundAmount: 2 * 1999,
          lines: [
            { line: { title: 'Tee' }, receivedQuantity: 2, restockedQuantity: 2, reason: 'CHANGED_MIND' },
          ],
          history: [{ state: 'RECEIVED', text: `Withdrawal ${withdrawal?.number}`, actor: 'CUSTOMER' }],
        },
      ],
    });
    expect((await ledgerOf(shop, tee)).stock).toBe(9);
    const kinds = (await see(id, admin)).mails.map(({ kind }) => kind);
    expect(kinds).not.toContain('RETURN_RECEIVED');
    await expectIntegrity();
    await returns.refund(admin, String(order.returns[0]?.id));
    expect((await see(id)).returns).toMatchObject([{ state: 'REFUNDED', refundAmount: 2 * 1999 }]);
    await expectIntegrity();
  });

  test('from what is under way is an approved return, and what was not sent is not sent any more', async () => {
    const id = await paid();
    await send(id, 2);
    await withdraw(await tokenOf(id), { Tee: 3 });
    expect(await see(id)).toMatchObject({
      shipmentState: 'PART',
      lines: [{ unsentQuantity: 0 }, { unsentQuantity: 1 }],
      returns: [
        { state: 'APPROVED', lines: [{ quantity: 2, receivedQuantity: 0 }] },
        { state: 'RECEIVED', lines: [{ quantity: 1, receivedQuantity: 1 }] },
      ],
    });
    expect((await see(id, admin)).mails).toContainEqual({ kind: 'RETURN_APPROVED' });
    await withdraw(await tokenOf(id), { Mug: 1 });
    expect((await see(id)).shipmentState).toBe('ALL');
    await expectIntegrity();
  });

  test('from what was delivered is possible for fourteen days, once', async () => {
    const id = await paid();
    await setOrderStatus(shop.client, admin, id, 'DELIVERED');
    const token = await tokenOf(id);
    expect(await form(token)).toMatchObject({ problem: null, until: '2026-12-05T00:00:00.000Z' });
    await withdraw(token, { Tee: 1 });
    expect(await withdraw(token, { Tee: 3 })).toMatchObject({
      userErrors: [{ code: 'INVALID_VALUE', message: 'You can withdraw from at most 2.' }],
    });
    await withdraw(token, { Tee: 2, Mug: 1 });
    expect((await form(token))?.lines.map(({ quantity }) => quantity)).toEqual([0, 0]);
    expect(await withdraw(token, { Tee: 1 })).toMatchObject({
      userErrors: [{ message: 'This was already withdrawn from, returned or refunded.' }],
    });
    const other = await paid();
    await setOrderStatus(shop.client, admin, other, 'DELIVERED');
    const otherToken = await tokenOf(other);
    shop.clock.advance(16 * DAY);
    const late = await withdraw(otherToken, { Tee: 1 });
    expect(late).toMatchObject({ withdrawal: null, userErrors: [{ code: 'NOT_WITHDRAWABLE' }] });
    const staff = await anAdmin(shop);
    expect(await see(other, staff)).toMatchObject({ returns: [], withdrawals: [] });
    await expectIntegrity();
  });

  test('is for each line once, and for no other order', async () => {
    const id = await paid();
    const token = await tokenOf(id);
    const [line] = (await see(await paid())).lines;
    const [own] = (await see(id)).lines;
    const lines = (ids: (string | undefined)[]) => ids.map((orderLineId) => ({ orderLineId, quantity: 1 }));
    const messageFor = async (ids: (string | undefined)[], rest: object = {}) => {
      const input = { idempotencyKey: newId(), name: 'Ada', lines: lines(ids), ...rest };
      const { userErrors } = await shop.client.payload(CreateWithdrawal, { token, input });
      return userErrors.map(({ message }) => message);
    };
    expect(await messageFor([line?.id])).toEqual(['This item is not part of the order.']);
    expect(await messageFor([own?.id, own?.id])).toEqual(['Please list each item only once.']);
    expect(await messageFor([])).toEqual(['Please choose the items that you withdraw from.']);
    expect(await messageFor([own?.id], { name: ' ' })).toEqual(['A name is required']);
    expect((await see(id)).withdrawals).toEqual([]);
  });

  test('from a file that was downloaded is not possible, and ends the link to one that was not', async () => {
    const [song, tune] = [
      await aDigitalProduct(shop, admin, 'Song'),
      await aDigitalProduct(shop, admin, 'Tune'),
    ];
    const id = await paid({ productId: song.productId }, { productId: tune.productId });
    const downloads = async () =>
      (await shop.client.data(ReadDownloads, { id }, ada.token)).order?.downloads ?? [];
    await fetch(String((await downloads())[0]?.url));
    const token = await tokenOf(id);
    expect((await form(token))?.lines.map(({ problem }) => problem?.message)).toEqual([
      'You’ve downloaded this file, which ended your right to withdraw.',
      undefined,
    ]);
    await withdraw(token, { Tune: 1 });
    expect((await see(id)).returns).toMatchObject([{ state: 'RECEIVED' }]);
    expect(await downloads()).toHaveLength(1);
    await expectIntegrity();
  });

  test('is not possible from what the law excluded when it was ordered, whatever the product says now', async () => {
    const exclude = (id: string, isWithdrawalExcluded: boolean) =>
      shop.client.payload(ChangeProduct, { id, input: { isWithdrawalExcluded } }, admin.token);
    expect((await exclude(mug, true)).userErrors).toEqual([]);
    const id = await paid();
    await exclude(mug, false);
    await exclude(tee, true);
    const token = await tokenOf(id);
    const problem = 'The law gives no right of withdrawal for this item.';
    expect((await form(token))?.lines).toMatchObject([
      { line: { title: 'Tee' }, quantity: 3, problem: null },
      { line: { title: 'Mug' }, quantity: 0, problem: { message: problem } },
    ]);
    expect(await withdraw(token, { Tee: 3, Mug: 1 })).toMatchObject({
      withdrawal: null,
      userErrors: [{ code: 'INVALID_VALUE', message: problem }],
    });
    expect((await see(id)).withdrawals).toEqual([]);
    expect((await withdraw(token, { Tee: 3 })).userErrors).toEqual([]);
    expect(await see(id)).toMatchObject({ status: 'PENDING', returns: [{ state: 'RECEIVED' }] });
    await expectIntegrity();
  });
});

describe('a withdrawal from a part', () => {
  const refundedOf = async (id: string) => {
    const rows = await shop.app.orm.em
      .fork()
      .getConnection()
      .execute<{ amount: number }[]>(`select amount from refunds where order_id = ?`, [id]);
    return rows.reduce((sum, { amount }) => sum + amount, 0);
  };

  test('of an order of which the rest is canceled is refunded once, and what was sent stays possible', async () => {
    const song = await aDigitalProduct(shop, admin, 'Song');
    const id = await paid({ productId: tee, quantity: 2 }, { productId: song.productId });
    await send(id, 1);
    const token = await tokenOf(id);
    await withdraw(token, { Song: 1 });
    await setOrderStatus(shop.client, admin, id, 'CANCELLED');
    await returns.refund(admin, String((await see(id)).returns[0]?.id));
    // All but the tee that was sent.
    expect(await refundedOf(id)).toBe(1999 + 5000);
    expect(await form(token)).toMatchObject({
      problem: null,
      lines: [{ quantity: 1 }, { quantity: 0 }],
    });
    await withdraw(token, { Tee: 1 });
    expect((await see(id)).returns).toMatchObject([
      { state: 'REFUNDED' },
      { state: 'APPROVED', lines: [{ quantity: 1 }] },
    ]);
    await expectIntegrity();
  });

  test('of which only a file is left completes the order', async () => {
    const song = await aDigitalProduct(shop, admin, 'Song');
    const id = await paid({ productId: tee, quantity: 1 }, { productId: song.productId });
    await withdraw(await tokenOf(id), { Tee: 1 });
    expect(await see(id)).toMatchObject({ status: 'DELIVERED', returns: [{ state: 'RECEIVED' }] });
    await expectIntegrity();
  });

  test('of an order that nobody pays ends without money', async () => {
    const input = { ...anOrderInput(...teesAndMug()), paymentMethod: 'BANK' };
    const id = await anOrder(shop.client, ada, input);
    await withdraw(await tokenOf(id), { Tee: 1 });
    const returnId = String((await see(id)).returns[0]?.id);
    expect((await returns.refund(admin, returnId)).userErrors).toMatchObject([{ code: 'NOT_REFUNDABLE' }]);
    await setOrderStatus(shop.client, admin, id, 'CANCELLED');
    expect((await returns.refund(admin, returnId)).userErrors).toEqual([]);
    expect((await see(id)).returns).toMatchObject([{ state: 'REFUNDED' }]);
    expect(await refundedOf(id)).toBe(0);
    await expectIntegrity();
  });

  test('ends a request to return it, and nobody declines it', async () => {
    const id = await paid();
    await setOrderStatus(shop.client, admin, id, 'DELIVERED');
    await returns.request(ada, await returns.see(ada, id), { Tee: 2 });
    await withdraw(await tokenOf(id), { Tee: 3 });
    const [request, withdrawal] = (await see(id)).returns;
    expect([request?.state, withdrawal?.state]).toEqual(['CANCELLED', 'APPROVED']);
    expect((await returns.decline(admin, String(withdrawal?.id))).userErrors).toMatchObject([
      { code: 'RETURN_STEP_INVALID' },
    ]);
    await expectIntegrity();
  });

  test('with the key of another one is an error', async () => {
    const id = await paid();
    const [token, key] = [await tokenOf(id), newId()];
    await withdraw(token, { Tee: 1 }, key);
    expect((await withdraw(token, { Tee: 2 }, key)).userErrors).toMatchObject([
      { code: 'INVALID_VALUE', field: ['input', 'idempotencyKey'] },
    ]);
    expect((await see(id)).withdrawals).toHaveLength(1);
  });

  test('is not possible once the customer was erased', async () => {
    const id = await paid();
    const token = await tokenOf(id);
    await setOrderStatus(shop.client, admin, id, 'DELIVERED');
    const { userId, email } = ada;
    const { userErrors } = await shop.client.payload(EraseCustomer, { id: userId, email }, admin.token);
    expect(userErrors).toEqual([]);
    expect(await form(token)).toBeNull();
    expect(
      (await withdraw(token, { [String((await see(id, admin)).lines[0]?.id)]: 1 })).userErrors,
    ).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await see(id, admin)).withdrawals).toEqual([]);
  });
});

describe('the order', () => {
  /** A guest's order; the guest is gone. */
  const ofGuest = async (email: string) => {
    const input: object = { ...anOrderInput(...teesAndMug()), billing: { ...billing, email } };
    const { payload } = await shop.client.data(PlaceGuestOrder, { input }, await aGuest(shop));
    if (!payload.order) throw new Error(JSON.stringify(payload.userErrors));
    return payload.order;
  };

  test('is found by its number and email, and an error does not say which is wrong', async () => {
    const { id, number } = await ofGuest('Finder@shop.example');
    const { reference } = await shop.app.orm.em.fork().findOneOrFail(OrderEntity, id);
    const { token } = await start(` #${number} `, 'finder@SHOP.example');
    expect((await start(reference, 'finder@shop.example')).token).not.toBeNull();
    expect((await form(String(token)))?.orderNumber).toBe(number);
    const [wrongNumber, wrongEmail] = [
      await start('none', 'finder@shop.example'),
      await start(number, 'other@shop.example'),
    ];
    expect(wrongNumber).toEqual(wrongEmail);
    expect(wrongNumber).toMatchObject({ token: null, userErrors: [{ code: 'NOT_FOUND' }] });
    await withdraw(String(token), { Mug: 1 });
    expect(await see(id, admin)).toMatchObject({
      withdrawalToken: null,
      withdrawals: [{ lines: [{ quantity: 1 }] }],
    });
  });
});

test('a shop that does not offer it has no forms and no links', async () => {
  const id = await paid();
  const token = await tokenOf(id);
  const { number } = await see(id);
  expect((await offer(true, 13)).userErrors).toMatchObject([{ code: 'INVALID_VALUE' }]);
  expect((await offer(true, 20)).shop).toEqual({ withdrawalDays: 20 });
  expect((await offer(false)).shop).toEqual({ withdrawalDays: null });
  expect(await form(token)).toBeNull();
  expect((await see(id)).withdrawalToken).toBeNull();
  expect((await withdraw(token, { Tee: 1 })).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  expect((await start(number, 'Ada@Example.com')).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
});

test('an email’s order is hard to guess by its number', async () => {
  for (let guess = 0; guess < 10; guess++)
    expect((await start(`none-${guess}`, 'victim@shop.example')).token).toBeNull();
  await expect(start('none', 'victim@shop.example')).rejects.toThrow();
  expect((await start('none', 'other@shop.example')).token).toBeNull();
});

// The last, because its guesses block the others.
test('an order is hard to guess', async () => {
  const { number } = await see(await paid());
  const guess = (index: number) =>
    shop.client
      .data(StartWithdrawal, { input: { orderNumber: number, email: `guess${index}@shop.example` } })
      .then(({ payload }) => payload.userErrors[0]?.code, String);
  const results = await Promise.all(Array.from({ length: 102 }, (_, index) => guess(index)));
  expect(results.filter((code) => code !== 'NOT_FOUND').length).toBeGreaterThan(0);
  await expect(start(number, 'Ada@Example.com')).rejects.toThrow();
});
