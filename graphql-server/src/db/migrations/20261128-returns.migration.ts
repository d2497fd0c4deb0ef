import { Migration } from '@mikro-orm/migrations';
import { auditTrigger } from './audit-trigger.ts';
import { versioned } from './edit-version-trigger.ts';
import { eventTriggers } from './event-triggers.ts';

/**
 * Returns (decision 0050). What comes back may go into stock before it is refunded, so that a line can have
 * more units restocked than refunded; how many units are spoken for by open returns is kept with the line,
 * where refunds and further requests look at it.
 */
export class ReturnsMigration extends Migration {
  override name = '20261128-returns';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const states = `('REQUESTED', 'APPROVED', 'REFUSED', 'RECEIVED', 'REFUNDED', 'CANCELLED')`;
const reasons = `('CHANGED_MIND', 'DOES_NOT_FIT', 'NOT_AS_DESCRIBED', 'DEFECTIVE', 'DAMAGED', 'WRONG_ITEM', 'ARRIVED_TOO_LATE', 'OTHER')`;
const orderNumber = '(select number from orders where id = changed.order_id)';
const returnOf = (column: string) => `(select ${column} from returns where id = changed.return_id)`;

const statements = [
  `create table returns (
    id uuid primary key,
    number integer generated always as identity (start with 1001) unique,
    order_id uuid not null references orders,
    state text not null check (state in ${states}),
    refund_id uuid null unique references refunds,
    created_at timestamptz not null,
    changed_at timestamptz not null
  )`,
  `create index returns_order on returns (order_id)`,
  `create index returns_newest on returns (created_at desc, id desc)`,
  `create index returns_state on returns (state, created_at desc, id desc)`,
  `create table return_lines (
    return_id uuid not null references returns,
    order_line_id uuid not null references order_lines,
    quantity integer not null check (quantity > 0),
    reason text not null check (reason in ${reasons}),
    received_quantity integer not null default 0 check (received_quantity between 0 and quantity),
    restocked_quantity integer not null default 0 check (restocked_quantity between 0 and received_quantity),
    primary key (return_id, order_line_id)
  )`,
  `create index return_lines_order_line on return_lines (order_line_id)`,
  `create table return_events (
    id uuid primary key,
    return_id uuid not null references returns,
    order_id uuid not null references orders,
    state text not null check (state in ${states}),
    text text null,
    actor text not null check (actor in ('CUSTOMER', 'ADMIN', 'SYSTEM')),
    actor_id uuid null,
    created_at timestamptz not null
  )`,
  `create index return_events_return on return_events (return_id)`,
  `create index return_events_order on return_events (order_id)`,
  // PostgreSQL has numbered the constraints of several columns: its name depends on those before it.
  `do $$
  declare
    former text := (select conname from pg_constraint
      where conrelid = 'order_lines'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%restocked_quantity%');
  begin
    execute format('alter table order_lines drop constraint %I', former);
  end $$`,
  `alter table order_lines
    add column returning_quantity integer not null default 0 check (returning_quantity >= 0),
    add constraint order_lines_refunded_or_returning check (refunded_quantity + returning_quantity <= quantity),
    add constraint order_lines_restocked check (restocked_quantity between 0 and quantity)`,

  ...versioned('returns', ['state', 'changed_at']),
  ...eventTriggers('returns', { insert: 'RETURN_REQUESTED', update: 'ORDER_CHANGED', subject: 'order_id' }),
  ...auditTrigger({
    table: 'returns',
    subject: 'ORDER',
    subjectId: 'changed.order_id',
    subjectName: orderNumber,
    part: { kind: 'RETURN', name: `'R' || changed.number` },
    ignored: ['number', 'refund_id', 'changed_at', 'version'],
  }),
  ...auditTrigger({
    table: 'return_lines',
    subject: 'ORDER',
    subjectId: returnOf('order_id'),
    subjectName: `(select number from orders where id = ${returnOf('order_id')})`,
    part: { kind: 'RETURN', name: returnOf(`'R' || number`) },
    ignored: ['return_id', 'order_line_id'],
  }),
];
