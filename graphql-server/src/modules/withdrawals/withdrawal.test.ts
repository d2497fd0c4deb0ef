import { beforeEach, describe, expect, test } from 'vitest';
import { checkIntegrity } from '../../db/check-integrity.ts';
import { newId } from '../../shared/new-id.ts';
import { DAY } from '../../shared/time/duration.ts';
import { describeCardShop } from '../../test/describe-shop.ts';
import {
  ChangeProduct,
  CreateWithdrawal,
  OfferWithdrawals,
  ReadDownloads,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { ledgerOf } from '../../test/ledger.ts';
import { setOrderStatus } from '../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { aDigitalProduct } from '../downloads/downloads.fixtures.ts';
import { returnsOf } from '../returns/returns.fixtures.ts';
import { withdrawalsOf } from './withdrawals.fixtures.ts';

const shop = describeCardShop();
const withdrawals = withdrawalsOf(shop);
const { form, withdraw } = withdrawals;
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
  const terms = { isWithdrawalOffered: true, withdrawalDays: 14 };
  await shop.client.payload(OfferWithdrawals, terms, admin.token);
});

const teesAndMug = () => [
  { productId: tee, quantity: 3 },
  { productId: mug, quantity: 1 },
];

/** A paid order of three tees and a mug. */
const paid = (...lines: object[]) => withdrawals.paid(ada, ...(lines.length > 0 ? lines : teesAndMug()));

const see = (id: string, as = ada) => withdrawals.see(id, as);

const tokenOf = async (id: string) => String((await see(id)).withdrawalToken);

const send = (orderId: string, quantity: number) => withdrawals.send(admin, orderId, quantity);

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
