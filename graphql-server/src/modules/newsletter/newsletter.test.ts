import { beforeEach, describe, expect, test } from 'vitest';
import { FakeEmail } from '../../test/gateways/fake-email.ts';
import { describeShop } from '../../test/describe-shop.ts';
import {
  ConfirmNewsletter,
  LeaveNewsletter,
  ReadNewsletterLink,
  ReadNewsletterState,
  RequestNewsletter,
  TurnNewsletter,
  type TypedDocumentString,
} from '../../test/documents.generated.ts';
import type { Loose } from '../../test/test-client.ts';
import { anUnconfirmedCustomer, type Person } from '../../test/users.ts';
import { DAY, HOUR, MINUTE } from '../../shared/time/duration.ts';
import { OutboxEmailEntity } from '../emails/outbox-email.entity.ts';
import { UserEntity } from '../customers/users/user.entity.ts';
import { NewsletterSubscriptionEntity } from './newsletter-subscription.entity.ts';

const mail = new FakeEmail();
const shop = describeShop({ trustsProxy: true }, { mail });
let addresses = 0;
let email: string;

beforeEach(() => {
  mail.sent.length = 0;
  addresses += 1;
  email = `reader-${addresses}@test.example`;
});

/** Calls a mutation, each time from a new network unless one is given. */
const call = async <Payload, Variables>(
  document: TypedDocumentString<{ payload: Payload }, Variables>,
  variables: Loose<Variables>,
  token: string | null = null,
  ip = `192.0.2.${(addresses % 250) + 1}`,
) => {
  const headers = { 'x-forwarded-for': ip };
  const { data, errors } = await shop.client.graphql(document, variables, token, headers);
  return { ...data?.payload, error: errors[0]?.extensions.code };
};
const request = (address = email, ip?: string) => call(RequestNewsletter, { email: address }, null, ip);
const confirm = (token: string) => call(ConfirmNewsletter, { token });
const leave = (token: string) => call(LeaveNewsletter, { token });
const turn = (person: Person, isSubscribed: boolean) => call(TurnNewsletter, { isSubscribed }, person.token);
const stateOf = async ({ token }: Person) =>
  (await shop.client.data(ReadNewsletterState, {}, token)).newsletter;
const linkState = async (token: string) =>
  (await shop.client.data(ReadNewsletterLink, { token })).newsletterLink?.state ?? null;

/** Subjects of the emails that the reader got since the test began. */
const subjects = async () => {
  await shop.app.jobs.run('mail');
  return mail.sent.filter(({ to }) => to === email).map(({ subject }) => subject);
};
const tokenOf = async (kind: 'confirm' | 'unsubscribe', to = email) => {
  await shop.app.jobs.run('mail');
  const text = mail.sent.findLast(
    ({ to: recipient, text }) => recipient === to && text.includes(`/${kind}?`),
  )?.text;
  return new RegExp(String.raw`newsletter/${kind}\?token=([\w.%-]+)`).exec(text ?? '')?.[1] ?? '';
};
const subscribe = async () => {
  await request();
  await confirm(await tokenOf('confirm'));
  return tokenOf('unsubscribe');
};
const stored = () => shop.app.orm.em.fork().findOne(NewsletterSubscriptionEntity, { email });

const CONFIRM = 'Please confirm your subscription to the My shop newsletter';
const WELCOME = 'Welcome to My shop';

describe('the form in the footer', () => {
  test('sends a confirmation email, and subscribes on confirmation, with time and source', async () => {
    expect(await request(` ${email.toUpperCase()} `)).toMatchObject({ accepted: true, userErrors: [] });
    const token = await tokenOf('confirm');
    expect(await subjects()).toEqual([CONFIRM]);
    expect(mail.sent[0]?.unsubscribeUrl).toBeUndefined();
    expect(await linkState(token)).toBe('PENDING');
    expect(await stored()).toMatchObject({ confirmedAt: null });
    shop.clock.advance(MINUTE);
    expect(await confirm(token)).toMatchObject({ state: 'SUBSCRIBED', userErrors: [] });
    expect(await subjects()).toEqual([CONFIRM, WELCOME]);
    expect(await stored()).toMatchObject({ source: 'FOOTER', confirmedAt: shop.clock.now() });
    expect(await linkState(token)).toBe('SUBSCRIBED');
  });

  test('sends nothing new within an hour, however often it is used, also concurrently', async () => {
    await Promise.all(Array.from({ length: 5 }, () => request()));
    expect(await subjects()).toEqual([CONFIRM]);
    shop.clock.advance(HOUR);
    await request();
    expect(await subjects()).toEqual([CONFIRM, CONFIRM]);
  });

  test('gives the same response for a subscriber, who gets the welcome email again', async () => {
    await subscribe();
    shop.clock.advance(HOUR);
    expect(await request()).toMatchObject({ accepted: true, userErrors: [] });
    expect(await subjects()).toEqual([CONFIRM, WELCOME, WELCOME]);
  });

  test('is limited by email and by network', async () => {
    const byAddress = await Promise.all(
      Array.from({ length: 12 }, (_, index) => request(email, `198.51.100.${index}`)),
    );
    expect(byAddress.filter(({ error }) => error === 'RATE_LIMITED')).toHaveLength(2);
    const byNetwork = [];
    for (let index = 0; index < 31; index += 1)
      byNetwork.push(await request(`a${index}-${email}`, '203.0.113.9'));
    expect(byNetwork.filter(({ error }) => error === 'RATE_LIMITED')).toHaveLength(1);
  });

  test('rejects an invalid email', async () => {
    expect(await request('nobody')).toMatchObject({
      accepted: false,
      userErrors: [{ code: 'INVALID_VALUE', field: ['email'] }],
    });
  });
});

describe('the confirmation link', () => {
  test('sends one welcome email, however often it is used', async () => {
    await request();
    const token = await tokenOf('confirm');
    await Promise.all(Array.from({ length: 5 }, () => confirm(token)));
    expect(await subjects()).toEqual([CONFIRM, WELCOME]);
  });

  test('expires after seven days, and says so', async () => {
    await request();
    const token = await tokenOf('confirm');
    shop.clock.advance(7 * DAY);
    expect(await linkState(token)).toBe('EXPIRED');
    expect(await confirm(token)).toMatchObject({
      state: null,
      userErrors: [
        {
          code: 'LINK_EXPIRED',
          message: 'This link is no longer valid. Please subscribe again to get a new one.',
        },
      ],
    });
    expect(await stored()).toMatchObject({ confirmedAt: null });
  });

  test('does not subscribe someone who has unsubscribed since', async () => {
    await request();
    const token = await tokenOf('confirm');
    await confirm(token);
    await leave(await tokenOf('unsubscribe'));
    expect(await confirm(token)).toMatchObject({ userErrors: [{ code: 'LINK_EXPIRED' }] });
    shop.clock.advance(MINUTE);
    await request();
    expect(await confirm(await tokenOf('confirm'))).toMatchObject({ state: 'SUBSCRIBED' });
  });

  test.each(['', 'x', '0193e0c0-0000-7000-8000-000000000001.AAAA'])('cannot be %j', async (token) => {
    expect(await linkState(token)).toBeNull();
    expect(await confirm(token)).toMatchObject({ userErrors: [{ code: 'LINK_INVALID', field: ['token'] }] });
  });

  test('is different from the unsubscribe link', async () => {
    await request();
    const confirmToken = await tokenOf('confirm');
    expect(await leave(confirmToken)).toMatchObject({ userErrors: [{ code: 'LINK_INVALID' }] });
    await confirm(confirmToken);
    expect(await confirm(await tokenOf('unsubscribe'))).toMatchObject({
      userErrors: [{ code: 'LINK_INVALID' }],
    });
  });
});

describe('unsubscribing', () => {
  test('works with one click in the mail program (RFC 8058), also twice', async () => {
    await subscribe();
    const { unsubscribeUrl = '' } = mail.sent.at(-1) ?? {};
    expect(unsubscribeUrl).toMatch(/^http.*\/newsletter\/unsubscribe\?token=/);
    const post = (url: string) =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
        redirect: 'error',
      });
    expect((await post(unsubscribeUrl)).status).toBe(200);
    expect((await post(unsubscribeUrl)).status).toBe(200);
    expect(await stored()).toMatchObject({ unsubscribedAt: shop.clock.now() });
    expect((await post(`${unsubscribeUrl}x`)).status).toBe(422);
  });

  test('does not happen when the link is opened, as email filters do', async () => {
    const token = await subscribe();
    await linkState(token);
    expect(await stored()).toMatchObject({ unsubscribedAt: null });
    expect(await leave(token)).toMatchObject({ state: 'UNSUBSCRIBED', userErrors: [] });
    expect(await linkState(token)).toBe('UNSUBSCRIBED');
  });

  test('withdraws an unsent email', async () => {
    const token = await subscribe();
    shop.clock.advance(HOUR);
    await request();
    await leave(token);
    expect(await subjects()).toEqual([CONFIRM, WELCOME]);
    expect(await shop.app.orm.em.fork().count(OutboxEmailEntity, { recipient: email, sentAt: null })).toBe(0);
  });
});

describe('in the account', () => {
  let ada: Person;
  beforeEach(async () => {
    ada = await anUnconfirmedCustomer(shop);
    email = ada.email;
  });

  test('requires confirmation by email first; a verified email does not', async () => {
    expect(await turn(ada, true)).toMatchObject({ state: 'PENDING', userErrors: [] });
    await confirm(await tokenOf('confirm'));
    expect(await stateOf(ada)).toBe('SUBSCRIBED');
    expect(await stored()).toMatchObject({ source: 'ACCOUNT', user: { id: ada.userId } });
    expect(await turn(ada, false)).toMatchObject({ state: 'UNSUBSCRIBED' });
    expect(await turn(ada, true)).toMatchObject({ state: 'SUBSCRIBED' });
    // The first welcome email had not been sent yet.
    expect(await subjects()).toEqual([CONFIRM, WELCOME]);
  });

  test('trusts Google', async () => {
    await shop.app.orm.em.fork().nativeUpdate(UserEntity, { id: ada.userId }, { accountType: 'GOOGLE' });
    expect(await turn(ada, true)).toMatchObject({ state: 'SUBSCRIBED' });
    expect(await subjects()).toEqual([WELCOME]);
  });

  test('does not let an unverified account see or end a subscription', async () => {
    await subscribe();
    expect(await stateOf(ada)).toBeNull();
    await turn(ada, false);
    expect(await stored()).toMatchObject({ unsubscribedAt: null });
    shop.clock.advance(HOUR);
    await turn(ada, true);
    await confirm(await tokenOf('confirm'));
    expect(await turn(ada, false)).toMatchObject({ state: 'UNSUBSCRIBED' });
  });

  test('does not move to a changed email', async () => {
    await turn(ada, true);
    await confirm(await tokenOf('confirm'));
    await shop.app.orm.em.fork().nativeUpdate(UserEntity, { id: ada.userId }, { email: `new-${email}` });
    expect(await stateOf(ada)).toBeNull();
    expect(await turn(ada, true)).toMatchObject({ state: 'PENDING' });
  });
});

test('an unconfirmed address is deleted after a month, an unsubscribed one after three years', async () => {
  await request();
  const unconfirmed = email;
  email = `gone-${email}`;
  await leave(await subscribe());
  shop.clock.advance(30 * DAY + MINUTE);
  await shop.app.jobs.run('retention');
  const find = (address: string) =>
    shop.app.orm.em.fork().findOne(NewsletterSubscriptionEntity, { email: address });
  expect(await find(unconfirmed)).toBeNull();
  expect(await find(email)).not.toBeNull();
  shop.clock.advance(3 * 365 * DAY);
  await shop.app.jobs.run('retention');
  expect(await find(email)).toBeNull();
});
