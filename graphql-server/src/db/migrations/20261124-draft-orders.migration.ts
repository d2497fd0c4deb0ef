import { Migration } from '@mikro-orm/migrations';
import { auditTrigger } from './audit-trigger.ts';

/**
 * Orders that staff prepare for customers (decision 0040). A draft is no order: nothing that counts, sums or
 * reserves reads this table. The audit log has no values of what names a person, since a draft that was
 * deleted belongs to nobody any more whom an erasure could find.
 */
export class DraftOrdersMigration extends Migration {
  override name = '20261124-draft-orders';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const edited = ['user_id', 'email', 'lines', 'billing', 'payment_method', 'note'];
const valuesOf = (row: string) => `(${edited.map((column) => `${row}.${column}`).join(', ')})`;

const statements = [
  `create table draft_orders (
    id uuid primary key,
    number integer generated always as identity unique,
    user_id uuid null references users on delete cascade,
    email text null,
    lines jsonb not null,
    billing jsonb null,
    payment_method text null check (payment_method in ('BANK', 'CASH_ON_DELIVERY')),
    note text null,
    author_name text not null,
    version bigint not null default 0,
    created_at timestamptz not null
  )`,
  `create index draft_orders_user on draft_orders (user_id) where user_id is not null`,
  `create trigger draft_orders_edited before update of ${edited.join(', ')} on draft_orders
    for each row when (${valuesOf('old')} is distinct from ${valuesOf('new')}) execute function note_edit()`,
  ...auditTrigger({
    table: 'draft_orders',
    subject: 'DRAFT_ORDER',
    subjectName: `changed.number::text`,
    ignored: ['number', 'author_name'],
    secret: ['user_id', 'email', 'billing', 'note'],
  }),
];
