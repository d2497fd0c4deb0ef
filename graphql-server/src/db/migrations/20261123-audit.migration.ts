import { Migration } from '@mikro-orm/migrations';
import { type AuditedTable, auditTrigger } from './audit-trigger.ts';

/**
 * The audit log, written by triggers (decision 0032). They fire in transactions that name who changes things,
 * so that shoppers' orders cost nothing more, and no service can forget an entry.
 */
export class AuditMigration extends Migration {
  override name = '20261123-audit';

  override up(): void {
    for (const statement of [...tables, ...auditedTables.flatMap(auditTrigger)]) this.addSql(statement);
  }
}

const tables = [
  `create table audit_entries (
    id uuid primary key default gen_random_uuid(),
    sequence bigint generated always as identity unique,
    actor text not null check (actor in ('STAFF', 'SHOP')),
    actor_id uuid null,
    actor_name text null,
    request_id text null,
    action text not null check (action in ('CREATED', 'CHANGED', 'DELETED')),
    subject text not null,
    subject_id text not null,
    subject_name text not null,
    part text null,
    part_name text null,
    changes jsonb not null,
    created_at timestamptz not null default now()
  )`,
  `create index audit_entries_subject on audit_entries (subject, subject_id, sequence)`,
  `create index audit_entries_actor on audit_entries (actor_id, sequence)`,
  `create index audit_entries_created on audit_entries (created_at)`,

  // What differs between two versions of a row, as {"field": [before, after]}. Of a secret it says only that
  // it changed.
  `create function audit_changes(before jsonb, after jsonb, ignored text[], secret text[]) returns jsonb
    language sql immutable as $$
    select jsonb_object_agg(key, case when key = any (secret) then '[null, null]'
      else jsonb_build_array(b.value, a.value) end)
    from jsonb_each(before) b full join jsonb_each(after) a using (key)
    where key <> all (ignored)
      and coalesce(b.value, 'null') is distinct from coalesce(a.value, 'null')
  $$`,

  `create function add_audit_entry(
    operation text, before jsonb, after jsonb, ignored text[], secret text[],
    subject text, subject_id text, subject_name text, part text, part_name text
  ) returns void language plpgsql as $$
  declare
    changes jsonb := audit_changes(coalesce(before, '{}'), coalesce(after, '{}'), ignored, secret);
    actor uuid := nullif(current_setting('shop.actor_id', true), '')::uuid;
  begin
    -- Parts that go with their subject are not worth an entry each.
    if changes is null or subject_name is null then return; end if;
    insert into audit_entries (actor, actor_id, actor_name, request_id,
      action, subject, subject_id, subject_name, part, part_name, changes)
    values (current_setting('shop.actor', true), actor,
      (select trim(first_name || ' ' || last_name) from users where id = actor),
      nullif(current_setting('shop.request_id', true), ''),
      case operation when 'INSERT' then 'CREATED' when 'UPDATE' then 'CHANGED' else 'DELETED' end,
      subject, subject_id, subject_name, part, nullif(part_name, ''), changes);
  end $$`,
];

const staffRole = { table: 'staff_roles', name: 'coalesce(name, id)' };
const categoryLabel = { table: 'categories', name: 'label' };
const productTitle = '(select title from products where id = changed.product_id)';
const orderNumber = '(select number from orders where id = changed.order_id)';

const auditedTables: AuditedTable[] = [
  {
    table: 'products',
    subject: 'PRODUCT',
    subjectName: 'changed.title',
    ignored: [
      'search_document',
      'offered_colours',
      'offered_sizes',
      'sale_price',
      'highest_price',
      'regular_price',
      'stock',
    ],
    named: { category_id: categoryLabel },
  },
  {
    table: 'product_variants',
    subject: 'PRODUCT',
    subjectId: 'changed.product_id',
    subjectName: productTitle,
    part: { kind: 'VARIANT', name: `concat_ws(' / ', changed.colour, changed.size, changed.other)` },
    ignored: ['base_colour', 'position'],
  },
  {
    table: 'product_categories',
    subject: 'PRODUCT',
    subjectId: 'changed.product_id',
    subjectName: productTitle,
    part: { kind: 'CATEGORY', name: '(select label from categories where id = changed.category_id)' },
  },
  {
    table: 'categories',
    subject: 'CATEGORY',
    subjectName: 'changed.label',
    named: { parent_id: categoryLabel },
  },
  { table: 'collections', subject: 'COLLECTION', subjectName: 'changed.title' },
  {
    table: 'collection_products',
    subject: 'COLLECTION',
    subjectId: 'changed.collection_id',
    subjectName: '(select title from collections where id = changed.collection_id)',
    part: { kind: 'PRODUCT', name: productTitle },
  },
  {
    table: 'search_synonyms',
    subject: 'SEARCH_SYNONYM',
    subjectName: `(select string_agg(word, ', ') from jsonb_array_elements_text(changed.words) word)`,
    ignored: ['stems'],
  },
  { table: 'orders', subject: 'ORDER', subjectName: 'changed.number', ignored: ['fingerprint'] },
  {
    table: 'payments',
    subject: 'ORDER',
    subjectId: 'changed.order_id',
    subjectName: orderNumber,
    part: { kind: 'PAYMENT', name: 'null::text' },
    ignored: ['url', 'session_id', 'check_at', 'asked_at'],
  },
  {
    table: 'refunds',
    subject: 'ORDER',
    subjectId: 'changed.order_id',
    subjectName: orderNumber,
    part: { kind: 'REFUND', name: 'null::text' },
    ignored: ['tries', 'try_at'],
  },
  {
    table: 'shipments',
    subject: 'ORDER',
    subjectId: 'changed.order_id',
    subjectName: orderNumber,
    part: { kind: 'SHIPMENT', name: 'changed.tracking_number' },
  },
  {
    table: 'users',
    subject: 'USER',
    subjectName: `trim(changed.first_name || ' ' || changed.last_name)`,
    secret: ['password_hash'],
    named: { staff_role: staffRole },
  },
  { table: 'staff_roles', subject: 'STAFF_ROLE', subjectName: 'coalesce(changed.name, changed.id)' },
  {
    table: 'staff_invitations',
    subject: 'STAFF_INVITATION',
    subjectName: 'changed.email',
    ignored: ['token_hash'],
    named: { staff_role: staffRole },
  },
];
