import { Migration } from '@mikro-orm/migrations';

/**
 * When products, variants, categories, collections, orders and customers changed last, for programs that
 * fetch what is new (decision 0081). Kept by triggers, so that no way of changing something goes unnoticed.
 * Rows from before count as changed now: nothing is rewritten.
 */
export class UpdatedAtMigration extends Migration {
  override name = '20261222-updated-at';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

/** To the millisecond, like cursors. */
const NOW = `date_trunc('milliseconds', now())`;

/** Has a row of the table know when these columns of its own changed; null: any. */
function updatedWith(table: string, columns: string[] | null): string[] {
  const valuesOf = (row: string) =>
    columns ? `(${columns.map((column) => `${row}.${column}`).join(', ')})` : `${row}.*`;
  return [
    `alter table ${table} add column updated_at timestamptz not null default ${NOW}`,
    // Without a list of columns, so that it sees the version that the trigger before it has written.
    `create trigger ${table}_updated before update on ${table}
      for each row when (${valuesOf('old')} is distinct from ${valuesOf('new')}) execute function note_update()`,
  ];
}

/**
 * Has changes of a table's rows, or of these columns of them, count as changes of the row that they are a
 * part of.
 */
function updatedWithPart(table: string, whole: string, reference: string, columns?: string[]): string[] {
  const note = `execute function note_update_of_whole('${whole}', '${reference}')`;
  const of = columns ? ` of ${columns.join(', ')}` : '';
  return [
    `create trigger ${table}_part_updated after update${of} on ${table}
      for each row when (old.* is distinct from new.*) ${note}`,
    `create trigger ${table}_part_changed after insert or delete on ${table} for each row ${note}`,
  ];
}

const statements = [
  // The time of the change, not of its transaction: that may have waited for the row, and then a row would
  // become older.
  `create function note_update() returns trigger language plpgsql as $$
  begin
    new.updated_at := date_trunc('milliseconds', clock_timestamp());
    return new;
  end $$`,
  // A row that the transaction has written already is up to date.
  `create function note_update_of_whole() returns trigger language plpgsql as $$
  begin
    execute format('update %I set updated_at = date_trunc(''milliseconds'', clock_timestamp())
      where id = $1 and xmin <> pg_current_xact_id()::xid', tg_argv[0])
      using (to_jsonb(coalesce(new, old)) ->> tg_argv[1])::uuid;
    return null;
  end $$`,

  ...updatedWith('categories', ['version', 'position', 'deleted_at']),
  ...updatedWith('collections', ['version', 'deleted_at']),

  // Not with its stock, which every order changes: that is its variants', and this table has many indexes.
  ...updatedWith('products', [
    ...['version', 'deleted_at', 'position', 'sale_price', 'regular_price', 'highest_price'],
    ...['base_sale_price', 'base_regular_price', 'sale_id', 'tax_class_id'],
  ]),
  `create index products_updated on products (updated_at, id) where deleted_at is null`,

  ...updatedWith('product_variants', [
    ...['position', 'colour', 'size', 'other', 'sku', 'barcode', 'sale_price', 'regular_price'],
    ...['base_sale_price', 'base_regular_price', 'stock', 'weight', 'image', 'deleted_at'],
  ]),
  `create index product_variants_updated on product_variants (updated_at, id) where deleted_at is null`,

  `create index product_variants_barcode on product_variants (barcode) where barcode is not null`,

  ...updatedWith('orders', null),
  ...updatedWithPart('order_comments', 'orders', 'order_id'),
  ...updatedWithPart('payments', 'orders', 'order_id', [
    ...['state', 'provider_payment_id', 'amount', 'problem', 'disputed_at'],
  ]),
  ...updatedWithPart('refunds', 'orders', 'order_id', ['state', 'provider_refund_id', 'problem']),
  ...updatedWithPart('shipments', 'orders', 'order_id'),
  ...updatedWithPart('returns', 'orders', 'order_id'),
  `create index orders_updated on orders (updated_at, id)`,

  // When somebody was here last, and their password, are no change of the customer.
  ...updatedWith('users', [
    ...['first_name', 'last_name', 'email', 'verified_email', 'phone', 'address', 'profile_picture'],
    ...['account_type', 'role', 'tags', 'erased_at'],
  ]),
  ...updatedWithPart('addresses', 'users', 'user_id'),
  ...updatedWithPart('customer_notes', 'users', 'user_id'),
  `create index users_updated on users (updated_at, id) where role = 'CUSTOMER' and erased_at is null`,

  // The audit log records the changes themselves.
  `create or replace function audit_changes(before jsonb, after jsonb, ignored text[], secret text[]) returns jsonb
    language sql immutable as $$
    select jsonb_object_agg(key, case when key = any (secret) then '[null, null]'
      else jsonb_build_array(b.value, a.value) end)
    from jsonb_each(before) b full join jsonb_each(after) a using (key)
    where key <> all (ignored) and key not in ('version', 'updated_at')
      and coalesce(b.value, 'null') is distinct from coalesce(a.value, 'null')
  $$`,
];
