import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkIntegrity } from '../../../db/check-integrity.ts';
import { OutboxEmailEntity } from '../../emails/outbox-email.entity.ts';
import { changeOrder } from '../../../test/card-shop.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { CancelOrderByLink, LogInFromGuest, PreviewStock } from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { FakeEmail } from '../../../test/gateways/fake-email.ts';
import { PaymentProviders } from '../provider/payment-provider.registry.ts';
import { FakePaymentProvider } from '../../../test/gateways/fake-payment-provider.ts';
import { ledgerOf } from '../../../test/ledger.ts';
import { anOrderInput, billing, tryOrder } from '../../../test/orders.ts';
import { aCustomer, aGuest, allowGuests, type Person, testPassword } from '../../../test/users.ts';
import {
  aCode,
  addToCart,
  applyCode,
  buyNow,
  checkOutCart,
  contentOf,
  idOf,
  pay,
  seeCart,
} from './unpaid-order.fixtures.ts';

const gateway = new FakePaymentProvider();
const mail = new FakeEmail();
const shop = describeShop({}, { payments: new PaymentProviders([gateway]), mail });
let ada: Person;
let mug: string;
let tea: string;

beforeAll(async () => {
  await allowGuests(shop);
});
beforeEach(async () => {
  ada = await aCustomer(shop);
  const em = shop.app.orm.em.fork();
  mug = await aProduct(em, { title: 'Mug', salePrice: 1000, stock: 5 });
  tea = await aProduct(em, { title: 'Tea', salePrice: 500, stock: 5 });
});

describe('a customer can buy the stock that their own unpaid order reserves', () => {
  test('the last units: in the cart, in the preview, and for an order with another payment method', async () => {
    const last = await aProduct(shop.app.orm.em.fork(), { title: 'Vase', salePrice: 900, stock: 1 });
    await addToCart(shop, ada, last, 1);
    await checkOutCart(shop, ada);
    expect(await seeCart(shop, ada)).toMatchObject({ lines: [{ quantity: 1, stock: 1 }], warnings: [] });
    const lines = [{ productId: last }];
    const { checkoutPreview } = await shop.client.data(PreviewStock, { lines }, ada.token);
    expect(checkoutPreview.preview?.lines).toEqual([{ stock: 1 }]);
    const bob = await aCustomer(shop);
    expect((await buyNow(shop, bob, last)).userErrors).toMatchObject([{ code: 'OUT_OF_STOCK' }]);
    const { order, userErrors } = await tryOrder(shop.client, ada, anOrderInput({ productId: last }));
    expect(userErrors).toEqual([]);
    expect(order).not.toBeNull();
    expect(await ledgerOf(shop, last)).toMatchObject({ stock: 0, sum: 0 });
    expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
  });

  test("a cart change does not cap lines by the order's reserved stock", async () => {
    await addToCart(shop, ada, mug, 5);
    await checkOutCart(shop, ada);
    expect(await addToCart(shop, ada, tea, 1)).toEqual({ userErrors: [], warnings: [] });
    expect(await contentOf(shop, ada)).toEqual([
      [mug, 5],
      [tea, 1],
    ]);
  });

  test.each([
    ['once for each customer', { customerLimit: 1 }],
    ['once in all', { usageLimit: 1 }],
    ['for a first order', { firstOrderOnly: true }],
  ])('a code that is valid %s', async (_, terms) => {
    const code = await aCode(shop, terms);
    await addToCart(shop, ada, mug, 1);
    expect(await applyCode(shop, ada, code)).toEqual([]);
    const first = await checkOutCart(shop, ada);
    expect(await seeCart(shop, ada)).toMatchObject({
      codes: [{ code, ineligibilityReason: null }],
      totals: { total: 900 },
    });
    expect(idOf(await checkOutCart(shop, ada))).toBe(idOf(first));
    const { order, userErrors } = await tryOrder(shop.client, ada, {
      ...anOrderInput({ productId: mug, quantity: 2 }),
      codes: [code],
    });
    expect(userErrors).toEqual([]);
    expect(order).toMatchObject({ total: 1800 });
    expect((await buyNow(shop, ada, mug, { codes: [code] })).userErrors).toHaveLength(1);
  });

  test('but not stock reserved by other customers', async () => {
    const code = await aCode(shop, { usageLimit: 1 });
    await buyNow(shop, ada, mug, { codes: [code] });
    const bob = await aCustomer(shop);
    expect((await buyNow(shop, bob, mug, { codes: [code] })).userErrors).toMatchObject([
      { code: 'PROMOTION_USED_UP' },
    ]);
  });
});

describe('a guest', () => {
  let guests = 0;
  const newGuest = async (): Promise<Person> => {
    guests += 1;
    return { token: await aGuest(shop), userId: '', email: `guest-${guests}@shop.example` };
  };

  test('gets the link of the order at once, and the cart shows it, too', async () => {
    const guest = await newGuest();
    const to = guest.email;
    await addToCart(shop, guest, mug, 1);
    const { order } = await checkOutCart(shop, guest, { billing: { ...billing, email: to } });
    const mails = await shop.app.orm.em.fork().find(OutboxEmailEntity, { orderId: String(order?.id) });
    expect(mails.map(({ kind }) => kind)).toEqual(['ORDER_PLACED']);
    await shop.app.jobs.run('mail');
    const { unpaidOrder } = await seeCart(shop, guest);
    expect(mail.lastTo(to)?.text).toContain(`/orders/${unpaidOrder?.linkToken}`);
    expect(mail.lastTo(to)?.text).toContain('half an hour');
    expect(unpaidOrder?.id).toBe(order?.id);
    const token = String(unpaidOrder?.linkToken);
    expect((await shop.client.payload(CancelOrderByLink, { token })).order?.status).toBe('CANCELLED');
    expect(await seeCart(shop, guest)).toMatchObject({ unpaidOrder: null, lines: [{ quantity: 1 }] });
  });

  test('who pays before the email is sent gets the email that says so', async () => {
    const guest = await newGuest();
    const to = guest.email;
    await pay(shop, gateway, idOf(await buyNow(shop, guest, mug, { billing: { ...billing, email: to } })));
    await shop.app.jobs.run('mail');
    const sent = mail.sent.filter((message) => message.to === to);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.subject).toContain('We’ve received your payment');
  });

  test('who logs in keeps the unpaid order along with the cart', async () => {
    const guest = await newGuest();
    await addToCart(shop, guest, mug, 5);
    const id = idOf(await checkOutCart(shop, guest));
    const input = { emailOrPhone: ada.email, password: testPassword };
    await shop.client.data(LogInFromGuest, { input, guestToken: guest.token });
    expect(await seeCart(shop, ada)).toMatchObject({
      lines: [{ quantity: 5 }],
      unpaidOrder: { id, linkToken: null },
    });
    expect(await changeOrder(shop, ada, 'orderPaymentRetry', id)).toMatchObject({ userErrors: [] });
    await pay(shop, gateway, id);
    expect(await contentOf(shop, ada)).toEqual([]);
    await shop.app.jobs.run('revenue-sums');
    expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
  });
});
