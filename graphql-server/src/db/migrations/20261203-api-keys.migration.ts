import { Migration } from '@mikro-orm/migrations';
import { auditTrigger } from './audit-trigger.ts';
import { versioned } from './edit-version-trigger.ts';
import { eventTriggers } from './event-triggers.ts';

/**
 * Keys of programs (decision 0057). Wherever the id of a member of staff says who changed something, that of
 * a key can stand instead, and `actor_name` finds whose it is: keys are revoked, never deleted.
 */
export class ApiKeysMigration extends Migration {
  override name = '20261203-api-keys';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `create table api_keys (
    id uuid primary key,
    name text not null,
    permissions jsonb not null,
    secret_hash text not null,
    hint text not null,
    created_at timestamptz not null,
    created_by_id uuid not null,
    created_by_name text not null,
    expires_at timestamptz null,
    revoked_at timestamptz null,
    last_used_at timestamptz null,
    last_used_ip text null
  )`,
  ...versioned('api_keys', ['name', 'permissions', 'expires_at', 'revoked_at']),
  ...auditTrigger({
    table: 'api_keys',
    subject: 'API_KEY',
    subjectName: 'changed.name',
    ignored: [
      ...['secret_hash', 'hint', 'created_by_id', 'created_by_name'],
      ...['last_used_at', 'last_used_ip', 'version'],
    ],
  }),
  ...eventTriggers('api_keys', {
    insert: 'API_KEY_CHANGED',
    update: 'API_KEY_CHANGED',
    subject: 'id',
    // When a key was used last is no change of it.
    of: ['version'],
  }),

  `create function actor_name(uuid) returns text language sql stable as $$
    select coalesce(
      (select trim(first_name || ' ' || last_name) from users where id = $1),
      (select name from api_keys where id = $1))
  $$`,
  `create or replace function add_audit_entry(
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
    values (current_setting('shop.actor', true), actor, actor_name(actor),
      nullif(current_setting('shop.request_id', true), ''),
      case operation when 'INSERT' then 'CREATED' when 'UPDATE' then 'CHANGED' else 'DELETED' end,
      subject, subject_id, subject_name, part, nullif(part_name, ''), changes);
  end $$`,

  `alter table audit_entries drop constraint audit_entries_actor_check,
    add constraint audit_entries_actor_check check (actor in ('STAFF', 'API_KEY', 'SHOP'))`,
  `alter table return_events drop constraint return_events_actor_check,
    add constraint return_events_actor_check check (actor in ('CUSTOMER', 'ADMIN', 'API_KEY', 'SYSTEM'))`,
  // Until now only people have sent files.
  `alter table sheet_imports add column actor text not null default 'STAFF' check (actor in ('STAFF', 'API_KEY'))`,
  `alter table sheet_imports alter column actor drop default`,
];
