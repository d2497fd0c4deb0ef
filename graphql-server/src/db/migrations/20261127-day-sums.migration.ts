import { Migration } from '@mikro-orm/migrations';

/**
 * Sales and carts by day of UTC, so that a report of a year need not read its quarters of an hour (decision
 * 0033).
 */
export class DaySumsMigration extends Migration {
  override name = '20261127-day-sums';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const DAY = `date_bin('1 day', quarter, timestamptz '2000-01-01 00:00Z') as day`;

/**
 * Keeps a table of sums by day from one of sums by quarter of an hour; `keys` are what else each has a sum
 * for.
 */
function keepDays(
  table: string,
  ofQuarters: string,
  keys: readonly string[],
  columns: readonly string[],
): string[] {
  const keyed = (key: string) => [...keys, key].join(', ');
  const sumUp = (rows: string, sum: (column: string) => string) => `
    insert into ${table} as sums (${keyed('day')}, ${columns.join(', ')})
    select ${keyed(DAY)}, ${columns.map((column) => `sum(${sum(column)})`).join(', ')}
    from ${rows} group by ${keyed('day')}
    on conflict (${keyed('day')}) do update set ${columns.map((column) => `${column} = sums.${column} + excluded.${column}`).join(', ')}`;
  return [
    sumUp(ofQuarters, (column) => column),
    `create function keep_${table}() returns trigger
      language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        ${sumUp('come', (column) => column)};
      else
        ${sumUp(`come join gone using (${keyed('quarter')})`, (column) => `come.${column} - gone.${column}`)};
      end if;
      return null;
    end $$`,
    `create trigger ${ofQuarters}_come after insert on ${ofQuarters}
      referencing new table as come
      for each statement execute function keep_${table}()`,
    `create trigger ${ofQuarters}_changed after update on ${ofQuarters}
      referencing old table as gone new table as come
      for each statement execute function keep_${table}()`,
  ];
}

const statements = [
  `lock table sales_sums, cart_sums in share row exclusive mode`,
  `create table sales_day_sums (
    currency text not null,
    day timestamptz not null,
    orders bigint not null,
    gross bigint not null,
    refunded bigint not null,
    primary key (currency, day)
  )`,
  ...keepDays('sales_day_sums', 'sales_sums', ['currency'], ['orders', 'gross', 'refunded']),
  `create table cart_day_sums (
    day timestamptz primary key,
    carts bigint not null,
    ordered bigint not null
  )`,
  ...keepDays('cart_day_sums', 'cart_sums', [], ['carts', 'ordered']),
];
