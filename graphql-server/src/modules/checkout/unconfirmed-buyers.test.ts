import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../shared/time/duration.ts';
import { FakeEmail } from '../../test/gateways/fake-email.ts';
import { describeShop } from '../../test/describe-shop.ts';
import {
  ConfirmOrder,
  ConfirmOrderEmail,
  CreateShipment,
  PlaceOrder,
  UpdatePaymentSettings,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { ledgerOf } from '../../test/ledger.ts';
import { anOrder, anOrderInput, billing, setOrderStatus, tryOrder } from '../../test/orders.ts';
import {
  aCustomer,
  aGuest,
  allowGuests,
  aStaffMember,
  anUnconfirmedCustomer,
  type Person,
} from '../../test/users.ts';
import { OrderEntity } from '../orders/order.entity.ts';
import { markEmailVerified } from '../customers/users/verified-email.ts';

// What unverified customers can order (decision 0076). The limits are those of a new shop: 10 units of one
// product, 1,500.00 in unpaid orders, and seven days.

const mail = new FakeEmail();
const shop = describeShop({}, { mail });
/** Accepts two unconfirmed orders per hour from a network. */
const busyShop = describeShop({ unconfirmedOrdersPerHour: 2 });
let admin: Person;
let mallory: Person;

beforeAll(() => allowGuests(shop));
beforeEach(async () => {
  admin = await aStaffMember(shop, 'OWNER');
  mallory = await anUnconfirmedCustomer(shop, 'Mallory');
});

const product = (input: Parameters<typeof aProduct>[1] = {}) => aProduct(shop.app.orm.em.fork(), input);
const place = (input: object, person: Person) => tryOrder(shop.client, person, input);
const codeOf = async (input: object, person: Person) =>
  (await place(input, person)).userErrors[0]?.code ?? 'PLACED';
const send = (id: string) =>
  shop.client.data(CreateShipment, { input: { orderId: id, notifiesCustomer: false } }, admin.token);
const stockOf = async (id: string) => (await ledgerOf(shop, id)).stock;

describe('an unverified account', () => {
  test('cannot reserve the whole stock by cash on delivery', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 12; i += 1)
      ids.push(await product({ salePrice: 2000, stock: 60, sizes: ['S', 'M', 'L'] }));
    const every = ids.flatMap((productId) => ['S', 'M', 'L'].map((size) => ({ productId, size })));
    const all = every.map((line) => ({ ...line, quantity: 20 }));
    const { userErrors } = await place(anOrderInput(...all), mallory);
    expect(userErrors).toMatchObject([
      { code: 'ORDER_LIMIT_REACHED', field: ['input', 'lines', '0', 'quantity'] },
    ]);
    const fewOfEach = every.map((line) => ({ ...line, quantity: 3 }));
    expect((await place(anOrderInput(...fewOfEach), mallory)).userErrors).toMatchObject([
      { code: 'ORDER_LIMIT_REACHED', field: null },
    ]);
    const taken = await Promise.all(ids.map(stockOf));
    expect(taken).toEqual(ids.map(() => 60));
  });

  test('can have ten units of a product in all open orders, across variants', async () => {
    const tee = await product({ salePrice: 100, stock: 60, sizes: ['S', 'M'] });
    const order = (size: string, quantity: number) =>
      codeOf(anOrderInput({ productId: tee, size, quantity }), mallory);
    expect(await order('S', 6)).toBe('PLACED');
    expect(await order('M', 5)).toBe('ORDER_LIMIT_REACHED');
    expect(await order('M', 4)).toBe('PLACED');
    expect(await stockOf(tee)).toBe(50);
  });

  test('can have a limited amount in unpaid orders, without shipped ones', async () => {
    const lamp = await product({ salePrice: 1000_00, stock: 10 });
    const first = await anOrder(shop.client, mallory, anOrderInput({ productId: lamp }));
    const second = { ...anOrderInput({ productId: lamp }), paymentMethod: 'BANK' };
    const { userErrors } = await place(second, mallory);
    expect(userErrors[0]?.message).toContain('$1,500.00');
    await send(first);
    expect(await codeOf(second, mallory)).toBe('PLACED');
  });

  test('has no limits once its email is confirmed', async () => {
    const mug = await product({ salePrice: 200_00, stock: 60 });
    const input = anOrderInput({ productId: mug, quantity: 40 });
    expect(await codeOf(input, mallory)).toBe('ORDER_LIMIT_REACHED');
    await markEmailVerified(shop.app.orm.em.fork(), mallory.userId, mallory.email);
    expect(await codeOf(input, mallory)).toBe('PLACED');
  });
});

test('unconfirmed customers of a network share an hourly order limit; confirmed ones do not', async () => {
  const mug = await aProduct(busyShop.app.orm.em.fork());
  const codes: (string | undefined)[] = [];
  const order = async ({ token }: Person) => {
    const variables = { input: anOrderInput({ productId: mug }) };
    const { errors } = await busyShop.client.graphql(PlaceOrder, variables, token);
    codes.push(errors[0]?.extensions.code);
  };
  for (let i = 0; i < 3; i += 1) await order(await anUnconfirmedCustomer(busyShop));
  await order(await aCustomer(busyShop));
  expect(codes).toEqual([undefined, undefined, 'RATE_LIMITED', undefined]);
});

test('open orders of a returning guest with the same email count', async () => {
  const mug = await product({ salePrice: 100, stock: 60 });
  const order = async (quantity: number, email: string) => {
    const guest = { token: await aGuest(shop), userId: '', email };
    return codeOf({ ...anOrderInput({ productId: mug, quantity }), billing: { ...billing, email } }, guest);
  };
  expect(await order(8, 'eve@test.example')).toBe('PLACED');
  expect(await order(3, 'Eve@Test.example')).toBe('ORDER_LIMIT_REACHED');
  expect(await order(2, 'eve@test.example')).toBe('PLACED');
  expect(await order(3, 'bob@test.example')).toBe('PLACED');
});

const dueAt = async (id: string) =>
  (await shop.app.orm.em.fork().findOneOrFail(OrderEntity, { id })).paymentDueAt;
const statusAfter = async (id: string, ms: number) => {
  shop.clock.advance(ms);
  await shop.app.jobs.run('unpaid-orders');
  return (await shop.app.orm.em.fork().findOneOrFail(OrderEntity, { id })).status;
};

describe('a cash on delivery order', () => {
  test('of an unconfirmed customer expires at the end of the seventh day and releases its stock', async () => {
    const mug = await product({ stock: 5 });
    const id = await anOrder(shop.client, mallory, anOrderInput({ productId: mug, quantity: 5 }));
    const untilEndOfDay = 8 * DAY - (shop.clock.now().getTime() % DAY);
    expect(await statusAfter(id, untilEndOfDay - 2)).toBe('PENDING');
    expect(await statusAfter(id, 2)).toBe('CANCELLED');
    expect(await stockOf(mug)).toBe(5);
  });

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['that was sent', send],
    [
      'whose email was confirmed since',
      () => markEmailVerified(shop.app.orm.em.fork(), mallory.userId, mallory.email),
    ],
    [
      'that staff have cancelled and opened again',
      async (id) => {
        await setOrderStatus(shop.client, admin, id, 'CANCELLED');
        await setOrderStatus(shop.client, admin, id, 'PENDING');
      },
    ],
  ])('%s does not', async (_what, change) => {
    const id = await anOrder(shop.client, mallory, anOrderInput({ productId: await product() }));
    await change(id);
    expect(await statusAfter(id, 8 * DAY)).toBe('PENDING');
  });

  test('of a confirmed customer, or in a shop without a limit of days, does not expire', async () => {
    const mug = await product();
    const ada = await aCustomer(shop);
    expect(await dueAt(await anOrder(shop.client, ada, anOrderInput({ productId: mug })))).toBeNull();
    const set = (unconfirmedCashDays: number | null) =>
      shop.client.data(UpdatePaymentSettings, { input: { unconfirmedCashDays } }, admin.token);
    await set(null);
    expect(await dueAt(await anOrder(shop.client, mallory, anOrderInput({ productId: mug })))).toBeNull();
    await set(7);
  });
});

describe('the email of a cash on delivery order', () => {
  /** The token of the link in the last email to this address; null if it has none. */
  async function tokenTo(email: string): Promise<string | null> {
    await shop.app.jobs.run('mail');
    const text = mail.sent.findLast(({ to }) => to === email)?.text ?? '';
    return /confirmOrder\?token=([\w.%-]+)/.exec(text)?.[1] ?? null;
  }
  const confirm = (token: string) => shop.client.payload(ConfirmOrderEmail, { token });

  test('confirms the order, and the account with this email, when its link is opened', async () => {
    const mug = await product({ salePrice: 100, stock: 60 });
    const input = { ...anOrderInput({ productId: mug }), billing: { ...billing, email: mallory.email } };
    const id = await anOrder(shop.client, mallory, input);
    const token = (await tokenTo(mallory.email)) ?? '';
    expect(await confirm(`${token}x`)).toMatchObject({
      number: null,
      userErrors: [{ code: 'LINK_INVALID' }],
    });
    expect(await confirm(token)).toMatchObject({ status: 'PENDING', userErrors: [] });
    expect(await dueAt(id)).toBeNull();
    expect(await codeOf(anOrderInput({ productId: mug, quantity: 40 }), mallory)).toBe('PLACED');
    // A confirmed customer gets no confirmation link.
    expect(await tokenTo(billing.email.toLowerCase())).toBeNull();
  });

  test('sent to another email confirms only the order', async () => {
    const mug = await product({ salePrice: 100, stock: 60 });
    const other = `${mallory.userId}@test.example`;
    const input = { ...anOrderInput({ productId: mug }), billing: { ...billing, email: other } };
    const id = await anOrder(shop.client, mallory, input);
    const token = (await tokenTo(other)) ?? '';
    await confirm(token);
    expect(await dueAt(id)).toBeNull();
    expect(await codeOf(anOrderInput({ productId: mug, quantity: 40 }), mallory)).toBe('ORDER_LIMIT_REACHED');
    // Staff have corrected the email since: the old link no longer works.
    const em = shop.app.orm.em.fork();
    await em.nativeUpdate(OrderEntity, { id }, { billing: { ...billing, company: null, apartment: null } });
    expect(await confirm(token)).toMatchObject({ userErrors: [{ code: 'LINK_INVALID' }] });
  });

  test('is not needed if staff confirm the order', async () => {
    const id = await anOrder(shop.client, mallory, anOrderInput({ productId: await product() }));
    await shop.client.data(ConfirmOrder, { id }, admin.token);
    expect(await statusAfter(id, 8 * DAY)).toBe('PENDING');
  });
});
