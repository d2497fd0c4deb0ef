import { Migration } from '@mikro-orm/migrations';

/**
 * How many carts were begun in a quarter of an hour and how many of these were ordered, kept as the counts of
 * orders are (decision 0033).
 */
export class CartSumsMigration extends Migration {
  override name = '20261126-cart-sums';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const ORIGIN = `timestamptz '2000-01-01 00:00Z'`;

const statements = [
  `lock table carts in share row exclusive mode`,
  `create table cart_sums (
    quarter timestamptz primary key,
    carts bigint not null,
    ordered bigint not null
  )`,
  `insert into cart_sums (quarter, carts, ordered)
    select date_bin('15 minutes', begun_at, ${ORIGIN}), count(*), count(*) filter (where ordered) from carts group by 1`,
  `create table cart_changes (
    id bigint generated always as identity primary key,
    quarter timestamptz not null,
    carts integer not null,
    ordered integer not null
  )`,
  // Without a former or a new row, OLD or NEW is null, and so are its columns.
  `create function note_cart() returns trigger
    language plpgsql as $$
  begin
    insert into cart_changes (quarter, carts, ordered)
    select date_bin('15 minutes', begun_at, ${ORIGIN}), sum(carts), sum(ordered)
    from (values (new.begun_at, 1, new.ordered::int), (old.begun_at, -1, -(old.ordered::int))) change (begun_at, carts, ordered)
    where begun_at is not null
    group by 1 having sum(carts) <> 0 or sum(ordered) <> 0;
    return null;
  end $$`,
  `create trigger carts_come_or_gone after insert or delete on carts
    for each row execute function note_cart()`,
  `create trigger carts_changed after update of begun_at, ordered on carts
    for each row when ((old.begun_at, old.ordered) is distinct from (new.begun_at, new.ordered))
    execute function note_cart()`,
  `create function sum_taken_carts() returns trigger
    language plpgsql as $$
  begin
    insert into cart_sums as sums (quarter, carts, ordered)
    select quarter, sum(carts), sum(ordered) from taken group by quarter
    on conflict (quarter) do update set carts = sums.carts + excluded.carts, ordered = sums.ordered + excluded.ordered;
    return null;
  end $$`,
  `create trigger cart_changes_taken after delete on cart_changes
    referencing old table as taken
    for each statement execute function sum_taken_carts()`,
];
