import { beforeAll, describe, expect, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import { CreateStaffRole, type Permission } from '../../test/documents.generated.ts';
import { aStaffMember, type Person } from '../../test/users.ts';
import { WebhookEntity } from './webhook.entity.ts';
import { webhooksOf } from './webhook.fixtures.ts';

const shop = describeShop();
const { register, update, see, test: sendTest, log } = webhooksOf(shop);
let owner: Person;

beforeAll(async () => {
  owner = await aStaffMember(shop, 'OWNER');
});

const url = 'https://receiver.example/hook';

test.each([
  ...['http://receiver.example/', 'https://receiver.example:8443/', 'https://me:pw@receiver.example/'],
  ...['ftp://receiver.example/', 'https://127.0.0.1/', 'https://169.254.169.254/latest', 'https://[::1]/'],
  ...['https://2130706433/', 'https://10.0.0.1/', 'https://[fd00::1]/', 'https://[::ffff:127.0.0.1]/'],
  ...['receiver', ''],
])('%j is rejected beside its field', async (impossible) => {
  const { webhook, secret, userErrors } = await register(owner, {
    url: impossible,
    eventTypes: ['ORDER_PAID'],
  });
  expect([webhook, secret]).toEqual([null, null]);
  expect(userErrors).toMatchObject([{ field: ['input', 'url'] }]);
});

test('a name that resolves to this machine is rejected on lookup, and looks like an unknown one', async () => {
  const { webhook } = await register(owner, { url: 'https://localhost/', eventTypes: ['ORDER_PAID'] });
  await sendTest(owner, webhook?.id ?? '');
  await shop.app.jobs.run('webhooks');
  expect(await log(owner, webhook?.id ?? '')).toMatchObject([
    { state: 'WAITING', attempts: [{ status: null, failure: 'UNREACHABLE' }] },
  ]);
});

test('at least one event is required, each only once', async () => {
  expect((await register(owner, { url, eventTypes: [] })).userErrors).toMatchObject([
    { field: ['input', 'eventTypes'] },
  ]);
  const { webhook } = await register(owner, {
    url,
    eventTypes: ['ORDER_PAID', 'ORDER_PLACED', 'ORDER_PAID'],
  });
  expect(webhook?.eventTypes).toEqual(['ORDER_PLACED', 'ORDER_PAID']);
});

test('the secret is shown once, and is not in the database', async () => {
  const { webhook, secret } = await register(owner, { url, eventTypes: ['ORDER_PAID'] });
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const row = await shop.app.orm.em.fork().findOneOrFail(WebhookEntity, { id: webhook?.id ?? '' });
  expect(JSON.stringify(row)).not.toContain(secret?.slice(6));
});

test("two staff members do not overwrite each other's edits", async () => {
  const { webhook } = await register(owner, { url, eventTypes: ['ORDER_PAID'] });
  const { id = '', version = '' } = webhook ?? {};
  const changed = await update(owner, id, { url: `${url}2`, eventTypes: ['ORDER_SENT'] }, version);
  expect(changed.webhook).toMatchObject({ url: `${url}2`, eventTypes: ['ORDER_SENT'] });
  const late = await update(owner, id, { url, eventTypes: ['ORDER_PAID'] }, version);
  expect(late.userErrors).toMatchObject([{ code: 'VERSION_CHANGED' }]);
  expect(await see(owner, id)).toMatchObject({ url: `${url}2` });
});

describe('a staff member who may not read customers', () => {
  let builder: Person;

  beforeAll(async () => {
    const permissions: Permission[] = ['INTEGRATIONS_READ', 'INTEGRATIONS_WRITE', 'PRODUCTS_READ'];
    const input = { name: 'Builder', permissions };
    const { role } = await shop.client.payload(CreateStaffRole, { input }, owner.token);
    builder = await aStaffMember(shop, role?.id ?? '');
  });

  test('registers only for readable events', async () => {
    expect((await register(builder, { url, eventTypes: ['STOCK_LOW'] })).webhook).not.toBeNull();
    await expect(register(builder, { url, eventTypes: ['CUSTOMER_CREATED'] })).rejects.toThrow('FORBIDDEN');
  });

  test('cannot redirect other events, nor read them in the log', async () => {
    const { webhook } = await register(owner, { url, eventTypes: ['CUSTOMER_CREATED'] });
    const id = webhook?.id ?? '';
    await expect(update(builder, id, { url: `${url}2`, eventTypes: ['STOCK_LOW'] })).rejects.toThrow(
      'FORBIDDEN',
    );
    await aStaffMember(shop, 'OWNER');
    await shop.client.data(
      `mutation { customerCreate(input: { name: "Ada", email: "ada@test.example", password: "correct horse battery" }) { userErrors { code } } }`,
    );
    await shop.app.jobs.run('events');
    await shop.app.jobs.run('webhook-events');
    expect((await log(owner, id))[0]?.body).toContain('ada@test.example');
    expect((await log(builder, id))[0]).toMatchObject({ type: 'CUSTOMER_CREATED', body: null });
  });
});
