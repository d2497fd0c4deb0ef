import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../shared/new-id.ts';
import { DAY, MINUTE } from '../../shared/time/duration.ts';
import { describeShop } from '../../test/describe-shop.ts';
import {
  CountMessagesWaiting,
  ListContactMessages,
  SetContactMessageAnswered,
} from '../../test/documents.generated.ts';
import { aStaffMember, type Person } from '../../test/users.ts';
import { ContactMessageEntity } from './contact-message.entity.ts';

const shop = describeShop({
  trustsProxy: true,
  retentionDays: { audit: 730, answeredMessages: 30, emails: 90 },
});
let clerk: Person;

/** Three messages, one an hour old and answered. */
beforeAll(async () => {
  clerk = await aStaffMember(shop, 'ORDER_CLERK');
  const at = (minutes: number) => new Date(shop.clock.now().getTime() + minutes * MINUTE);
  const add = (name: string, message: string, minutes: number, changes: object = {}) =>
    shop.app.orm.em.fork().insert(ContactMessageEntity, {
      id: newId(),
      name,
      email: `${name.toLowerCase()}@test.example`,
      phone: '0151 23',
      message,
      createdAt: at(minutes),
      ...changes,
    });
  await add('Ada', 'Where is 100% wool?', -60, { answeredAt: at(-30) });
  await add('Ben', 'Do you ship to lighthouses?', -20);
  await add('Cleo', 'A size too small', -10);
});

const list = async (page: object, { token } = clerk) =>
  (await shop.client.data(ListContactMessages, page, token)).contactMessages;
const names = ({ nodes }: ListContactMessages['contactMessages']) => nodes.map(({ name }) => name);
const setAnswered = async (id: string, isAnswered: boolean) =>
  (await shop.client.data(SetContactMessageAnswered, { id, isAnswered }, clerk.token)).contactMessageUpdate
    .message;
const waiting = async () =>
  (await shop.client.data(CountMessagesWaiting, {}, clerk.token)).toDo.messagesWaiting ?? 0;

describe('staff', () => {
  test('read form messages verbatim', async () => {
    const sent = { name: 'Dora', email: 'dora at home', phone: 'ext. 12', message: 'First\nSecond' };
    const before = await waiting();
    const headers = { 'x-forwarded-for': '192.0.2.77' };
    await shop.client.rest('/api/contact', { method: 'POST', body: sent, headers });
    const [newest] = (await list({ first: 1 })).nodes;
    const { message: text, ...sender } = sent;
    expect(newest).toMatchObject({ ...sender, text, answeredAt: null });
    expect(await waiting()).toBe(before + 1);
    await shop.app.orm.em.fork().nativeDelete(ContactMessageEntity, { name: 'Dora' });
  });

  test('list messages newest first, page by page', async () => {
    const page = await list({ first: 2 });
    expect([names(page), page.totalCount, page.totalCountPrecision]).toEqual([['Cleo', 'Ben'], 3, 'EXACT']);
    expect(names(await list({ first: 2, after: page.pageInfo.endCursor }))).toEqual(['Ada']);
  });

  test.each([
    ['what waits', { filter: { state: 'OPEN' } }, ['Cleo', 'Ben']],
    ['what is answered', { filter: { state: 'ANSWERED' } }, ['Ada']],
    ['a word of the text', { filter: { text: 'LIGHTHOUSE' } }, ['Ben']],
    ['an address', { filter: { text: 'cleo@' } }, ['Cleo']],
    ['a phone number', { filter: { text: '0151' } }, ['Cleo', 'Ben', 'Ada']],
    ['both', { filter: { text: 'ship', state: 'ANSWERED' } }, []],
    ['a sign that is no wildcard', { filter: { text: '100%' } }, ['Ada']],
  ])('filter messages by %s', async (_what, args, expected) => {
    const page = await list(args);
    expect([names(page), page.totalCount]).toEqual([expected, expected.length]);
  });

  test('mark a message as answered, once, and reopen it', async () => {
    const [ben] = (await list({ filter: { text: 'lighthouses' } })).nodes;
    const id = ben?.id ?? '';
    const before = await waiting();
    const answered = await setAnswered(id, true);
    expect(answered?.answeredAt).toBe(shop.clock.now().toISOString());
    expect([await waiting(), names(await list({ filter: { state: 'OPEN' } }))]).toEqual([
      before - 1,
      ['Cleo'],
    ]);
    shop.clock.advance(MINUTE);
    expect(await setAnswered(id, true)).toEqual(answered);
    expect(await setAnswered(id, false)).toEqual({ answeredAt: null });
    expect(await waiting()).toBe(before);
  });
});

test('answered messages are deleted after the retention period, others are not', async () => {
  const answered = (days: number) =>
    shop.app.orm.em
      .fork()
      .nativeUpdate(
        ContactMessageEntity,
        { name: 'Ada' },
        { answeredAt: new Date(shop.clock.now().getTime() - days * DAY) },
      );
  await answered(29);
  await shop.app.jobs.run('retention');
  expect(names(await list({ first: 9 }))).toContain('Ada');
  await answered(31);
  await shop.app.jobs.run('retention');
  expect(names(await list({ first: 9 }))).toEqual(['Cleo', 'Ben']);
});
