import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeCardShop } from '../../test/describe-shop.ts';
import { OfferWithdrawals, PlaceGuestOrder, StartWithdrawal } from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrderInput, billing } from '../../test/orders.ts';
import { aCustomer, aGuest, allowGuests, anAdmin, type Person } from '../../test/users.ts';
import { OrderEntity } from '../orders/order.entity.ts';
import { withdrawalsOf } from './withdrawals.fixtures.ts';

const shop = describeCardShop();
const withdrawals = withdrawalsOf(shop);
const { form, withdraw, start } = withdrawals;
let admin: Person;
let ada: Person;
let tee: string;
let mug: string;

const offer = (isWithdrawalOffered = true, withdrawalDays = 14) =>
  shop.client.payload(OfferWithdrawals, { isWithdrawalOffered, withdrawalDays }, admin.token);

beforeAll(async () => {
  await allowGuests(shop);
});
beforeEach(async () => {
  ada = await aCustomer(shop);
  admin = await anAdmin(shop);
  tee = await aProduct(shop.app.orm.em.fork(), { title: 'Tee', salePrice: 1999, stock: 10 });
  mug = await aProduct(shop.app.orm.em.fork(), { title: 'Mug', salePrice: 850, stock: 10 });
  await offer();
});

const teesAndMug = () => [
  { productId: tee, quantity: 3 },
  { productId: mug, quantity: 1 },
];

/** A paid order of three tees and a mug. */
const paid = (...lines: object[]) => withdrawals.paid(ada, ...(lines.length > 0 ? lines : teesAndMug()));

const see = (id: string, as = ada) => withdrawals.see(id, as);

const tokenOf = async (id: string) => String((await see(id)).withdrawalToken);

describe('the order', () => {
  /** A guest's order; the guest is gone. */
  const ofGuest = async (email: string) => {
    const input: object = { ...anOrderInput(...teesAndMug()), billing: { ...billing, email } };
    const { payload } = await shop.client.data(PlaceGuestOrder, { input }, await aGuest(shop));
    if (!payload.order) throw new Error(JSON.stringify(payload.userErrors));
    return payload.order;
  };

  test('is found by its number and email, and an error does not say which is wrong', async () => {
    const { id, number } = await ofGuest('Finder@shop.example');
    const { reference } = await shop.app.orm.em.fork().findOneOrFail(OrderEntity, id);
    const { token } = await start(` #${number} `, 'finder@SHOP.example');
    expect((await start(reference, 'finder@shop.example')).token).not.toBeNull();
    expect((await form(String(token)))?.orderNumber).toBe(number);
    const [wrongNumber, wrongEmail] = [
      await start('none', 'finder@shop.example'),
      await start(number, 'other@shop.example'),
    ];
    expect(wrongNumber).toEqual(wrongEmail);
    expect(wrongNumber).toMatchObject({ token: null, userErrors: [{ code: 'NOT_FOUND' }] });
    await withdraw(String(token), { Mug: 1 });
    expect(await see(id, admin)).toMatchObject({
      withdrawalToken: null,
      withdrawals: [{ lines: [{ quantity: 1 }] }],
    });
  });
});

test('a shop that does not offer it has no forms and no links', async () => {
  const id = await paid();
  const token = await tokenOf(id);
  const { number } = await see(id);
  expect((await offer(true, 13)).userErrors).toMatchObject([{ code: 'INVALID_VALUE' }]);
  expect((await offer(true, 20)).shop).toEqual({ withdrawalDays: 20 });
  expect((await offer(false)).shop).toEqual({ withdrawalDays: null });
  expect(await form(token)).toBeNull();
  expect((await see(id)).withdrawalToken).toBeNull();
  expect((await withdraw(token, { Tee: 1 })).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  expect((await start(number, 'Ada@Example.com')).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
});

test('an email’s order is hard to guess by its number', async () => {
  for (let guess = 0; guess < 10; guess++)
    expect((await start(`none-${guess}`, 'victim@shop.example')).token).toBeNull();
  await expect(start('none', 'victim@shop.example')).rejects.toThrow();
  expect((await start('none', 'other@shop.example')).token).toBeNull();
});

// The last, because its guesses block the others.
test('an order is hard to guess', async () => {
  const { number } = await see(await paid());
  const guess = (index: number) =>
    shop.client
      .data(StartWithdrawal, { input: { orderNumber: number, email: `guess${index}@shop.example` } })
      .then(({ payload }) => payload.userErrors[0]?.code, String);
  const results = await Promise.all(Array.from({ length: 102 }, (_, index) => guess(index)));
  expect(results.filter((code) => code !== 'NOT_FOUND').length).toBeGreaterThan(0);
  await expect(start(number, 'Ada@Example.com')).rejects.toThrow();
});
