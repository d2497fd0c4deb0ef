import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { checkIntegrity } from '../../db/check-integrity.ts';
import { describeShop } from '../../test/describe-shop.ts';
import {
  AcceptPricedWarnings,
  ApplyPricedCode,
  type CartLineInput,
  CreateCollection,
  FillPricedCart,
  ListCategories,
  PreviewCodes,
  type PreviewCodesVariables,
  ReadDiscountedOrder,
  RemovePricedCode,
  UpdatePromotion,
} from '../../test/documents.generated.ts';
import { PlaceOrder } from '../../test/documents.generated.ts';
import { changeOrder } from '../../test/card-shop.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput, setOrderStatus, tryOrder } from '../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { aPromotion, endPromotions, seePromotion } from './promotion.fixtures.ts';

const shop = describeShop();
let admin: Person;
let customer: Person;
let lamp: string;
let mug: string;

beforeAll(async () => {
  admin = await anAdmin(shop);
  const em = shop.app.orm.em.fork();
  lamp = await aProduct(em, { title: 'Lamp', salePrice: 1999, stock: 500, category: 'Light' });
  mug = await aProduct(em, { title: 'Mug', salePrice: 500, stock: 500, category: 'Kitchen' });
});
afterEach(() => endPromotions(shop));

const apply = (code: string) => shop.client.payload(ApplyPricedCode, { code }, customer.token);
const remove = (code: string) => shop.client.payload(RemovePricedCode, { code }, customer.token);
const fill = (...lines: CartLineInput[]) => shop.client.payload(FillPricedCart, { lines }, customer.token);
const accept = () => shop.client.payload(AcceptPricedWarnings, {}, customer.token);
const line = (productId: string, quantity: number) => ({ productId, quantity });
const preview = async (variables: PreviewCodesVariables = {}) =>
  (await shop.client.data(PreviewCodes, variables, customer.token)).checkoutPreview.preview;

describe('a code in the cart', () => {
  beforeAll(async () => {
    customer = await aCustomer(shop);
  });

  test('discounts cart, preview and order, in any letter case, and is used up by the order', async () => {
    const id = await aPromotion(shop, admin.token, { code: 'ten', title: 'Ten off' });
    await fill(line(lamp, 3));
    const { cart, userErrors } = await apply(' Ten ');
    expect(userErrors).toEqual([]);
    const priced = {
      // 10% of 59.97.
      totals: { subtotal: 5997, discountTotal: 600, total: 5397 },
      adjustments: [{ title: 'Ten off', code: 'TEN', kind: 'PERCENT', amount: 600 }],
      codes: [{ code: 'TEN', title: 'Ten off', ineligibilityReason: null }],
    };
    expect(cart).toEqual(priced);
    expect(await preview()).toEqual(priced);

    const input = { ...anOrderInput(), lines: null };
    const orderId = await anOrder(shop.client, customer, { ...input, expectedTotal: 5397 });
    const { order } = await shop.client.data(ReadDiscountedOrder, { id: orderId }, customer.token);
    expect(order).toEqual({
      totals: priced.totals,
      lines: [{ total: 5997, discountTotal: 600 }],
      adjustments: priced.adjustments,
    });
    expect(await seePromotion(shop, admin.token, id)).toMatchObject({ uses: 1, discountGiven: 600 });
    expect((await accept()).cart?.codes).toEqual([]);
  });

  test('that does not apply is rejected with its reason, and not stored', async () => {
    await aPromotion(shop, admin.token, { code: 'LATER', startsAt: '2999-01-01T00:00:00Z' });
    await aPromotion(shop, admin.token, {
      code: 'GONE',
      startsAt: '2020-01-01T00:00:00Z',
      endsAt: '2020-01-02T00:00:00Z',
    });
    await aPromotion(shop, admin.token, { code: 'MUCH', minimum: 100_000 });
    await aPromotion(shop, admin.token, { code: 'MUGS', productIds: [mug] });
    await aPromotion(shop, admin.token, { code: 'FIRST', firstOrderOnly: true });
    await aPromotion(shop, admin.token, { code: 'OTHERS', customerIds: [admin.userId] });
    await fill(line(lamp, 1));
    const reasons = await Promise.all(
      ['NONE', 'LATER', 'GONE', 'MUCH', 'MUGS', 'FIRST', 'OTHERS'].map(async (code) => {
        const { userErrors } = await apply(code);
        expect(userErrors[0]?.field).toEqual(['code']);
        return userErrors.map((error) => error.code.replace('PROMOTION_', ''));
      }),
    );
    expect(reasons.flat()).toEqual([
      ...['UNKNOWN', 'NOT_YET', 'EXPIRED', 'MINIMUM_NOT_REACHED', 'NOT_FOR_THESE_PRODUCTS'],
      ...['FIRST_ORDER_ONLY', 'NOT_FOR_THIS_CUSTOMER'],
    ]);
    expect((await accept()).cart?.codes).toEqual([]);
  });

  test('stays, with the reason, when the cart no longer qualifies; and can be removed', async () => {
    await aPromotion(shop, admin.token, { code: 'BIG', minimum: 3000 });
    await fill(line(lamp, 2));
    await apply('BIG');
    const { cart } = await fill(line(lamp, 1));
    expect(cart).toMatchObject({
      totals: { discountTotal: 0 },
      codes: [{ code: 'BIG', ineligibilityReason: { code: 'PROMOTION_MINIMUM_NOT_REACHED' } }],
    });
    expect((await remove('big')).cart?.codes).toEqual([]);
  });

  test('cannot be combined with a standalone code', async () => {
    await aPromotion(shop, admin.token, { code: 'SMALL' });
    await aPromotion(shop, admin.token, { code: 'ALONE', percent: 5, combines: false });
    await fill(line(lamp, 1));
    await apply('SMALL');
    expect((await apply('ALONE')).userErrors).toEqual([
      { code: 'PROMOTION_NOT_COMBINABLE', field: ['code'] },
    ]);
    await remove('SMALL');
  });

  test('cannot be guessed in orders, in the cart or in a preview', async () => {
    const guesser = await aCustomer(shop);
    const guess = { ...anOrderInput({ productId: lamp }), codes: ['GUESS'], expectedTotal: 1 };
    for (let tries = 0; tries < 30; tries += 1) {
      const { userErrors } = await tryOrder(shop.client, guesser, guess);
      expect(userErrors).toMatchObject([{ code: 'PROMOTION_UNKNOWN', field: ['input', 'codes'] }]);
    }
    await aPromotion(shop, admin.token, { code: 'KNOWN' });
    const requests = [
      shop.client.graphql(PlaceOrder, { input: { ...guess, codes: ['KNOWN'] } }, guesser.token),
      shop.client.graphql(ApplyPricedCode, { code: 'KNOWN' }, guesser.token),
      shop.client.graphql(PreviewCodes, { lines: [line(lamp, 1)], codes: ['KNOWN'] }, guesser.token),
    ];
    for (const { errors } of await Promise.all(requests))
      expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
  });

  test('applies to a category with its subcategories, and to a collection', async () => {
    const { categories } = await shop.client.data(ListCategories, {});
    const kitchen = categories.find(({ label }) => label === 'Kitchen')?.id;
    const conditions = [{ kind: 'CATEGORY' as const, category: 'light' }];
    const input = { title: 'Lit', kind: 'RULES' as const, conditions };
    const { collection } = await shop.client.payload(CreateCollection, { input }, admin.token);
    await aPromotion(shop, admin.token, { code: 'KITCHEN', categoryIds: [kitchen] });
    await aPromotion(shop, admin.token, { code: 'LIT', collectionIds: [collection?.id] });
    const lines = [line(lamp, 1), line(mug, 1)];
    expect((await preview({ lines, codes: ['KITCHEN'] }))?.totals.discountTotal).toBe(50);
    expect((await preview({ lines, codes: ['LIT'] }))?.totals.discountTotal).toBe(200);
  });
});

describe('an order with codes', () => {
  test('of a direct purchase', async () => {
    const person = await aCustomer(shop);
    await aPromotion(shop, admin.token, { code: 'NOW' });
    const input = { ...anOrderInput({ productId: lamp, quantity: 1 }), codes: ['now'] };
    expect((await tryOrder(shop.client, person, { ...input, expectedTotal: 1799 })).order?.total).toBe(1799);
  });

  test('is stopped by a code without effect, unless the customer has seen the total without it', async () => {
    const person = await aCustomer(shop);
    const input = { ...anOrderInput({ productId: lamp, quantity: 1 }), codes: ['NONE'] };
    expect((await tryOrder(shop.client, person, input)).userErrors).toMatchObject([
      { code: 'PROMOTION_UNKNOWN', field: ['input', 'codes'] },
    ]);
    expect((await tryOrder(shop.client, person, { ...input, expectedTotal: 1999 })).order?.total).toBe(1999);
  });

  test('with another code is a different order', async () => {
    const person = await aCustomer(shop);
    await aPromotion(shop, admin.token, { code: 'THIS' });
    const input = anOrderInput({ productId: lamp, quantity: 1 });
    await tryOrder(shop.client, person, input);
    expect((await tryOrder(shop.client, person, { ...input, codes: ['THIS'] })).userErrors).toMatchObject([
      { code: 'ORDER_KEY_REUSED' },
    ]);
  });

  test('that is free counts as paid', async () => {
    const person = await aCustomer(shop);
    await aPromotion(shop, admin.token, { code: 'GIFT', percent: 100 });
    for (const paymentMethod of ['BANK', 'CASH_ON_DELIVERY']) {
      const input = { ...anOrderInput({ productId: mug, quantity: 1 }), paymentMethod, codes: ['GIFT'] };
      const { order } = await tryOrder(shop.client, person, input);
      expect(order).toMatchObject({ total: 0, paymentState: 'PAID' });
    }
  });

  test('an automatic promotion is for customers, and counts once per customer if limited so', async () => {
    const person = await aCustomer(shop);
    await aPromotion(shop, admin.token, {
      title: 'Two for one',
      kind: 'BUY_X_GET_Y',
      percent: 100,
      buyQuantity: 1,
      getQuantity: 1,
      customerLimit: 1,
    });
    const input = () => anOrderInput({ productId: mug, quantity: 3 });
    expect((await tryOrder(shop.client, person, input())).order?.total).toBe(1000);
    expect((await tryOrder(shop.client, person, input())).order?.total).toBe(1500);
  });
});

describe('a limited code', () => {
  test('is used by fifty concurrent customers exactly as often as allowed', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => aCustomer(shop)));
    const id = await aPromotion(shop, admin.token, { code: 'SEVEN', usageLimit: 7 });
    const responses = await Promise.all(
      people.map((person) =>
        tryOrder(shop.client, person, { ...anOrderInput({ productId: mug, quantity: 1 }), codes: ['SEVEN'] }),
      ),
    );
    expect(responses.filter(({ order }) => order?.total === 450)).toHaveLength(7);
    const codes = responses.flatMap(({ userErrors }) => userErrors.map(({ code }) => code));
    expect(codes).toEqual(Array.from({ length: 43 }, () => 'PROMOTION_USED_UP'));
    expect(await seePromotion(shop, admin.token, id)).toMatchObject({ uses: 7, discountGiven: 350 });
  });

  test('is released by an order that is canceled unpaid, and taken again when it is reopened', async () => {
    const [one, other] = [await aCustomer(shop), await aCustomer(shop)];
    const id = await aPromotion(shop, admin.token, { code: 'ONCE', usageLimit: 1 });
    const input = () => ({ ...anOrderInput({ productId: mug, quantity: 1 }), codes: ['ONCE'] });
    const order = await anOrder(shop.client, one, input());
    expect((await tryOrder(shop.client, other, input())).userErrors[0]?.code).toBe('PROMOTION_USED_UP');
    await setOrderStatus(shop.client, admin, order, 'CANCELLED');
    expect((await seePromotion(shop, admin.token, id))?.uses).toBe(0);
    await setOrderStatus(shop.client, admin, order, 'PENDING');
    expect((await tryOrder(shop.client, other, input())).userErrors[0]?.code).toBe('PROMOTION_USED_UP');
    await setOrderStatus(shop.client, admin, order, 'CANCELLED');
    expect((await tryOrder(shop.client, other, input())).order?.total).toBe(450);
    // Another customer has used it since.
    expect(await setOrderStatus(shop.client, admin, order, 'PENDING')).toBe('PROMOTION_USED_UP');
    expect((await seePromotion(shop, admin.token, id))?.uses).toBe(1);
  });

  test('is released by an order that the shop cancels although it is paid', async () => {
    const person = await aCustomer(shop);
    const id = await aPromotion(shop, admin.token, { code: 'PAID', customerLimit: 1 });
    const paid = { codes: ['PAID'], paymentMethod: 'BANK' };
    const input = () => ({ ...anOrderInput({ productId: mug, quantity: 1 }), ...paid });
    const order = await anOrder(shop.client, person, input());
    await changeOrder(shop, admin, 'orderPaymentReceive', order);
    await setOrderStatus(shop.client, admin, order, 'CANCELLED');
    expect((await seePromotion(shop, admin.token, id))?.uses).toBe(0);
    expect((await tryOrder(shop.client, person, input())).order?.total).toBe(450);
  });

  test('counts earlier uses when the limit is added later', async () => {
    const person = await aCustomer(shop);
    const id = await aPromotion(shop, admin.token, { code: 'OPEN' });
    const input = () => ({ ...anOrderInput({ productId: mug, quantity: 1 }), codes: ['OPEN'] });
    await anOrder(shop.client, person, input());
    await shop.client.data(UpdatePromotion, { id, input: { usageLimit: 2 } }, admin.token);
    await anOrder(shop.client, person, input());
    expect((await tryOrder(shop.client, person, input())).userErrors[0]?.code).toBe('PROMOTION_USED_UP');
  });
});

test('the counts are consistent', async () => {
  await shop.app.jobs.run('revenue-sums');
  expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
});
