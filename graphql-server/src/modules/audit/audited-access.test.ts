import { beforeAll, describe, expect, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import { aCustomer, aStaffMember, type Person, testPassword } from '../../test/users.ts';
import { secondFactorCalls } from '../auth/second-factor/second-factor.fixtures.ts';
import { home, passkeyCalls } from '../auth/second-factor/passkeys/passkey.fixtures.ts';
import { webhooksOf } from '../webhooks/webhook.fixtures.ts';
import { type Entry, lineOf, readEntries, recordedDuring } from './audit.fixtures.ts';

const shop = describeShop({ settings: { publicUrl: home.origin } });
const { logIn, verify, protect, nextCode, change } = secondFactorCalls(shop);
const passkeys = passkeyCalls(shop);
let owner: Person;

beforeAll(async () => {
  owner = await aStaffMember(shop, 'OWNER');
});

const recorded = (work: () => Promise<unknown>) => recordedDuring(shop, owner, work);
const by = ({ actor, actorId, subjectId }: Entry) => ({ actor, actorId, subjectId });
const logInWith = (emailOrPhone: string, password: string) =>
  shop.client.graphql(
    'mutation ($input: SessionCreateInput!) { adminSessionCreate(input: $input) { userErrors { code } } }',
    { input: { emailOrPhone, password } },
  );
const forget = (table: string) => shop.app.orm.em.fork().execute(`delete from ${table}`);

describe('an export of', () => {
  test.each([
    ['customers.csv', 'GET'],
    ['orders.csv', 'GET'],
    ['newsletter.csv', 'GET'],
    ['products.csv', 'GET'],
    ['stock.csv', 'GET'],
    ['audit.csv', 'GET'],
  ])('%s is recorded', async (file, method) => {
    const entries = await recorded(() =>
      shop.client.rest(`/api/exports/${file}`, { method, token: owner.token }),
    );
    expect(entries.map(lineOf)).toEqual([`EXPORTED EXPORT ${file}`]);
    expect(entries[0]).toMatchObject({ actor: 'STAFF', actorId: owner.userId, actorName: 'Grace Hopper' });
    expect(entries[0]?.requestId).not.toBeNull();
  });

  test('selected customers is recorded with their number, and a HEAD request is not', async () => {
    const ada = await aCustomer(shop);
    const entries = await recorded(async () => {
      await shop.client.rest('/api/exports/customers.csv', {
        method: 'POST',
        token: owner.token,
        body: { ids: [ada.userId] },
      });
      await shop.client.rest('/api/exports/customers.csv', { method: 'HEAD', token: owner.token });
    });
    expect(entries.map(lineOf)).toEqual(['EXPORTED EXPORT customers.csv']);
    expect(entries[0]?.changes).toEqual([{ field: 'selection', before: null, after: '1' }]);
  });

  test('data that is forbidden to the caller is not recorded', async () => {
    const clerk = await aStaffMember(shop, 'CATALOGUE_EDITOR');
    const entries = await recorded(() =>
      shop.client.rest('/api/exports/customers.csv', { token: clerk.token }),
    );
    expect(entries).toEqual([]);
  });

  test('the log includes entries without values', async () => {
    await shop.client.rest('/api/exports/stock.csv', { token: owner.token });
    const { body } = await shop.client.rest<string>('/api/exports/audit.csv', { token: owner.token });
    expect(body).toMatch(/EXPORTED,EXPORT,stock\.csv,stock\.csv/);
  });
});

describe('staff logins', () => {
  test('by password are recorded, including failed ones, without what was typed', async () => {
    const grace = await aStaffMember(shop, 'VIEWER');
    const entries = await recorded(async () => {
      await logInWith(grace.email, 'hunter2 hunter2');
      await logInWith(grace.email, testPassword);
    });
    expect(entries.map(lineOf)).toEqual(['LOGIN_FAILED USER Grace Hopper', 'LOGGED_IN USER Grace Hopper']);
    expect(entries.map(by)).toEqual([
      { actor: 'VISITOR', actorId: null, subjectId: grace.userId },
      { actor: 'STAFF', actorId: grace.userId, subjectId: grace.userId },
    ]);
    const stored = await shop.app.orm.em.fork().execute(`select * from audit_entries`);
    expect(JSON.stringify(stored)).not.toContain('hunter2');
  });

  test('of customers and unknown names are not recorded', async () => {
    const ada = await aCustomer(shop);
    const entries = await recorded(async () => {
      await logInWith(ada.email, 'wrong wrong wrong');
      await logInWith('nobody@test.example', 'wrong wrong wrong');
      await shop.client.graphql(
        'mutation ($input: SessionCreateInput!) { sessionCreate(input: $input) { userErrors { code } } }',
        { input: { emailOrPhone: ada.email, password: testPassword } },
      );
    });
    expect(entries).toEqual([]);
  });

  test('with codes, recovery codes and passkeys are recorded, right or wrong', async () => {
    const grace = await protect(await aStaffMember(shop, 'VIEWER'));
    const challenge = async () => (await logIn(grace.email)).challenge?.token ?? '';
    const first = await recorded(async () => {
      await verify(await challenge(), '000000');
      await verify(await challenge(), nextCode(grace.secret));
      await verify(await challenge(), grace.recoveryCodes[0] ?? '');
      await change('recoveryCodesRenew', grace.token, { code: 'WRONG-WRONG' });
      await change('recoveryCodesRenew', grace.token, { code: nextCode(grace.secret) });
    });
    expect(first.map(lineOf).filter((line) => !line.startsWith('CHANGED'))).toEqual([
      'LOGIN_FAILED USER Grace Hopper SECOND_FACTOR',
      'LOGGED_IN USER Grace Hopper SECOND_FACTOR',
      'LOGGED_IN USER Grace Hopper RECOVERY_CODE',
      'VERIFICATION_FAILED USER Grace Hopper RECOVERY_CODE',
      'VERIFIED USER Grace Hopper SECOND_FACTOR',
    ]);

    const joan = await passkeys.equip(await aStaffMember(shop, 'VIEWER'));
    const second = await recorded(async () => {
      const token = (await logIn(joan.email)).challenge?.token ?? '';
      await passkeys.answer(token, joan.authenticator);
    });
    expect(second.map(lineOf)).toEqual(['LOGGED_IN USER Grace Hopper PASSKEY Laptop']);
  });

  test('are limited to ten recorded failures per account and hour, independently of other limits', async () => {
    const grace = await aStaffMember(shop, 'VIEWER');
    const entries = await recorded(async () => {
      for (let attempt = 0; attempt < 12; attempt += 1) {
        await logInWith(grace.email, 'wrong wrong wrong');
        await forget('throttle_counts');
      }
    });
    expect(entries.map(lineOf)).toEqual(Array.from({ length: 10 }, () => 'LOGIN_FAILED USER Grace Hopper'));
    // Entries have the database's own time, which does not follow the test clock.
    await shop.app.orm.em
      .fork()
      .execute(`update audit_entries set created_at = created_at - interval '61 minutes'`);
    const later = await recorded(() => logInWith(grace.email, 'wrong wrong wrong'));
    expect(later.map(lineOf)).toEqual(['LOGIN_FAILED USER Grace Hopper']);
  });
});

test('resending webhook messages is recorded, for one or for a period', async () => {
  const webhooks = webhooksOf(shop);
  const { webhook } = await webhooks.register(owner, {
    url: 'https://erp.example/hook',
    eventTypes: ['PRODUCT_CREATED'],
    description: 'ERP',
  });
  const id = webhook?.id ?? '';
  const { delivery } = await webhooks.test(owner, id);
  const [from, until] = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'];
  const entries = await recorded(async () => {
    await webhooks.resend(owner, delivery?.id ?? '');
    await webhooks.replay(owner, id, new Date(from), new Date(until));
  });
  expect(entries.map(lineOf)).toEqual([
    'REPLAYED WEBHOOK https://erp.example/hook',
    'REPLAYED WEBHOOK https://erp.example/hook',
  ]);
  expect(entries.map(({ actorId }) => actorId)).toEqual([owner.userId, owner.userId]);
  expect(entries[1]?.changes.toSorted((a, b) => a.field.localeCompare(b.field))).toEqual([
    { field: 'from', before: null, after: JSON.stringify(from) },
    { field: 'messageCount', before: null, after: '0' },
    { field: 'until', before: null, after: JSON.stringify(until) },
  ]);
  expect(await readEntries(shop, owner, { subject: 'WEBHOOK', subjectId: id })).toHaveLength(3);
});
