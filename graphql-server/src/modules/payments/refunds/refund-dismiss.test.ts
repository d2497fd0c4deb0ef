import { beforeEach, expect, test } from 'vitest';
import { checkIntegrity } from '../../../db/check-integrity.ts';
import { newId } from '../../../shared/new-id.ts';
import { describeCardShop } from '../../../test/describe-shop.ts';
import { CreateRefund, DismissRefund, ReadOrderWithRefunds } from '../../../test/documents.generated.ts';
import { aCardOrder, report } from '../../../test/card-shop.ts';
import { aProduct } from '../../../test/factories.ts';
import { aCustomer, anAdmin, type Person } from '../../../test/users.ts';

const shop = describeCardShop();
let admin: Person;
let ada: Person;
let orderId: string;

beforeEach(async () => {
  ada = await aCustomer(shop);
  admin = await anAdmin(shop);
  const productId = await aProduct(shop.app.orm.em.fork(), { salePrice: 5000 });
  const { id, sessionId } = await aCardOrder(shop, ada, { productId });
  orderId = id;
  shop.gateway.pay(sessionId);
  await report(shop, sessionId);
});

const see = async (person = admin) =>
  (await shop.client.data(ReadOrderWithRefunds, { id: orderId }, person.token)).order;

async function refund(amount: number): Promise<string> {
  const idempotencyKey = newId();
  const input = { idempotencyKey, orderId, amount, reason: 'Scratched' };
  const { payload } = await shop.client.data(CreateRefund, { input }, admin.token);
  expect(payload.userErrors).toEqual([]);
  await shop.app.jobs.run('refunds');
  return idempotencyKey;
}

const dismiss = async (id: string) => (await shop.client.data(DismissRefund, { id }, admin.token)).payload;

test('a rejected refund is dismissed: the task disappears, and its amount can be refunded again', async () => {
  shop.gateway.rejected = /^refund/;
  const id = await refund(3000);
  expect(await see()).toMatchObject({ nextPaymentAction: 'CHECK', refundableAmount: 2000 });
  shop.gateway.rejected = null;
  for (let time = 1; time <= 2; time += 1) {
    expect((await dismiss(id)).order).toEqual({
      nextPaymentAction: 'NONE',
      paymentState: 'PAID',
      refundableAmount: 5000,
      refunds: [{ id, state: 'DISMISSED' }],
    });
  }
  expect((await see(ada))?.refunds).toEqual([]);
  await refund(5000);
  expect(await see()).toMatchObject({ paymentState: 'REFUNDED', refundableAmount: 0 });
  expect((await see(ada))?.refunds).toMatchObject([{ state: 'DONE' }]);
  expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
});

test('a completed or pending refund cannot be dismissed', async () => {
  const id = await refund(3000);
  expect((await dismiss(id)).userErrors).toMatchObject([{ code: 'NOT_DISMISSIBLE' }]);
  expect((await dismiss(newId())).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  expect((await see())?.refunds).toEqual([{ id, state: 'DONE' }]);
});
