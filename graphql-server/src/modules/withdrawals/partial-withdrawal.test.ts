import { DAY } from '../../shared/time/duration.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkIntegrity } from '../../db/check-integrity.ts';
import { newId } from '../../shared/new-id.ts';
import { describeCardShop } from '../../test/describe-shop.ts';
import { EraseCustomer, OfferWithdrawals } from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../test/orders.ts';
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

  test('ends a request to return it, and nobody declines it, unless nothing arrives for 30 days', async () => {
    const id = await paid();
    await setOrderStatus(shop.client, admin, id, 'DELIVERED');
    await returns.request(ada, await returns.see(ada, id), { Tee: 2 });
    await withdraw(await tokenOf(id), { Tee: 3 });
    const [request, withdrawal] = (await see(id)).returns;
    expect([request?.state, withdrawal?.state]).toEqual(['CANCELLED', 'APPROVED']);
    const decline = () => returns.decline(admin, String(withdrawal?.id));
    const begunDaysAgo = (days: number) =>
      shop.app.orm.em
        .fork()
        .execute('update return_events set created_at = ? where return_id = ?', [
          new Date(shop.clock.now().getTime() - days * DAY),
          withdrawal?.id,
        ]);
    await begunDaysAgo(30);
    expect((await decline()).userErrors).toMatchObject([{ code: 'RETURN_STEP_INVALID' }]);
    await begunDaysAgo(31);
    expect((await decline()).userErrors).toEqual([]);
    expect((await see(id)).returns[1]?.state).toBe('DECLINED');
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
