import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { OutboxEmailEntity } from '../../emails/outbox-email.entity.ts';
import { DAY, HOUR } from '../../../shared/time/duration.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  ApplyCartCode,
  type ProductUpdateInput,
  ReadReminderFigures,
  UpdateProduct,
} from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { FakeEmail } from '../../../test/gateways/fake-email.ts';
import { anOrder, anOrderInput } from '../../../test/orders.ts';
import {
  aGuest,
  allowGuests,
  anUnconfirmedCustomer,
  aStaffMember,
  type Person,
} from '../../../test/users.ts';
import { aPromotion } from '../../promotions/promotion.fixtures.ts';
import { UserEntity } from '../../customers/users/user.entity.ts';
import { NewsletterSubscriptionEntity } from '../../newsletter/newsletter-subscription.entity.ts';
import { CartEntity } from '../cart.entity.ts';
import { reminderCalls } from './cart-reminders.fixtures.ts';

const mail = new FakeEmail();
const shop = describeShop({}, { mail });
const { em, setHours, subscribe, aSubscriber, fill, empty, remind, remindersOf, remindedAfter } =
  reminderCalls(shop, mail);
let lamp: string;
let chair: string;

beforeAll(async () => {
  lamp = await aProduct(em(), { title: 'Lamp', salePrice: 1000, stock: 500 });
  chair = await aProduct(em(), { title: 'Chair', salePrice: 4900, stock: 500 });
});
beforeEach(async () => {
  await em().nativeDelete(OutboxEmailEntity, {});
  // Carts of earlier tests must not affect the next one.
  await em().execute(`update carts set reminded_at = now() where ended_at is null and reminded_at is null`);
  mail.sent.length = 0;
  await setHours(10);
});

const change = async (productId: string, input: ProductUpdateInput) => {
  const { token } = await aStaffMember(shop, 'OWNER');
  await shop.client.data(UpdateProduct, { id: productId, input }, token);
};

describe('a customer is reminded', () => {
  test('once, the set number of hours after the last change, of the current content at current prices', async () => {
    const ada = await aSubscriber();
    const scarf = await aProduct(em(), { title: 'Scarf', salePrice: 1000, colours: ['Green'] });
    await fill(ada.token, { productId: scarf, colour: 'Green' });
    await remind(9);
    await fill(ada.token, chair);
    await change(scarf, { salePrice: 900 });
    expect(await remindedAfter(9, ada)).toEqual([]);
    const [reminder, ...more] = await remindedAfter(1, ada);
    expect(more).toEqual([]);
    expect(reminder?.subject).toBe('Your cart at My shop is waiting for you');
    expect(reminder?.text).toContain('Hello Ada,');
    // 2 x $9.00 and 2 x $49.00 are $116.00, and delivery is free.
    expect(reminder?.text).toMatch(
      /Scarf\n {2}Green, 2 × \$9\.00: \$18\.00\nChair\n {2}2 × \$49\.00: \$98\.00/,
    );
    expect(reminder?.text).toMatch(/Subtotal: \$116\.00\nShipping: Free\nTotal: \$116\.00/);
    expect(reminder?.text).toContain(`:${new URL(shop.client.address).port}/cart?of=account`);
    expect(await remindedAfter(20, ada)).toHaveLength(1);
  });

  test('of the total with the cart’s code', async () => {
    const ada = await aSubscriber();
    await fill(ada.token, chair);
    const owner = await aStaffMember(shop, 'OWNER');
    await aPromotion(shop, owner.token, { code: 'CART10', percent: 10 });
    await shop.client.data(ApplyCartCode, { code: 'cart10' }, ada.token);
    const [reminder] = await remindedAfter(10, ada);
    expect(reminder?.text).toMatch(/Subtotal: \$98\.00\nDiscount: -\$9\.80\nShipping: Free\nTotal: \$88\.20/);
  });

  test('not again when the cart changes later, but again for a new cart', async () => {
    const ada = await aSubscriber();
    await fill(ada.token, lamp);
    expect(await remindedAfter(10, ada)).toHaveLength(1);
    await fill(ada.token, chair);
    expect(await remindedAfter(12, ada)).toHaveLength(1);
    await empty(ada);
    await fill(ada.token, lamp);
    expect(await remindedAfter(10, ada)).toHaveLength(2);
  });

  test('of products that can be ordered: not sold out or withdrawn, and limited to the stock', async () => {
    const ada = await aSubscriber();
    const vase = await aProduct(em(), { title: 'Vase', salePrice: 500, stock: 2 });
    const mug = await aProduct(em(), { title: 'Mug', salePrice: 700, stock: 2 });
    await fill(ada.token, vase, mug, lamp);
    await change(vase, { stock: 1 });
    await change(mug, { stock: 0 });
    await change(lamp, { status: 'DRAFT' });
    const [reminder] = await remindedAfter(10, ada);
    await change(lamp, { status: 'ACTIVE' });
    expect(reminder?.text).toMatch(/Vase\n {2}1 × \$5\.00: \$5\.00\n\nSubtotal: \$5\.00/);
    expect(reminder?.text).not.toMatch(/Mug|Lamp/);
  });

  test('only once there is something to order', async () => {
    const ada = await aSubscriber();
    const mug = await aProduct(em(), { title: 'Mug', stock: 2 });
    await fill(ada.token, mug);
    await change(mug, { stock: 0 });
    expect(await remindedAfter(10, ada)).toEqual([]);
    await change(mug, { stock: 3 });
    expect(await remindedAfter(0, ada)).toHaveLength(1);
  });

  test('according to the setting, and not of carts from long before it was turned on', async () => {
    const ada = await aSubscriber();
    expect(await setHours(0)).toEqual(['INVALID_VALUE']);
    expect(await setHours(169)).toEqual(['INVALID_VALUE']);
    expect(await setHours(null)).toEqual([]);
    await fill(ada.token, lamp);
    expect(await remindedAfter(7 * 24 + 10, ada)).toEqual([]);
    await setHours(10);
    expect(await remindedAfter(0, ada)).toEqual([]);
    expect(await setHours(11)).toEqual([]);
    expect(await remindedAfter(0, ada)).toHaveLength(1);
  });
});

describe('nobody is reminded', () => {
  const leave = (person: Person) =>
    em().nativeUpdate(
      NewsletterSubscriptionEntity,
      { user: person.userId },
      { unsubscribedAt: shop.clock.now() },
    );
  const withCart = async (prepare: (person: Person) => Promise<unknown>) => {
    const person = await anUnconfirmedCustomer(shop);
    await fill(person.token, lamp);
    await prepare(person);
    return person;
  };

  test.each<[string, (person: Person) => Promise<unknown>, number]>([
    ['with a confirmed subscription of the account', (person) => subscribe(person), 1],
    ['without a subscription', () => Promise.resolve(), 0],
    ['with one that was not confirmed', (person) => subscribe(person, { confirmedAt: null }), 0],
    ['with one that has ended', (person) => subscribe(person, { unsubscribedAt: shop.clock.now() }), 0],
    [
      'whose unverified email was subscribed without the account',
      (person) => subscribe(person, { user: null, source: 'FOOTER' }),
      0,
    ],
    [
      'whose verified email is subscribed',
      async ({ userId: id, email: verifiedEmail, ...person }) => {
        await subscribe({ ...person, userId: id, email: verifiedEmail }, { user: null, source: 'FOOTER' });
        await em().nativeUpdate(UserEntity, { id }, { verifiedEmail });
      },
      1,
    ],
    [
      'who has since joined the staff',
      async (person) => {
        await subscribe(person);
        await em().nativeUpdate(UserEntity, { id: person.userId }, { role: 'ADMIN', staffRole: 'VIEWER' });
      },
      0,
    ],
    [
      'who has ordered the cart',
      async (person) => {
        await subscribe(person);
        await anOrder(shop.client, person, { ...anOrderInput(), lines: undefined });
      },
      0,
    ],
    [
      'who has since ordered something else',
      async (person) => {
        await subscribe(person);
        await anOrder(shop.client, person, anOrderInput({ productId: chair, quantity: 1 }));
      },
      0,
    ],
  ])('%s', async (_, prepare, reminders) => {
    const person = await withCart(prepare);
    await remind(10);
    // The job does not claim these carts; sending checks again.
    expect(await em().count(OutboxEmailEntity, { kind: 'CART_REMINDER' })).toBe(reminders);
    expect(await remindersOf(person)).toHaveLength(reminders);
  });

  test.each<[string, (person: Person) => Promise<unknown>]>([
    ['unsubscribed', leave],
    ['ordered', (person) => anOrder(shop.client, person, { ...anOrderInput(), lines: undefined })],
    ['emptied the cart', empty],
    [
      'changed the email',
      ({ userId: id }) => em().nativeUpdate(UserEntity, { id }, { email: `new-${id}@test.example` }),
    ],
  ])('who has %s between claim and sending', async (_, happen) => {
    const person = await withCart(subscribe);
    await remind(10);
    await happen(person);
    expect(await remindersOf(person)).toEqual([]);
    expect(mail.sent.filter(({ subject }) => subject.startsWith('Your cart'))).toEqual([]);
  });

  test('as a guest, who has no email to agree with', async () => {
    await allowGuests(shop);
    await fill(await aGuest(shop), lamp);
    await remind(10);
    await allowGuests(shop, false);
    expect(await em().count(OutboxEmailEntity, { kind: 'CART_REMINDER' })).toBe(0);
  });
});

test('one click in the mail program ends the newsletter and these emails', async () => {
  const ada = await aSubscriber();
  await fill(ada.token, lamp);
  const [reminder] = await remindedAfter(10, ada);
  const { pathname, search } = new URL(reminder?.unsubscribeUrl ?? '');
  const response = await fetch(shop.client.address + pathname + search, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(response.status).toBe(200);
  await empty(ada);
  await fill(ada.token, lamp);
  expect(await remindedAfter(10, ada)).toHaveLength(1);
});

test('the results count the carts of the last 30 days, and which of them were ordered', async () => {
  await em().execute(`update carts set reminded_at = null`);
  const [ada, bob] = [await aSubscriber(), await aSubscriber()];
  const figures = async () => {
    const { token } = await aStaffMember(shop, 'OWNER');
    return (await shop.client.data(ReadReminderFigures, {}, token)).cartReminderFigures;
  };
  const before = await figures();
  expect(before).toEqual({ days: 30, reminded: 0, ordered: 0 });
  await em().execute(`update carts set changed_at = ? where ended_at is null`, [new Date(0)]);
  for (const person of [ada, bob]) await fill(person.token, lamp);
  await remind(10);
  await anOrder(shop.client, ada, { ...anOrderInput(), lines: undefined });
  expect(await figures()).toEqual({ days: 30, reminded: 2, ordered: 1 });
  shop.clock.advance(30 * DAY + HOUR);
  expect(await figures()).toEqual({ days: 30, reminded: 0, ordered: 0 });
});

test('many carts are reminded once each, whichever process does it, while their owners order', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, aSubscriber));
  const [first, ...others] = people;
  if (!first) throw new Error('There is nobody');
  await Promise.all(people.map(({ token }) => fill(token, lamp)));
  shop.clock.advance(10 * HOUR);
  const other = await createApp(shop.config, { clock: shop.clock.now, mail, repeatsJobs: false });
  const apps = [shop.app, other];
  const run = (name: string) => Promise.all(apps.map(({ jobs }) => jobs.run(name)));
  await Promise.all([
    run('cart-reminders'),
    run('cart-reminders'),
    anOrder(shop.client, first, { ...anOrderInput(), lines: undefined }),
  ]);
  await run('cart-reminders');
  await Promise.all([run('mail'), run('mail')]);
  await run('mail');
  await other.close();
  const reminded = mail.sent.filter(({ subject }) => subject.startsWith('Your cart at')).map(({ to }) => to);
  expect(reminded.filter((to) => to !== first.email).sort()).toEqual(others.map(({ email }) => email).sort());
  expect(reminded.filter((to) => to === first.email).length).toBeLessThanOrEqual(1);
  expect(
    await em().count(CartEntity, {
      user: { $in: others.map(({ userId }) => userId) },
      remindedAt: { $ne: null },
    }),
  ).toBe(others.length);
});
