import { Migration } from '@mikro-orm/migrations';
import { auditTrigger } from './audit-trigger.ts';

/**
 * Views of the back office's lists that staff saves. One without a user is shared: it stays when whoever made
 * it leaves. The audit log has no queries, because what was searched for may be a customer's name.
 */
export class SavedViewsMigration extends Migration {
  override name = '20261125-saved-views';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `create table saved_views (
    id uuid primary key,
    list text not null check (list in ('PRODUCTS', 'ORDERS', 'CUSTOMERS')),
    user_id uuid null references users on delete cascade,
    name text not null,
    query text not null,
    created_at timestamptz not null
  )`,
  `create index saved_views_list on saved_views (list, user_id)`,
  `create index saved_views_user on saved_views (user_id) where user_id is not null`,
  ...auditTrigger({
    table: 'saved_views',
    subject: 'SAVED_VIEW',
    subjectName: 'changed.name',
    secret: ['user_id', 'query'],
  }),
];
