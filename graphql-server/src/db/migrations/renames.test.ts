import { beforeEach, expect, test } from 'vitest';
import { composition } from '../../modules.ts';
import { migrate } from '../migrate.ts';
import { close, loadShop, openFormer, type Opened } from './former-shop.fixtures.ts';

// Data renamed since 0.1.0 keeps its content.

let former: Opened;

beforeEach(async () => {
  former = await openFormer();
  return () => close(former);
});

test('planned reductions, their log and their events become those of price campaigns; permissions are those of revenue', async () => {
  await loadShop(former);
  const em = former.orm.em.fork();
  const [campaign, actor] = ['0193e0c0-0000-7000-8000-0000000000aa', '0193e0c0-0000-7000-8000-0000000000bb'];
  const permissions = '["orders:read", "sales:read"]';
  for (const statement of [
    `insert into sales (id, name, starts_at, ends_at, repeats, percent, is_flash_sale, created_at)
      values ('${campaign}', 'Autumn', '2026-01-01', '2100-01-01', 'NONE', 10, false, now())`,
    `insert into sale_members (sale_id, kind, member_id, position) select '${campaign}', 'PRODUCT', id, 0 from products limit 1`,
    `insert into audit_entries (actor, action, subject, subject_id, subject_name, part, changes) values
      ('STAFF', 'CREATED', 'SALE', '${campaign}', 'Autumn', null, '{}'),
      ('STAFF', 'CREATED', 'SALE', '${campaign}', 'Autumn', 'SALE_MEMBER', '{}'),
      ('STAFF', 'CREATED', 'STAFF_ROLE', 'clerks', 'Clerks', null, '{"permissions": [null, ${permissions}]}')`,
    `insert into staff_roles (id, name, permissions) values ('clerks', 'Clerks', '${permissions}')`,
    `insert into api_keys (id, name, permissions, secret_hash, hint, created_at, created_by_id, created_by_name)
      values ('${actor}', 'Reports', '${permissions}', 'hash', 'hint', now(), '${actor}', 'Ada')`,
    `delete from events`,
    `select add_event('SALE_CHANGED', '${campaign}')`,
  ]) {
    await em.execute(statement);
  }
  const versions = () => em.execute('select version from staff_roles union all select version from api_keys');
  const before = await versions();

  await migrate(former.orm, composition.databaseRules);
  expect(await em.execute(`select name, percent from price_campaigns`)).toEqual([
    { name: 'Autumn', percent: 10 },
  ]);
  expect(await em.execute(`select kind, campaign_id from price_campaign_members`)).toEqual([
    { kind: 'PRODUCT', campaign_id: campaign },
  ]);
  expect(
    await em.execute(`select subject, part, changes from audit_entries
      where subject_name in ('Autumn', 'Clerks') order by sequence`),
  ).toEqual([
    { subject: 'PRICE_CAMPAIGN', part: null, changes: {} },
    { subject: 'PRICE_CAMPAIGN', part: 'PRICE_CAMPAIGN_MEMBER', changes: {} },
    {
      subject: 'STAFF_ROLE',
      part: null,
      changes: { permissions: [null, ['orders:read', 'revenue:read']] },
    },
  ]);
  expect(
    await em.execute(`select permissions from staff_roles where id = 'clerks'
      union all select permissions from api_keys where name = 'Reports'`),
  ).toEqual([
    { permissions: ['orders:read', 'revenue:read'] },
    { permissions: ['orders:read', 'revenue:read'] },
  ]);
  expect(await versions()).toEqual(before);
  expect(await em.execute(`select distinct kind from events where subject_id = '${campaign}'`)).toEqual([
    { kind: 'PRICE_CAMPAIGN_CHANGED' },
  ]);
});

test('a refused return, with its log, emails and their opening text, becomes a declined one', async () => {
  await loadShop(former);
  const em = former.orm.em.fork();
  const [order] = await em.execute<{ id: string }[]>('select id from orders limit 1');
  const declined = '0193e0c0-0000-7000-8000-0000000000cc';
  for (const statement of [
    `insert into returns (id, order_id, state, created_at, changed_at)
      values ('${declined}', '${order?.id}', 'REFUSED', now(), now())`,
    `insert into return_events (id, return_id, order_id, state, actor, created_at)
      values ('${declined}', '${declined}', '${order?.id}', 'REFUSED', 'ADMIN', now())`,
    `delete from audit_entries`,
    `insert into audit_entries (actor, action, subject, subject_id, subject_name, part, changes) values
      ('STAFF', 'CHANGED', 'ORDER', '${order?.id}', 'J-1', 'RETURN', '{"state": ["REQUESTED", "REFUSED"]}'),
      ('STAFF', 'CHANGED', 'SETTINGS', 'mails', 'mails', null, '{"returnRefused": [null, "No."]}')`,
    `insert into settings (section, content) values ('mails', '{"returnRefused": "No.", "orderPaid": null}')
      on conflict (section) do update set content = excluded.content`,
    `insert into outbox_mails (id, kind, recipient, order_id, payload, created_at, due_at) values ('${declined}',
      'RETURN_REFUSED', 'ada@example.com', '${order?.id}', '{"kind": "RETURN_REFUSED", "text": "No."}', now(), now())`,
    `delete from events`,
  ]) {
    await em.execute(statement);
  }
  const version = () => em.execute(`select version from returns where id = '${declined}'`);
  const before = await version();

  await migrate(former.orm, composition.databaseRules);
  expect(
    await em.execute(`select state from returns where id = '${declined}'
      union all select state from return_events where id = '${declined}'`),
  ).toEqual([{ state: 'DECLINED' }, { state: 'DECLINED' }]);
  expect(await version()).toEqual(before);
  expect(await em.execute(`select changes from audit_entries order by sequence`)).toEqual([
    { changes: { state: ['REQUESTED', 'DECLINED'] } },
    { changes: { returnDeclined: [null, 'No.'] } },
  ]);
  expect(await em.execute(`select content from settings where section = 'emails'`)).toEqual([
    { content: { returnDeclined: 'No.', orderPaid: null } },
  ]);
  expect(await em.execute(`select kind, payload from outbox_emails where id = '${declined}'`)).toEqual([
    { kind: 'RETURN_DECLINED', payload: { kind: 'RETURN_DECLINED', text: 'No.' } },
  ]);
  expect(await em.execute('select kind from events')).toEqual([]);
});

test('replies to reviews, notified alerts and responses to webhooks stay under their new names', async () => {
  await loadShop(former);
  const em = former.orm.em.fork();
  const id = '0193e0c0-0000-7000-8000-0000000000dd';
  for (const statement of [
    `insert into reviews (id, product_id, author_name, state, stars, title, text, answer, answered_at, created_at, changed_at)
      select '${id}', id, 'Ada L.', 'WAITING', 5, 'Bright', 'It is very bright.', 'Thank you.', now(), now(), now()
      from products limit 1`,
    `delete from audit_entries`,
    `insert into audit_entries (actor, action, subject, subject_id, subject_name, changes)
      values ('STAFF', 'CHANGED', 'REVIEW', '${id}', 'Lamp', '{"answer": [null, "Thank you."]}')`,
    `insert into alert_recipients (id, email, created_at) values ('${id}', 'vera@example.com', now())`,
    `insert into product_alerts
        (id, recipient_id, kind, product_id, reference_price, asked_price, state, requested_at, expires_at)
      select '${id}', '${id}', 'PRICE_DROP', id, 900, 900, 'TOLD', now(), now() from products limit 1`,
    `insert into webhooks (id, url, description, event_types, secret, created_at)
      values ('${id}', 'https://example.com', '', '[]', '', now())`,
    `insert into webhook_deliveries (id, webhook_id, type, body, created_at, due_at)
      values ('${id}', '${id}', 'webhook.test', '', now(), now())`,
    `insert into webhook_attempts (id, delivery_id, number, at, headers, answer, failure) values
      (gen_random_uuid(), '${id}', 1, now(), '{}', 'ok', null),
      (gen_random_uuid(), '${id}', 2, now(), '{}', null, 'PRIVATE_ADDRESS')`,
  ]) {
    await em.execute(statement);
  }
  const version = () => em.execute(`select version from reviews where id = '${id}'`);
  const before = await version();

  await migrate(former.orm, composition.databaseRules);
  expect(await em.execute(`select reply from reviews where id = '${id}'`)).toEqual([{ reply: 'Thank you.' }]);
  expect(await version()).toEqual(before);
  expect(await em.execute(`select changes from audit_entries`)).toEqual([
    { changes: { reply: [null, 'Thank you.'] } },
  ]);
  expect(await em.execute(`select state from product_alerts where id = '${id}'`)).toEqual([
    { state: 'NOTIFIED' },
  ]);
  expect(await em.execute(`select response, failure from webhook_attempts order by number`)).toEqual([
    { response: 'ok', failure: null },
    { response: null, failure: 'UNREACHABLE' },
  ]);
});

test('webhooks stay subscribed to products and customers, and review requests keep their days', async () => {
  await loadShop(former);
  const em = former.orm.em.fork();
  const id = '0193e0c0-0000-7000-8000-0000000000ee';
  const message = (type: string) => `{"type":"${type}"}`;
  for (const statement of [
    `insert into webhooks (id, url, description, event_types, secret, created_at)
      values ('${id}', 'https://example.com', '', '["product.changed", "customer.changed", "stock.changed"]', '', now())`,
    `insert into webhook_deliveries (id, webhook_id, type, body, created_at, due_at, delivered_at) values
      (gen_random_uuid(), '${id}', 'product.changed', '${message('product.changed')}', now(), now(), null),
      (gen_random_uuid(), '${id}', 'customer.changed', '${message('customer.changed')}', now(), now(), now())`,
    `delete from events`,
    `select add_event('product.changed', '${id}')`,
    `insert into settings (section, content) values ('reviews', '{"askAfterDays": 9}')
      on conflict (section) do update set content = excluded.content`,
    `insert into audit_entries (actor, action, subject, subject_id, subject_name, changes)
      values ('STAFF', 'CHANGED', 'SETTINGS', 'reviews', 'reviews', '{"askAfterDays": [7, 9]}')`,
  ]) {
    await em.execute(statement);
  }
  const versions = () =>
    em.execute(`select version from webhooks where id = '${id}' union all
      select version from settings where section <> 'opening'`);
  const before = await versions();

  await migrate(former.orm, composition.databaseRules);
  expect(await em.execute(`select event_types from webhooks where id = '${id}'`)).toEqual([
    { event_types: ['product.updated', 'customer.updated', 'stock.changed'] },
  ]);
  expect(await em.execute(`select type, body from webhook_deliveries order by type desc`)).toEqual([
    { type: 'product.updated', body: message('product.updated') },
    { type: 'customer.updated', body: message('customer.changed') },
  ]);
  expect(await em.execute(`select distinct kind from events where subject_id = '${id}'`)).toEqual([
    { kind: 'product.updated' },
  ]);
  expect(await em.execute(`select content from settings where section = 'reviews'`)).toEqual([
    { content: { requestAfterDays: 9 } },
  ]);
  expect(
    await em.execute(
      `select changes from audit_entries where subject = 'SETTINGS' and subject_id = 'reviews'`,
    ),
  ).toEqual([{ changes: { requestAfterDays: [7, 9] } }]);
  expect(await versions()).toEqual(before);
});

test('the third option of products, variants and orders becomes the first of their other options', async () => {
  await loadShop(former);
  const em = former.orm.em.fork();
  const scent = { name: 'Scent', values: ['Rose', 'Fig'] };
  const first = `(select id from products order by id limit 1)`;
  await em.execute(`update products set other_option = ?::jsonb where id = ${first}`, [
    JSON.stringify(scent),
  ]);
  await em.execute(`update product_variants set other = 'Fig' where product_id = ${first}`);
  await em.execute(`update order_lines set other = 'Rose' where position = 0`);
  const draft = (lines: object[]) =>
    em.execute(
      `insert into draft_orders (id, lines, author_name, created_at) values (gen_random_uuid(), ?::jsonb, 'Ada', now())`,
      [JSON.stringify(lines)],
    );
  await draft([
    { id: '1', other: 'Fig', quantity: 1 },
    { id: '2', other: null, quantity: 2 },
    { id: '3', quantity: 3 },
  ]);
  await draft([]);
  const count = `select count(*)::int as count from order_lines where`;
  const [ordered] = await em.execute<object[]>(`${count} position = 0`);

  await migrate(former.orm, composition.databaseRules);
  expect(
    await em.execute(`select other_options, array_agg(distinct others) as others
      from products join product_variants on products.id = product_id
      where other_options <> '[]' or others <> '{}' group by products.id`),
  ).toEqual([{ other_options: [scent], others: [['Fig']] }]);
  expect(await em.execute(`${count} others = '{Rose}'`)).toEqual([ordered]);
  expect(
    await em.execute(`select lines from draft_orders where author_name = 'Ada' order by number`),
  ).toEqual([
    {
      lines: [
        { id: '1', others: ['Fig'], quantity: 1, customFields: {} },
        { id: '2', others: [], quantity: 2, customFields: {} },
        { id: '3', others: [], quantity: 3, customFields: {} },
      ],
    },
    { lines: [] },
  ]);
  expect(await em.execute(`${count} others <> '{}' and position <> 0`)).toEqual([{ count: 0 }]);
});
