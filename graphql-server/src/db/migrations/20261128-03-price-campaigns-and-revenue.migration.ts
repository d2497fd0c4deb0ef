import { Migration } from '@mikro-orm/migrations';

/**
 * Planned price reductions become price campaigns (decision 0051) and turnover becomes revenue (0033). Both
 * were called sales.
 */
export class PriceCampaignsAndRevenueMigration extends Migration {
  override name = '20261128-price-campaigns-and-revenue';

  override up(): void {
    for (const [before, after] of renamedTables) this.addSql(`alter table ${before} rename to ${after}`);
    for (const [table, before, after] of renamedColumns) {
      this.addSql(`alter table ${table} rename column ${before} to ${after}`);
    }
    this.addSql(renameConstraintsAndIndexes);
    this.addSql(`alter sequence sales_changes_id_seq rename to revenue_changes_id_seq`);
    this.addSql(leaveToStart);
    for (const statement of renamedEvents) this.addSql(statement);
    for (const [table, update] of renamedPermissions) {
      // Not an edit: no audit log entry, no new version, no event.
      this.addSql(`alter table ${table} disable trigger user`);
      this.addSql(update);
      this.addSql(`alter table ${table} enable trigger user`);
    }
  }
}

const renamedTables = [
  ['product_sales_totals', 'product_revenue_totals'],
  ['product_sales_sums', 'product_revenue_sums'],
  ['product_sales', 'product_popularity'],
  ['sales_day_sums', 'revenue_day_sums'],
  ['sales_sums', 'revenue_sums'],
  ['sales_changes', 'revenue_changes'],
  ['counted_sales', 'counted_orders'],
  ['sale_members', 'price_campaign_members'],
  ['sales', 'price_campaigns'],
] as const;

const renamedColumns = [
  ['price_campaign_members', 'sale_id', 'campaign_id'],
  ['products', 'sale_id', 'campaign_id'],
  ['products', 'sale_percent', 'campaign_percent'],
  ['products', 'sale_fixed_price', 'campaign_fixed_price'],
  ['price_history', 'is_in_sale', 'is_in_campaign'],
] as const;

/** The new name of a constraint or index with the old name `name`: both begin with their table's name. */
const newName = [
  ...renamedTables.map(([before, after]) => [`^${before}_`, `${after}_`] as const),
  ['^products_sale$', 'products_campaign'] as const,
  ...renamedColumns.map(([, before, after]) => [`_${before}_`, `_${after}_`] as const),
].reduce((sql, [before, after]) => `regexp_replace(${sql}, '${before}', '${after}')`, 'name');

const renameConstraintsAndIndexes = `do $$ declare statement text; begin
  for statement in
    select format('alter table %s rename constraint %I to %I', owner, name, ${newName})
    from (select conrelid::regclass as owner, conname::text as name from pg_constraint
      where connamespace = current_schema()::regnamespace and conrelid <> 0) constraints
    where name <> ${newName}
  loop execute statement; end loop;
  for statement in
    select format('alter index %I rename to %I', name, ${newName})
    from (select relname::text as name from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'i') indexes
    where name <> ${newName}
  loop execute statement; end loop;
end $$`;

/**
 * Triggers and functions with old names. The next start drops those that are marked as declared but no longer
 * declared, when it creates the new ones (decision 0087).
 */
const leaveToStart = `do $$ declare object text; begin
  for object in
    select format('trigger %I on %s', tgname, tgrelid::regclass) from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = current_schema()::regnamespace and not tgisinternal and tgname ~ 'sale'
    union all
    select format('function %s', oid::regprocedure) from pg_proc
    where pronamespace = current_schema()::regnamespace and proname ~ 'sale'
  loop execute format('comment on %s is %L', object, 'Renamed (declared by migrations, formerly)'); end loop;
end $$`;

const renamedEvents = [
  `update events set kind = 'PRICE_CAMPAIGN_CHANGED' where kind = 'SALE_CHANGED'`,
  `update audit_entries set subject = 'PRICE_CAMPAIGN',
    part = case part when 'SALE_MEMBER' then 'PRICE_CAMPAIGN_MEMBER' end where subject = 'SALE'`,
  `update job_runs set name = 'campaign-prices' where name = 'sale-prices'`,
  `update job_runs set name = 'revenue-sums' where name = 'sales-sums'`,
];

/** Renames a permission in a JSON array. */
const renamePermission = (table: string, column: string, condition = 'true') =>
  [
    table,
    `update ${table} set ${column} = replace(${column}::text, '"sales:read"', '"revenue:read"')::jsonb
      where ${condition} and ${column}::text like '%"sales:read"%'`,
  ] as const;

const renamedPermissions = [
  renamePermission('staff_roles', 'permissions'),
  renamePermission('api_keys', 'permissions'),
  renamePermission('audit_entries', 'changes', `subject in ('STAFF_ROLE', 'API_KEY')`),
];
