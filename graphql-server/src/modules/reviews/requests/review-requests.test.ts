import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OutboxEmailEntity } from '../../emails/outbox-email.entity.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { SetReviewRequestDays, SetReviewRequests } from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { FakeEmail } from '../../../test/gateways/fake-email.ts';
import { setOrderStatus } from '../../../test/orders.ts';
import { aCustomer, aStaffMember, type Person } from '../../../test/users.ts';
import { deliver, tryReview } from '../review.fixtures.ts';

const mail = new FakeEmail();
const shop = describeShop({}, { mail });
let owner: Person;
let lamp: string;
let chair: string;

beforeAll(async () => {
  owner = await aStaffMember(shop, 'OWNER');
  lamp = await aProduct(shop.app.orm.em.fork(), { title: 'Lamp', stock: 500 });
  chair = await aProduct(shop.app.orm.em.fork(), { title: 'Chair', stock: 500 });
});
beforeEach(async () => {
  await shop.app.orm.em.fork().nativeDelete(OutboxEmailEntity, {});
  mail.sent.length = 0;
});

const setDays = async (days: number | null) => {
  const { userErrors } = await shop.client.payload(SetReviewRequestDays, { days }, owner.token);
  return userErrors.map(({ code }) => code);
};

/** Review request emails sent after this many days. */
async function askedAfter(days: number) {
  // Instead of advancing the clock, which ends sessions.
  await shop.app.orm.em
    .fork()
    .execute('update review_requests set delivered_at = delivered_at - make_interval(days => ?)', [days]);
  await Promise.all([shop.app.jobs.run('review-requests'), shop.app.jobs.run('review-requests')]);
  await shop.app.jobs.run('mail');
  return mail.sent.filter(({ subject }) => subject.startsWith('How do you like'));
}

describe('a review request', () => {
  test('is sent once, the set number of days after the delivery, for unreviewed products', async () => {
    const ada = await aCustomer(shop);
    await deliver(shop, owner, ada, lamp, chair);
    expect(await askedAfter(6)).toEqual([]);
    await tryReview(shop, ada, chair);
    const [email, ...more] = await askedAfter(1);
    expect(more).toEqual([]);
    expect(email?.to).toBe('ada@example.com');
    expect(email?.text).toContain(
      `Review: Lamp:\nhttp://127.0.0.1:${new URL(shop.client.address).port}/account/reviews/${lamp}`,
    );
    expect(email?.text).not.toContain('Chair');
    expect(await askedAfter(1)).toHaveLength(1);
  });

  test('is not sent for canceled, returned or reviewed products', async () => {
    const ada = await aCustomer(shop);
    const back = await deliver(shop, owner, ada, lamp);
    await setOrderStatus(shop.client, owner, back, 'RETURNED');
    await deliver(shop, owner, ada, chair);
    await tryReview(shop, ada, chair);
    expect(await askedAfter(7)).toEqual([]);
  });

  test('follows the last delivery of an order that was reopened', async () => {
    const ada = await aCustomer(shop);
    const order = await deliver(shop, owner, ada, lamp);
    await setOrderStatus(shop.client, owner, order, 'PENDING');
    expect(await askedAfter(7)).toEqual([]);
    await setOrderStatus(shop.client, owner, order, 'DELIVERED');
    expect(await askedAfter(6)).toEqual([]);
    expect(await askedAfter(1)).toHaveLength(1);
  });

  test('follows the setting, and skips deliveries from long before it was turned on', async () => {
    const ada = await aCustomer(shop);
    expect(await setDays(0)).toEqual(['INVALID_VALUE']);
    expect(await setDays(91)).toEqual(['INVALID_VALUE']);
    expect(await setDays(null)).toEqual([]);
    await deliver(shop, owner, ada, lamp);
    expect(await askedAfter(30)).toEqual([]);
    await setDays(1);
    expect(await askedAfter(0)).toEqual([]);
    await deliver(shop, owner, ada, lamp);
    expect(await askedAfter(1)).toHaveLength(1);
    await setDays(7);
  });

  test('ends by one-click unsubscribe, and resumes on the page of the link', async () => {
    const ada = await aCustomer(shop);
    await deliver(shop, owner, ada, lamp);
    const [email] = await askedAfter(7);
    const { pathname, search, searchParams } = new URL(email?.unsubscribeUrl ?? '');
    const response = await fetch(shop.client.address + pathname + search, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(response.status).toBe(200);
    mail.sent.length = 0;
    await deliver(shop, owner, ada, chair);
    expect(await askedAfter(7)).toEqual([]);
    const token = searchParams.get('token') ?? '';
    const set = (token: string, isSubscribed: boolean) =>
      shop.client.payload(SetReviewRequests, { token, isSubscribed });
    expect(await set(token, true)).toEqual({ isSubscribed: true, userErrors: [] });
    expect((await set(`${token}x`, false)).userErrors).toMatchObject([{ code: 'INVALID_VALUE' }]);
    expect((await set(ada.userId, false)).userErrors).toMatchObject([{ code: 'INVALID_VALUE' }]);
    await deliver(shop, owner, ada, lamp);
    expect(await askedAfter(7)).toHaveLength(1);
  });
});
