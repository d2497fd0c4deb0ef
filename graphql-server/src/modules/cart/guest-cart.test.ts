import { beforeAll, expect, test } from 'vitest';
import { checkIntegrity } from '../../db/check-integrity.ts';
import { UserEntity } from '../customers/users/user.entity.ts';
import { describeShop } from '../../test/describe-shop.ts';
import {
  AddCartLines,
  BeginAsGuest,
  CountCustomers,
  LogInFromGuest,
  ReadCartTitles,
  ReadCartVersion,
  ReadViewerId,
  SignUpFromGuest,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { aCustomer, aGuest, allowGuests, aStaffMember, testPassword } from '../../test/users.ts';
import { DAY, HOUR } from '../../shared/time/duration.ts';

const shop = describeShop();
let mug: string;
let tea: string;

beforeAll(async () => {
  const em = shop.app.orm.em.fork();
  mug = await aProduct(em, { title: 'Mug', stock: 10 });
  tea = await aProduct(em, { title: 'Tea', stock: 2 });
});

const add = (token: string, productId: string, quantity: number) =>
  shop.client.data(AddCartLines, { lines: [{ productId, quantity }] }, token);

const linesOf = async (token: string) => {
  const { cart } = await shop.client.data(ReadCartTitles, {}, token);
  return cart.lines.map(({ product, quantity }) => [product.title, quantity]);
};

const logIn = async (email: string, guestToken: string | null) => {
  const input = { emailOrPhone: email, password: testPassword };
  return (await shop.client.data(LogInFromGuest, { input, guestToken })).payload;
};

const beginAsGuest = async (token: string | null = null) => {
  const { data, errors } = await shop.client.graphql(BeginAsGuest, {}, token);
  return errors[0]?.extensions.code ?? data?.payload.userErrors[0]?.code;
};

test('guests need a setting, and lose access while it is off', async () => {
  expect(await beginAsGuest()).toBe('GUESTS_NOT_ALLOWED');
  await allowGuests(shop);
  const guest = await aGuest(shop);
  await add(guest, mug, 1);
  await allowGuests(shop, false);
  const { errors } = await shop.client.graphql(ReadCartVersion, {}, guest);
  expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  await allowGuests(shop);
  expect(await linesOf(guest)).toEqual([['Mug', 1]]);
});

test('a guest is neither a signed-in user nor listed as a customer', async () => {
  const guest = await aGuest(shop);
  const owner = await aStaffMember(shop, 'OWNER');
  const count = async () => (await shop.client.data(CountCustomers, {}, owner.token)).customers.totalCount;
  const before = await count();
  const another = await aGuest(shop);
  expect(await count()).toBe(before);
  const { viewer } = await shop.client.data(ReadViewerId, {}, another);
  expect(viewer).toBeNull();
  expect(await beginAsGuest(guest)).toBe('FORBIDDEN');
});

test("a guest's cart joins the customer's at login, once", async () => {
  const ada = await aCustomer(shop);
  await add(ada.token, mug, 1);
  const guest = await aGuest(shop);
  await add(guest, mug, 2);
  await add(guest, tea, 1);
  const { session, cartWarnings } = await logIn(ada.email, guest);
  expect(cartWarnings).toEqual([]);
  const merged = [
    ['Mug', 3],
    ['Tea', 1],
  ];
  expect(await linesOf(String(session?.token))).toEqual(merged);
  expect((await logIn(ada.email, guest)).userErrors).toEqual([]);
  expect(await linesOf(ada.token)).toEqual(merged);
  const { errors } = await shop.client.graphql(ReadCartVersion, {}, guest);
  expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
});

test('a quantity limited to the stock is reported', async () => {
  const ada = await aCustomer(shop);
  await add(ada.token, tea, 2);
  const guest = await aGuest(shop);
  await add(guest, tea, 1);
  const { cartWarnings } = await logIn(ada.email, guest);
  expect(cartWarnings).toEqual([
    { code: 'QUANTITY_CAPPED', message: 'There is not enough stock of Tea, so the quantity is now 2.' },
  ]);
  expect(await linesOf(ada.token)).toEqual([['Tea', 2]]);
});

test('of ten simultaneous logins with the same guest, one adds the cart', async () => {
  const ada = await aCustomer(shop);
  const guest = await aGuest(shop);
  await add(guest, mug, 1);
  const payloads = await Promise.all(Array.from({ length: 10 }, () => logIn(ada.email, guest)));
  expect(payloads.flatMap(({ userErrors }) => userErrors)).toEqual([]);
  expect(await linesOf(ada.token)).toEqual([['Mug', 1]]);
  expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
});

test('a new account gets the cart', async () => {
  const guest = await aGuest(shop);
  await add(guest, mug, 2);
  const input = { name: 'Eve', email: 'eve@guest.example', password: testPassword };
  const { payload } = await shop.client.data(SignUpFromGuest, { input, guestToken: guest });
  expect(await linesOf(String(payload.session?.token))).toEqual([['Mug', 2]]);
});

test("a customer's token adds no cart to another customer's", async () => {
  const [ada, bob] = [await aCustomer(shop), await aCustomer(shop)];
  await add(ada.token, mug, 1);
  expect((await logIn(bob.email, ada.token)).userErrors).toEqual([]);
  expect(await linesOf(bob.token)).toEqual([]);
  expect(await linesOf(ada.token)).toEqual([['Mug', 1]]);
});

test('idle guests are deleted after 30 days, those without a cart after one', async () => {
  const count = () => shop.app.orm.em.fork().count(UserEntity, { role: 'GUEST' });
  const before = await count();
  const guest = await aGuest(shop);
  await aGuest(shop);
  await add(guest, mug, 1);
  await shop.app.jobs.run('retention');
  expect(await count()).toBe(before + 2);
  shop.clock.advance(DAY + HOUR);
  await shop.app.jobs.run('retention');
  expect(await linesOf(guest)).toEqual([['Mug', 1]]);
  shop.clock.advance(31 * DAY);
  await shop.app.jobs.run('retention');
  expect(await count()).toBe(0);
  expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
});

test('new guests are rate-limited by network', async () => {
  shop.clock.advance(DAY);
  const codes: (string | undefined)[] = [];
  for (let i = 0; i < 101; i += 1) codes.push(await beginAsGuest());
  expect(codes.at(-1)).toBe('RATE_LIMITED');
});
