import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import {
  AddCartLines,
  CreatePromotion,
  DeletePromotion,
  DuplicatePromotion,
  EndPromotion,
  ListPromotions,
  PreviewPromotion,
  type PromotionStatus,
  ReadPromotionEnd,
  ReadPromotionIsWelcome,
  ReadPromotionKind,
  ReadPromotionTerms,
  RestorePromotion,
  UpdatePromotion,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput, billing, tryOrder } from '../../test/orders.ts';
import { aCustomer, aGuest, allowGuests, anAdmin, type Person } from '../../test/users.ts';
import { aPromotion, endPromotions, seePromotion } from './promotion.fixtures.ts';

const shop = describeShop();
let admin: Person;

beforeAll(async () => {
  admin = await anAdmin(shop);
});
beforeEach(() => endPromotions(shop));

const add = async (input: object) => aPromotion(shop, admin.token, input);
const see = async (id: string) => seePromotion(shop, admin.token, id);
const update = async (id: string, input: object, expectedVersion: string | null = null) =>
  (await shop.client.data(UpdatePromotion, { id, input, expectedVersion }, admin.token)).payload;
const end = async (id: string) => (await shop.client.data(EndPromotion, { id }, admin.token)).payload;
const restore = async (id: string) => (await shop.client.data(RestorePromotion, { id }, admin.token)).payload;
const duplicate = async (id: string) =>
  (await shop.client.data(DuplicatePromotion, { id }, admin.token)).payload;
const create = async (input: object) =>
  (await shop.client.data(CreatePromotion, { input }, admin.token)).payload;

describe('input by staff', () => {
  test.each<[what: string, input: object, field: string]>([
    ['no name', { title: ' ' }, 'title'],
    ['a code of two letters', { code: 'AB' }, 'code'],
    ['a code with a space', { code: 'TEN OFF' }, 'code'],
    ['no percentage', { percent: null }, 'percent'],
    ['more than all', { percent: 101 }, 'percent'],
    ['no amount', { kind: 'AMOUNT' }, 'amount'],
    ['an amount of nothing', { kind: 'AMOUNT', amount: 0 }, 'amount'],
    ['nothing to get', { kind: 'BUY_X_GET_Y', percent: 100, buyQuantity: 2 }, 'getQuantity'],
    ['a limit of none', { usageLimit: 0 }, 'usageLimit'],
    [
      'an end before the beginning',
      { startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' },
      'endsAt',
    ],
  ])('with %s is rejected at the field', async (_what, input, field) => {
    const { promotion, userErrors } = await create({ title: 'Ten', kind: 'PERCENT', percent: 10, ...input });
    expect(promotion).toBeNull();
    expect(userErrors.map((error) => error.field)).toEqual([['input', field]]);
  });

  test('is stored without the fields of another kind', async () => {
    const id = await add({ kind: 'FREE_DELIVERY', percent: 10, code: ' ship-free ' });
    const { promotion } = await shop.client.data(ReadPromotionTerms, { id }, admin.token);
    const stored = { kind: 'FREE_DELIVERY', percent: null, amount: null, code: 'SHIP-FREE' };
    expect(promotion).toEqual({ ...stored, combines: true, isEnabled: true, priority: 0 });
  });
});

describe('a change', () => {
  test('of some fields keeps the others, and another kind requires its own fields', async () => {
    const id = await add({ title: 'Ten', code: 'CHANGED' });
    const { userErrors } = await update(id, { kind: 'AMOUNT' });
    expect(userErrors[0]?.field).toEqual(['input', 'amount']);
    await update(id, { kind: 'AMOUNT', amount: 500, title: 'Five' });
    const { promotion } = await shop.client.data(ReadPromotionKind, { id }, admin.token);
    expect(promotion).toEqual({ title: 'Five', code: 'CHANGED', kind: 'AMOUNT', percent: null, amount: 500 });
  });

  test('of an outdated version is rejected', async () => {
    const id = await add({ code: 'VERSIONED' });
    const { promotion } = await update(id, { percent: 20 });
    await update(id, { percent: 30 });
    expect((await update(id, { percent: 40 }, promotion?.version)).userErrors[0]?.code).toBe(
      'VERSION_CHANGED',
    );
  });
});

describe('a code', () => {
  test('is unique, in any letter case, until its promotion is deleted', async () => {
    const first = await add({ code: 'UNIQUE' });
    const again = { title: 'Again', kind: 'FREE_DELIVERY', code: 'unique' };
    expect(await create(again)).toMatchObject({
      promotion: null,
      userErrors: [{ code: 'PROMOTION_CODE_TAKEN', field: ['input', 'code'] }],
    });
    await restore(first);
    await shop.client.data(DeletePromotion, { id: first }, admin.token);
    expect((await create(again)).promotion?.code).toBe('UNIQUE');
    const restored = await restore(first);
    expect(restored.promotion).toMatchObject({ code: 'UNIQUE-2', status: 'OFF' });
  });

  test('is given to one of two concurrent requests', async () => {
    const twice = [create, create].map(async (each) =>
      each({ title: 'At once', kind: 'FREE_DELIVERY', code: 'AT-ONCE' }),
    );
    const payloads = await Promise.all(twice);
    expect(payloads.flatMap(({ userErrors }) => userErrors.map(({ code }) => code))).toEqual([
      'PROMOTION_CODE_TAKEN',
    ]);
  });

  test('replaces the previous welcome code for new subscribers', async () => {
    const isWelcome = async (id: string) =>
      (await shop.client.data(ReadPromotionIsWelcome, { id }, admin.token)).promotion?.isWelcome;
    const first = await add({ code: 'WELCOME-1', isWelcome: true });
    const second = await add({ code: 'WELCOME-2', isWelcome: true });
    expect([await isWelcome(first), await isWelcome(second)]).toEqual([false, true]);
  });
});

describe('a promotion', () => {
  test('ends now if it is active, is switched off before its start, and is unchanged if it has ended', async () => {
    const running = await add({ code: 'RUNNING', startsAt: '2020-01-01T00:00:00Z' });
    const planned = await add({ code: 'PLANNED', startsAt: '2999-01-01T00:00:00Z' });
    expect((await end(running)).promotion?.status).toBe('ENDED');
    expect((await end(planned)).promotion?.status).toBe('OFF');
    const endOf = async () => shop.client.data(ReadPromotionEnd, { id: running }, admin.token);
    const ended = await endOf();
    await end(running);
    expect(await endOf()).toEqual(ended);
  });

  test('is duplicated switched off, with the next free code', async () => {
    const id = await add({ code: 'COPY', percent: 25 });
    const copy = await duplicate(id);
    expect(copy.promotion).toMatchObject({ code: 'COPY-2', status: 'OFF' });
    expect((await duplicate(id)).promotion?.code).toBe('COPY-3');
    expect(await see(id)).toMatchObject({ code: 'COPY', status: 'ACTIVE' });
  });

  test('is listed by its status', async () => {
    const running = await add({ code: 'LISTED' });
    const planned = await add({ code: 'LISTED-LATER', startsAt: '2999-01-01T00:00:00Z' });
    const listed = async (status: PromotionStatus) =>
      (await shop.client.data(ListPromotions, { status }, admin.token)).promotions;
    expect(await listed('ACTIVE')).toEqual({ nodes: [{ id: running }], totalCount: 1 });
    expect(await listed('SCHEDULED')).toEqual({ nodes: [{ id: planned }], totalCount: 1 });
  });
});

describe('examples', () => {
  const preview = async (input: object, id: string | null = null) =>
    (
      await shop.client.data(
        PreviewPromotion,
        { input: { title: 'Tried', kind: 'PERCENT', percent: 10, ...input }, id },
        admin.token,
      )
    ).promotionPreview;

  beforeAll(async () => {
    const person = await aCustomer(shop);
    const productId = await aProduct(shop.app.orm.em.fork(), { title: 'Vase', salePrice: 2000, stock: 50 });
    await anOrder(shop.client, person, anOrderInput({ productId, quantity: 1 }));
    await anOrder(shop.client, person, anOrderInput({ productId, quantity: 3 }));
    await shop.client.data(AddCartLines, { lines: [{ productId, quantity: 2 }] }, person.token);
  });

  test('list carts first and then orders, newest first, as if the promotion were active and unused', async () => {
    const later = { startsAt: '2999-01-01T00:00:00Z', isEnabled: false, usageLimit: 1 };
    const { examples } = await preview(later);
    expect(examples?.map(({ before, after }) => [before, after])).toEqual([
      [4000, 3600],
      [6000, 5400],
      [2000, 1800],
    ]);
    expect(examples?.map(({ orderNumber }) => orderNumber === null)).toEqual([true, false, false]);
  });

  test('say why it would have no effect, and count only earlier orders', async () => {
    const { examples } = await preview({ firstOrderOnly: true, minimum: 3000 });
    expect(examples?.map(({ ineligibilityReason }) => ineligibilityReason?.code)).toEqual([
      'PROMOTION_FIRST_ORDER_ONLY',
      'PROMOTION_FIRST_ORDER_ONLY',
      'PROMOTION_MINIMUM_NOT_REACHED',
    ]);
  });

  test('compare a saved promotion with the price without it', async () => {
    const id = await add({ title: 'By itself', percent: 50 });
    const { examples } = await preview({ percent: 10 }, id);
    expect(examples?.[0]).toMatchObject({ before: 4000, after: 3600 });
  });

  test('report validation errors instead', async () => {
    expect(await preview({ percent: 0 })).toEqual({
      examples: null,
      userErrors: [{ field: ['input', 'percent'] }],
    });
  });
});

test('a code for first orders counts all orders to the same mailbox', async () => {
  const productId = await aProduct(shop.app.orm.em.fork(), { stock: 10 });
  await add({ code: 'WELCOME', firstOrderOnly: true });
  await add({ code: 'ONCE-EACH', customerLimit: 1 });
  await allowGuests(shop);
  const mia = await aCustomer(shop);
  const orderTo = async (email: string, code: string, buyer?: Person) => {
    const person = buyer ?? { ...mia, token: await aGuest(shop) };
    const input = { ...anOrderInput({ productId, quantity: 1 }), codes: [code] };
    const { userErrors } = await tryOrder(shop.client, person, {
      ...input,
      billing: { ...billing, email },
    });
    return userErrors.map((error) => error.code);
  };
  const [name = '', host = ''] = mia.email.split('@');
  expect(await orderTo(mia.email, 'ONCE-EACH')).toEqual([]);
  expect(await orderTo(`${name.toUpperCase()}+2@${host}`, 'ONCE-EACH')).toEqual([
    'PROMOTION_USED_BY_CUSTOMER',
  ]);
  expect(await orderTo(mia.email, 'WELCOME')).toEqual(['PROMOTION_FIRST_ORDER_ONLY']);
  expect(await orderTo('max@test.example', 'ONCE-EACH', mia)).toEqual(['PROMOTION_USED_BY_CUSTOMER']);
  expect(await orderTo('max@test.example', 'WELCOME')).toEqual([]);
});
