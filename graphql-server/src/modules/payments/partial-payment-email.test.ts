import { expect, test } from 'vitest';
import { changeOrder } from '../../test/card-shop.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { ReadPartialPayments } from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { FakeEmail } from '../../test/gateways/fake-email.ts';
import { FakePaymentProvider } from '../../test/gateways/fake-payment-provider.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { PaymentProviders } from './provider/payment-provider.registry.ts';

const mail = new FakeEmail();
const withCards = describeShop({}, { mail, payments: new PaymentProviders([new FakePaymentProvider()]) });
const withoutCards = describeShop({}, { mail, payments: new PaymentProviders([]) });

/** An order of 20.00 of which 5.00 was received, after the email about the order. */
async function aPartiallyPaidOrder(shop: typeof withCards, admin: Person): Promise<string> {
  const productId = await aProduct(shop.app.orm.em.fork(), { salePrice: 2000, stock: 10 });
  const input = { ...anOrderInput({ productId }), paymentMethod: 'BANK' };
  const id = await anOrder(shop.client, await aCustomer(shop), input);
  await shop.app.jobs.run('mail');
  const part = { amount: 500, expectedPaidAmount: 0 };
  expect((await changeOrder(shop, admin, 'orderPaymentReceive', id, part)).userErrors).toEqual([]);
  return id;
}

/** The texts of the emails that are sent now. */
async function send(shop: typeof withCards): Promise<string[]> {
  const before = mail.sent.length;
  await shop.app.jobs.run('mail');
  return mail.sent.slice(before).map(({ subject, text }) => `${subject}\n${text}`);
}

test('a part that has arrived is confirmed, with what is still to pay and the link for it', async () => {
  const admin = await anAdmin(withCards);
  const id = await aPartiallyPaidOrder(withCards, admin);
  const { order } = await withCards.client.data(ReadPartialPayments, { id }, admin.token);
  const [text, ...others] = await send(withCards);
  expect(others).toEqual([]);
  expect(text).toMatch(/^We’ve received a part of your payment/);
  expect(text).toContain('We’ve received $5.00. Still to pay: $15.00.');
  expect(text).toContain(`Pay by card:\n${order?.customerLinks?.paymentUrl}`);
});

test('a shop without cards sends no link', async () => {
  await aPartiallyPaidOrder(withoutCards, await anAdmin(withoutCards));
  const [text] = await send(withoutCards);
  expect(text).toContain('Still to pay: $15.00.');
  expect(text).not.toContain('Pay by card');
});

test('nobody is asked for a rest that was paid meanwhile, or of a canceled order', async () => {
  const admin = await anAdmin(withCards);
  const paid = await aPartiallyPaidOrder(withCards, admin);
  await changeOrder(withCards, admin, 'orderPaymentReceive', paid);
  expect(await send(withCards)).toEqual([expect.stringMatching(/^We’ve received your payment/)]);
  const canceled = await aPartiallyPaidOrder(withCards, admin);
  await setOrderStatus(withCards.client, admin, canceled, 'CANCELLED');
  expect(await send(withCards)).toEqual([expect.stringMatching(/cancelled/)]);
});
