import { loadSecrets } from '../../config/secrets.ts';
import { beforeAll, expect, test } from 'vitest';
import type { Problem } from '../../http/problem.ts';
import { aCheckoutInput } from '../../test/card-shop.ts';
import { describeCardShop } from '../../test/describe-shop.ts';
import {
  CheckOutOnTerms,
  PayLinkOnTerms,
  PlaceOnTerms,
  ReadAcceptedTerms,
  ReadTermsQuestions,
  RetryPaymentOnTerms,
  SaveLegalTexts,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { ledgerOf } from '../../test/ledger.ts';
import { anOrderInput, billing, setOrderStatus } from '../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { paymentLinkToken } from '../orders/links/payment-link-token.ts';
import { draftOrderCalls } from './drafts/draft-order.fixtures.ts';

const shop = describeCardShop();
let admin: Person;
let ada: Person;
let mug: string;

const { aDraft, place: placeDraft } = draftOrderCalls(shop, () => admin);

beforeAll(async () => {
  admin = await anAdmin(shop);
  ada = await aCustomer(shop);
  mug = await aProduct(shop.app.orm.em.fork(), { salePrice: 1000, stock: 100 });
});

const save = async (input: object) => {
  const { payload } = await shop.client.data(SaveLegalTexts, { input }, admin.token);
  expect(payload.userErrors).toEqual([]);
};
const place = async (input: object) => {
  const variables = { input: { ...anOrderInput({ productId: mug }), ...input } };
  return (await shop.client.data(PlaceOnTerms, variables, ada.token)).payload;
};
const checkOut = async (input: object) => {
  const variables = { input: { ...aCheckoutInput({ productId: mug }), ...input } };
  return (await shop.client.data(CheckOutOnTerms, variables, ada.token)).payload;
};
/** Places a card order of a mug for Ada. @returns its id */
async function anOrderByStaff(): Promise<string> {
  const lines = [{ productId: mug, quantity: 1 }];
  const { id } = await aDraft({ customerId: ada.userId, lines, billing, paymentMethod: 'CARD' });
  expect((await placeDraft(id)).userErrors).toEqual([]);
  return id;
}
const acceptedAt = async (id: string) =>
  (await shop.client.data(ReadAcceptedTerms, { id }, admin.token)).order?.termsAcceptedAt;
const now = () => shop.clock.now().toISOString();
const missing = { code: 'REQUIRED', field: ['input', 'acceptsTerms'] };

test('a shop asks for nothing by default, and not before it has terms', async () => {
  expect((await place({ acceptsTerms: true })).order).toMatchObject({ termsAcceptedAt: null });
  await save({ requiresTermsAcceptance: true });
  expect((await place({})).order).toMatchObject({ termsAcceptedAt: null });
});

test('a shop that asks rejects an order without, and stores when the terms were accepted', async () => {
  await save({ terms: 'All sales are final.', requiresTermsAcceptance: true });
  const { stock } = await ledgerOf(shop, mug);
  for (const acceptsTerms of [undefined, null, false])
    expect(await place({ acceptsTerms })).toEqual({ order: null, userErrors: [missing] });
  expect((await ledgerOf(shop, mug)).stock).toBe(stock);
  expect((await place({ acceptsTerms: true })).order).toMatchObject({ termsAcceptedAt: now() });

  expect((await checkOut({})).userErrors).toEqual([missing]);
  expect((await checkOut({ acceptsTerms: true })).order).toMatchObject({ termsAcceptedAt: now() });

  const placeByRest = (change: object) =>
    shop.client.rest<Problem>('/api/placeOrder', {
      method: 'POST',
      body: {
        orderId: 'terms-1',
        paymentMethod: 'COD',
        products: [{ _id: mug }],
        totalAmount: 10,
        billing,
        ...change,
      },
      token: ada.token,
    });
  const { status, body } = await placeByRest({});
  expect([status, body.errors?.[0]?.pointer]).toEqual([422, '#/acceptsTerms']);
  expect((await placeByRest({ acceptsTerms: true })).status).toBe(200);
});

test('staff accept nothing for a customer, who does so on the payment link, once', async () => {
  await save({ terms: 'All sales are final.', requiresTermsAcceptance: true });
  const id = await anOrderByStaff();
  const token = paymentLinkToken(loadSecrets(shop.config).session, id);
  const questions = () => shop.client.data(ReadTermsQuestions, { token });
  const open = async (acceptsTerms?: boolean) =>
    (await shop.client.data(PayLinkOnTerms, { token, ...(acceptsTerms && { acceptsTerms }) })).payload;
  const question = { asksForTerms: true };
  expect(await questions()).toEqual({ shop: question, paymentLink: question });
  expect(await open()).toEqual({ url: null, userErrors: [{ code: 'REQUIRED', field: ['acceptsTerms'] }] });
  expect(await acceptedAt(id)).toBeNull();
  const { url } = await open(true);
  expect(url).not.toBeNull();
  expect(await acceptedAt(id)).toBe(now());
  expect(await questions()).toEqual({ shop: question, paymentLink: { asksForTerms: false } });
  expect((await open()).url).toBe(url);
});

test('or in their account', async () => {
  await save({ terms: 'All sales are final.', requiresTermsAcceptance: true });
  const id = await anOrderByStaff();
  const pay = async (input: object) =>
    (await shop.client.data(RetryPaymentOnTerms, { id, ...input }, ada.token)).payload;
  expect(await pay({})).toEqual({ url: null, userErrors: [{ code: 'REQUIRED', field: ['acceptsTerms'] }] });
  expect(await acceptedAt(id)).toBeNull();
  const { url } = await pay({ acceptsTerms: true });
  expect(url).not.toBeNull();
  expect(await acceptedAt(id)).toBe(now());
});

test('an order that nobody can pay any more stores no acceptance', async () => {
  await save({ terms: 'All sales are final.', requiresTermsAcceptance: true });
  const id = await anOrderByStaff();
  await setOrderStatus(shop.client, admin, id, 'CANCELLED');
  const { payload } = await shop.client.data(RetryPaymentOnTerms, { id, acceptsTerms: true }, ada.token);
  expect(payload.userErrors).toMatchObject([{ code: 'NOT_PAYABLE' }]);
  expect(await acceptedAt(id)).toBeNull();
});

test('an unpaid order that is ordered again stores that the terms are accepted now', async () => {
  await save({ requiresTermsAcceptance: false });
  const { order } = await checkOut({});
  expect(order).toMatchObject({ termsAcceptedAt: null });
  await save({ terms: 'All sales are final.', requiresTermsAcceptance: true });
  expect((await checkOut({})).userErrors).toEqual([missing]);
  shop.clock.advance(1000);
  expect((await checkOut({ acceptsTerms: true })).order).toEqual({ id: order?.id, termsAcceptedAt: now() });
});
