import { Migration } from '@mikro-orm/migrations';
import { auditTrigger } from './audit-trigger.ts';

/** What staff knows of customers: tags, notes, and when they were here last. */
export class CustomerCareMigration extends Migration {
  override name = '20261123-customer-care';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

/** The function of 20261123-audit, which would also record when staff were here last. */
const [auditUsers = ''] = auditTrigger({
  table: 'users',
  subject: 'USER',
  subjectName: `trim(changed.first_name || ' ' || changed.last_name)`,
  ignored: ['last_seen_at'],
  secret: ['password_hash'],
  named: { staff_role: { table: 'staff_roles', name: 'coalesce(name, id)' } },
});

const statements = [
  auditUsers.replace('create function', 'create or replace function'),
  `alter table users add column tags jsonb not null default '[]', add column last_seen_at timestamptz`,
  `update users set last_seen_at = seen.at
    from (select user_id, max(last_seen_at) as at from sessions group by user_id) seen where seen.user_id = users.id`,
  `create index users_tags on users using gin (tags jsonb_path_ops) where tags <> '[]'`,
  `create index users_tagged on users (created_at, id) where tags <> '[]'`,
  `create table customer_notes (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    text text not null,
    author_id uuid not null,
    author_name text not null,
    created_at timestamptz not null
  )`,
  `create index customer_notes_user on customer_notes (user_id, id)`,
  ...auditTrigger({
    table: 'customer_notes',
    subject: 'USER',
    subjectId: 'changed.user_id',
    subjectName: `(select trim(first_name || ' ' || last_name) from users where id = changed.user_id)`,
    part: { kind: 'NOTE', name: 'null::text' },
    ignored: ['user_id', 'author_id', 'author_name'],
  }),
];
