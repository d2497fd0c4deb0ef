import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import {
  CheckOutInStorefront,
  CountOwnOrders,
  OpenPaymentLink,
  PayByOrderLink,
  RequestNewPassword,
  RetryWithReturnUrl,
} from '../../test/documents.generated.ts';
import { PlaceOrder } from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { FakeEmail } from '../../test/gateways/fake-email.ts';
import { FakePaymentProvider } from '../../test/gateways/fake-payment-provider.ts';
import { anOrderInput, billing } from '../../test/orders.ts';
import { aCustomer, aGuest, allowGuests, anAdmin, aStaffMember, type Person } from '../../test/users.ts';
import { bare, ORIGIN, sendFrom, setStorefronts, store } from './storefronts.fixtures.ts';
import { PaymentProviders } from '../payments/provider/payment-provider.registry.ts';

const mail = new FakeEmail();
const gateway = new FakePaymentProvider();
const shop = describeShop({}, { mail, payments: new PaymentProviders([gateway]) });
let owner: Person;
let mug: string;
let storeId: string;

beforeAll(async () => {
  owner = await aStaffMember(shop, 'OWNER');
  await allowGuests(shop);
  mug = await aProduct(shop.app.orm.em.fork(), { title: 'Mug', salePrice: 1200, stock: 500 });
});
beforeEach(async () => {
  mail.sent.length = 0;
  const { settings } = await setStorefronts(shop, owner, { ...store, id: storeId }, bare);
  storeId = settings?.storefronts[0]?.id ?? '';
});

describe('after the payment', () => {
  let numbers = 0;
  const checkOut = async (token: string, input: object = {}, headers: Record<string, string> = {}) => {
    numbers += 1;
    const order = { orderId: `front-${numbers}`, lines: [{ productId: mug, quantity: 1 }], billing };
    const variables = { input: { ...order, ...input } };
    const { body } = await sendFrom(shop, { token, ...headers }, CheckOutInStorefront, variables);
    if (!body.data) throw new Error(JSON.stringify(body.errors));
    return body.data.payload;
  };
  const wayBack = ({ url }: { url: string | null }) => {
    const id = url?.split('/').at(-1) ?? '';
    const { successUrl, cancelUrl } = gateway.requests.get(id) ?? {};
    return [successUrl, cancelUrl];
  };

  test("customers and guests return to a listed URL, which gets only the order's id", async () => {
    for (const token of [(await aCustomer(shop)).token, await aGuest(shop)]) {
      const checkout = await checkOut(token, { returnUrl: `${ORIGIN}/checkout/done?lang=de` });
      const back = `${ORIGIN}/checkout/done?lang=de&order=${checkout.order?.id}`;
      expect(wayBack(checkout)).toEqual([`${back}&payment=done`, `${back}&payment=cancelled`]);
    }
  });

  test('any other URL is rejected beside its field, and nothing is ordered', async () => {
    const { token } = await aCustomer(shop);
    for (const returnUrl of ['https://evil.example/checkout', `${ORIGIN}/`, 'http://localhost:5173/', '']) {
      expect(await checkOut(token, { returnUrl })).toEqual({
        order: null,
        url: null,
        userErrors: [{ code: 'INVALID_VALUE', field: ['input', 'returnUrl'] }],
      });
    }
    const { viewer } = await shop.client.data(CountOwnOrders, {}, token);
    expect(viewer?.orders.totalCount).toBe(0);
  });

  test("without a URL they return to the page of the order's storefront", async () => {
    const customer = await checkOut((await aCustomer(shop)).token, {}, { origin: ORIGIN });
    expect(wayBack(customer)[0]).toBe(`${ORIGIN}/me/orders/${customer.order?.id}?payment=done`);
    const guest = await checkOut(await aGuest(shop), {}, { origin: ORIGIN });
    expect(wayBack(guest)[0]).toBe(`${ORIGIN}/o?t=${guest.order?.linkToken}&payment=done`);
    const elsewhere = await checkOut((await aCustomer(shop)).token, {}, { origin: bare.origin });
    expect(wayBack(elsewhere)[0]).toBe(
      `${shop.client.address}/account/orders/${elsewhere.order?.id}?payment=done`,
    );
  });

  test('an open page keeps its URL; a retry is checked as well', async () => {
    const { token } = await aCustomer(shop);
    const first = await checkOut(token, { returnUrl: `${ORIGIN}/checkout` });
    const retry = (returnUrl: string) =>
      shop.client.payload(RetryWithReturnUrl, { id: first.order?.id, returnUrl }, token);
    expect(await retry(`${ORIGIN}/checkout/again`)).toEqual({ url: first.url, userErrors: [] });
    expect(await retry('https://evil.example')).toEqual({
      url: null,
      userErrors: [{ code: 'INVALID_VALUE', field: ['returnUrl'] }],
    });
  });

  test('a request without a response is repeated with the same URL', async () => {
    const { token } = await aCustomer(shop);
    gateway.outage = 'CUT_AFTER';
    const input = { orderId: 'cut', returnUrl: `${ORIGIN}/checkout/a` };
    expect((await checkOut(token, input)).url).toBeNull();
    gateway.recover();
    const again = await checkOut(token, { ...input, returnUrl: `${ORIGIN}/checkout/b` });
    expect(wayBack(again)[0]).toContain(`${ORIGIN}/checkout/a?`);
  });

  test.each([
    // A guest's order is looked up first.
    ['orderLinkPay', PayByOrderLink, ['token']],
    ['paymentLinkOpen', OpenPaymentLink, ['returnUrl']],
  ])('%s checks its URL', async (_mutation, document, field) => {
    const variables = { token: 'x', returnUrl: 'https://evil.example' };
    const { userErrors } = await shop.client.payload(document, variables);
    expect(userErrors[0]?.field).toEqual(field);
  });

  test('stripeCheckout accepts a listed URL, and names the field of any other', async () => {
    const { token } = await aCustomer(shop);
    const pay = (returnUrl: string) =>
      shop.client.rest<{ url: string; errors?: { pointer: string }[] }>('/api/stripeCheckout', {
        method: 'POST',
        token,
        body: { items: [{ _id: mug, quantity: 1 }], billing, returnUrl },
      });
    const { body } = await pay(`${ORIGIN}/checkout`);
    expect(wayBack(body)[0]).toContain(`${ORIGIN}/checkout?order=`);
    const refused = await pay('https://evil.example');
    expect([refused.status, refused.body.errors?.[0]?.pointer]).toEqual([422, '#/returnUrl']);
  });
});

describe('emails', () => {
  const mailed = async (email: string) => {
    await shop.app.jobs.run('mail');
    return mail.lastTo(email);
  };
  let numbers = 0;
  const order = async (token: string, headers: Record<string, string>) => {
    numbers += 1;
    const email = `buyer-${numbers}@store.example`;
    const input = { ...anOrderInput({ productId: mug, quantity: 1 }), billing: { ...billing, email } };
    const { body } = await sendFrom(shop, { token, ...headers }, PlaceOrder, { input });
    return { id: body.data?.payload.order?.id ?? '', email };
  };

  test('about an order link to its storefront, everywhere', async () => {
    const { id, email } = await order((await aCustomer(shop)).token, { origin: ORIGIN });
    const { html, text } = (await mailed(email)) ?? {};
    expect(text).toContain(`${ORIGIN}/me/orders/${id}`);
    expect(`${html}${text}`).not.toContain(shop.client.address);
    const guest = await order(await aGuest(shop), { origin: ORIGIN });
    expect((await mailed(guest.email))?.text).toMatch(/https:\/\/store\.example\/o\?t=[\w-]{20,}/);
  });

  test("link to the shop's own pages for other orders, and once the storefront is removed", async () => {
    const own = (id: string) => `${shop.client.address}/account/orders/${id}`;
    for (const origin of [shop.client.address, bare.origin, 'https://evil.example']) {
      const { id, email } = await order((await aCustomer(shop)).token, { origin });
      const { text } = (await mailed(email)) ?? {};
      expect(text).toContain(own(id));
      expect(text).not.toContain('evil');
    }
    const { id, email } = await order((await aCustomer(shop)).token, { origin: ORIGIN });
    await setStorefronts(shop, owner, bare);
    expect((await mailed(email))?.text).toContain(own(id));
  });

  test('with a password reset link lead customers to their storefront, and staff to the shop', async () => {
    const requestReset = async ({ email }: Person, origin: string) => {
      await sendFrom(shop, { origin }, RequestNewPassword, { email });
      return (await mailed(email))?.text;
    };
    const ada = await aCustomer(shop);
    expect(await requestReset(ada, ORIGIN)).toMatch(/https:\/\/store\.example\/reset#[\w-]{20,}/);
    expect(await requestReset(ada, 'https://evil.example')).toContain(
      `${shop.client.address}/resetPassword?token=`,
    );
    expect(await requestReset(await anAdmin(shop), ORIGIN)).toContain(
      `${shop.client.address}/resetPassword?token=`,
    );
  });
});
