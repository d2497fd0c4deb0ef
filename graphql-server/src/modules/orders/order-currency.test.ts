import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  AddToCart,
  ReadCartWarnings,
  ReadCurrency,
  ReadDailyTotals,
  ReadOrderTotal,
} from '../../test/documents.generated.ts';
import { aBuiltWeb } from '../../test/built-web.ts';
import { aCheckoutInput, checkOut, seeOrder } from '../../test/card-shop.ts';
import { aProduct } from '../../test/factories.ts';
import { FakeEmail } from '../../test/gateways/fake-email.ts';
import { anOrder, anOrderInput, billing } from '../../test/orders.ts';
import { aCustomer, anAdmin } from '../../test/users.ts';
import { bankAccount } from '../../test/test-config.ts';
import { payAt, type SandboxTestShop, startSandboxShop } from '../../test/sandbox-shop.ts';

let shop: SandboxTestShop;
let directory: string;
const mail = new FakeEmail();

/** A shop with pages, email and the payment sandbox. */
async function startShop(currencyCode: string): Promise<void> {
  directory = aBuiltWeb();
  shop = await startSandboxShop(
    { settings: { currencyCode, bankAccount }, webDirectory: directory },
    { mail },
  );
}

async function stopShop(): Promise<void> {
  await shop.stop();
  rmSync(directory, { recursive: true });
}

/** For the current test. */
async function aShop(currencyCode: string): Promise<void> {
  onTestFinished(stopShop);
  await startShop(currencyCode);
}

const aMug = (salePrice: number) =>
  aProduct(shop.app.orm.em.fork(), { title: 'Mug', salePrice, stock: 20, colours: [] });

/** How Intl separates a currency's code or symbol from the amount. */
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

// The same number of minor units, written by hand in the format of each currency.
describe.each([
  {
    currency: 'JPY',
    decimal: 5900,
    double: 11_800,
    text: '5900',
    words: '¥5,900',
    total: '¥11,800',
    dearer: '¥5,910',
  },
  {
    currency: 'KWD',
    decimal: 5.9,
    double: 11.8,
    text: '5.900',
    words: 'KWD 5.900',
    total: 'KWD 11.800',
    dearer: 'KWD 5.910',
  },
  {
    currency: 'USD',
    decimal: 59,
    double: 118,
    text: '59.00',
    words: '$59.00',
    total: '$118.00',
    dearer: '$59.10',
  },
])('5900 minor units of $currency', ({ currency, decimal, double, text, words, total, dearer }) => {
  beforeAll(() => startShop(currency));
  afterAll(stopShop);

  test('are the same amount in all outputs and inputs', async () => {
    const ada = await aCustomer(shop);
    const mug = await aMug(5900);

    const { body: products } = await shop.client.rest<{ salePrice: number }[]>('/api/getProducts');
    expect(products[0]?.salePrice).toBe(decimal);

    const { body: page } = await shop.client.rest<string>(`/shop/${mug}`);
    expect(page).toContain(`"price":"${text}","priceCurrency":"${currency}"`);
    expect(page).toContain(`<meta property="product:price:amount" content="${text}" />`);

    const placed = await shop.client.rest<{ order: Record<string, unknown> }>('/api/placeOrder', {
      method: 'POST',
      token: ada.token,
      body: {
        orderId: 'one',
        paymentMethod: 'COD',
        products: [{ _id: mug, quantity: 2 }],
        totalAmount: double,
        billing,
      },
    });
    expect(placed.body.order).toMatchObject({
      totalAmount: double,
      currencyCode: currency,
      products: [{ salePrice: decimal }],
    });
    await shop.app.jobs.run('mail');
    expect(plain(mail.sent.at(-1)?.text)).toContain(`2 × ${words}`);
    expect(plain(mail.sent.at(-1)?.text)).toContain(total);
  });

  test('are what cards are charged, and what a changed price shows', async () => {
    const ada = await aCustomer(shop);
    const mug = await aMug(5900);
    const { order, url } = await checkOut(shop, ada, aCheckoutInput({ productId: mug, quantity: 2 }));
    expect(order?.total).toBe(11_800);
    expect(plain(await (await fetch(String(url))).text())).toContain(`Pay ${total}`);
    await payAt(String(url));
    await shop.sandbox.tick();
    expect(await seeOrder(shop, ada, String(order?.id))).toMatchObject({ paymentState: 'PAID' });

    await shop.client.data(AddToCart, { lines: [{ productId: mug, quantity: 1 }] }, ada.token);
    await shop.app.orm.em.fork().execute('update product_variants set sale_price = 5910');
    const { cart } = await shop.client.data(ReadCartWarnings, {}, ada.token);
    expect(cart.warnings.map(({ message }) => plain(message))).toEqual([
      `Mug now costs ${dearer} instead of ${words}.`,
    ]);
  });
});

describe('at Stripe', () => {
  test('5 Icelandic kronur are 500, and the payment page works', async () => {
    await aShop('ISK');
    const ada = await aCustomer(shop);
    const { order, url } = await checkOut(
      shop,
      ada,
      aCheckoutInput({ productId: await aMug(5), quantity: 2 }),
    );
    const state = await shop.sandbox.provider.readSession(/cs_test_\w+/.exec(String(url))?.[0] ?? '');
    expect(state).toMatchObject({ amountTotal: 10, currency: 'ISK' });
    await payAt(String(url));
    await shop.sandbox.tick();
    expect(await seeOrder(shop, ada, String(order?.id))).toMatchObject({ paymentState: 'PAID' });
  });

  test('a price that cards cannot be charged is rejected, not rounded', async () => {
    await aShop('KWD');
    const ada = await aCustomer(shop);
    const admin = await anAdmin(shop);
    const request = { title: 'Cup', description: '', category: 'Electronics', stock: 1 };
    const add = (salePrice: number) =>
      shop.client.rest<{ detail: string; errors?: { detail: string }[] }>('/api/addProduct', {
        method: 'POST',
        token: admin.token,
        body: { ...request, salePrice },
      });
    expect((await add(1.23)).status).toBe(200);
    const rejected = await add(1.234);
    expect(rejected.status).toBe(422);
    expect(plain(JSON.stringify(rejected.body))).toContain('must be a multiple of KWD 0.010');
    expect(plain(JSON.stringify((await add(1.2345)).body))).toContain('at most 3 decimal places in KWD');

    const odd = await checkOut(shop, ada, aCheckoutInput({ productId: await aMug(1234), quantity: 10 }));
    expect([odd.order, odd.userErrors[0]?.code]).toEqual([null, 'INVALID_VALUE']);
  });

  test('a currency that Stripe does not support allows other payment methods', async () => {
    await aShop('IQD');
    const ada = await aCustomer(shop);
    const mug = await aMug(5900);
    const { shop: facts } = await shop.client.data(ReadCurrency, {});
    expect(facts).toEqual({ currencyCode: 'IQD', cardPayment: { available: false } });
    const { order, userErrors } = await checkOut(shop, ada, aCheckoutInput({ productId: mug, quantity: 1 }));
    expect([order, userErrors[0]?.code]).toEqual([null, 'PAYMENT_UNAVAILABLE']);
    await anOrder(shop.client, ada, anOrderInput({ productId: mug, quantity: 1 }));
  });
});

test('a changed currency does not affect existing orders, and amounts are never added up', async () => {
  await aShop('USD');
  const ada = await aCustomer(shop);
  const mug = await aMug(5900);
  const bought = await anOrder(shop.client, ada, anOrderInput({ productId: mug, quantity: 1 }));
  const checkOutByRest = async () => {
    const body = { items: [{ _id: mug, quantity: 1 }], billing };
    return shop.client.rest<{ url: string }>('/api/stripeCheckout', {
      method: 'POST',
      token: ada.token,
      body,
    });
  };
  const unpaid = (await checkOutByRest()).body.url;
  await shop.app.jobs.run('mail');

  await shop.restart({ settings: { currencyCode: 'JPY', bankAccount } });
  const seen = async (id: string) => (await shop.client.data(ReadOrderTotal, { id }, ada.token)).order;
  expect(await seen(bought)).toEqual({ currencyCode: 'USD', total: 5900 });
  const { body } = await shop.client.rest<{ orders: object[] }>('/api/updateUser', {
    method: 'PUT',
    token: ada.token,
    body: {},
  });
  expect(body.orders).toContainEqual(expect.objectContaining({ totalAmount: 59, currencyCode: 'USD' }));

  // The same items in yen are another order; the old one is still paid in dollars.
  expect((await checkOutByRest()).body.url).not.toBe(unpaid);
  await payAt(shop.client.address + new URL(unpaid).pathname);
  await shop.sandbox.tick();
  const rows = await shop.app.orm.em
    .fork()
    .execute('select currency, total, payment_state from orders order by id');
  expect(rows).toEqual([
    { currency: 'USD', total: 5900, payment_state: 'UNPAID' },
    { currency: 'USD', total: 5900, payment_state: 'PAID' },
    { currency: 'JPY', total: 5900, payment_state: 'UNPAID' },
  ]);
  await shop.app.jobs.run('mail');
  expect(mail.sent.at(-1)?.text).toContain('$59.00');

  const admin = await anAdmin(shop);
  const { salesByDay } = await shop.client.data(ReadDailyTotals, {}, admin.token);
  expect(salesByDay.at(-1)).toEqual({ orders: 1, total: 5900 });
});
