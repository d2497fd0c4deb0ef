import { beforeAll, expect, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import { ListNewsletterSubscribers } from '../../test/documents.generated.ts';
import { anAdmin, aStaffMember, type Person } from '../../test/users.ts';
import { MINUTE } from '../../shared/time/duration.ts';
import { newId } from '../../shared/new-id.ts';
import { NewsletterSubscriptionEntity } from './newsletter-subscription.entity.ts';

const shop = describeShop();
let owner: Person;

/** One unsubscribed, one subscribed and two unconfirmed, in the order of their requests. */
beforeAll(async () => {
  owner = await anAdmin(shop);
  const at = (minutes: number) => new Date(shop.clock.now().getTime() + minutes * MINUTE);
  const add = async (email: string, minutes: number, changes: object = {}) => {
    const row = { id: newId(), email, source: 'FOOTER' as const, requestedAt: at(minutes), ...changes };
    await shop.app.orm.em.fork().insert(NewsletterSubscriptionEntity, row);
  };
  await add('left@list.example', 0, { confirmedAt: at(1), unsubscribedAt: at(2) });
  await add('in@list.example', 1, { confirmedAt: at(2), source: 'ACCOUNT' });
  await add('pending_1@list.example', 2);
  await add('other@elsewhere.example', 3);
});

const list = async (page: object) =>
  (await shop.client.data(ListNewsletterSubscribers, page, owner.token)).newsletterSubscribers;
const emails = ({ nodes }: ListNewsletterSubscribers['newsletterSubscribers']) =>
  nodes.map(({ email }) => email);

test('staff see subscriptions, latest request first, page by page', async () => {
  const { nodes, pageInfo, totalCount } = await list({ first: 2 });
  expect([nodes.map(({ email, state }) => [email, state]), totalCount]).toEqual([
    [
      ['other@elsewhere.example', 'PENDING'],
      ['pending_1@list.example', 'PENDING'],
    ],
    4,
  ]);
  expect((await list({ first: 2, after: pageInfo.endCursor })).nodes).toEqual([
    { email: 'in@list.example', state: 'SUBSCRIBED', source: 'ACCOUNT' },
    { email: 'left@list.example', state: 'UNSUBSCRIBED', source: 'FOOTER' },
  ]);
});

test.each([
  ['a part of the address', { search: '@LIST.' }, 3],
  ['a state', { state: 'SUBSCRIBED' }, 1],
  ['both', { search: '@list.', state: 'PENDING' }, 1],
  ['signs that are no wildcards', { search: 'pending%1' }, 0],
  ['signs that an address may have', { search: 'pending_1' }, 1],
])('they filter subscriptions by %s', async (_what, args, count) => {
  const page = await list(args);
  expect([emails(page).length, page.totalCount]).toEqual([count, count]);
});

test('they export subscriptions as a sheet, with unsubscribe links', async () => {
  const { body } = await shop.client.rest<string>('/api/exports/newsletter.csv', { token: owner.token });
  const [head = '', ...rows] = body.replace('\uFEFF', '').trim().split(/\r?\n/);
  expect(head).toBe('Email,State,Source,Requested,Confirmed,Unsubscribed,Unsubscribe link');
  expect(rows).toHaveLength(4);
  expect(rows[2]).toMatch(/^in@list.example,SUBSCRIBED,ACCOUNT,.*\/newsletter\/unsubscribe\?token=/);
  const editor = await aStaffMember(shop, 'CATALOGUE_EDITOR');
  expect((await shop.client.rest('/api/exports/newsletter.csv', { token: editor.token })).status).toBe(403);
});
