import { Migration } from '@mikro-orm/migrations';

/** A suffix may itself be the number of another order. */
export const renumberRepeated = `do $$
declare
  repeated record;
  suffix integer;
begin
  for repeated in
    select id, number from (
      select id, number, row_number() over (partition by lower(number) order by created_at, id) as position
      from orders where imported_from is null
    ) numbered where position > 1
  loop
    suffix := 2;
    while exists (select from orders where lower(number) = lower(repeated.number || '-' || suffix)) loop
      suffix := suffix + 1;
    end loop;
    update orders set number = repeated.number || '-' || suffix where id = repeated.id;
    update order_search_texts set text = lower(repeated.number || '-' || suffix) || ' ' || text
      where order_id = repeated.id;
  end loop;
end $$`;

/**
 * Order numbers from a counter (decision 0117). What a caller chose as the number is now the order's
 * reference. Existing orders keep the number that their customers know. If several have the same one, all but
 * the first get a suffix.
 */
export class OrderNumbersMigration extends Migration {
  override name = '20261201-order-numbers';

  override up(): void {
    this.addSql(`create sequence order_numbers start 1001`);
    this.addSql(`alter table orders add column reference text`);
    // Not a change of the order: no log entry, no new version, no event.
    this.addSql(`alter table orders disable trigger user`);
    this.addSql(`update orders set reference = number`);
    this.addSql(renumberRepeated);
    this.addSql(`alter table orders enable trigger user`);
    this.addSql(`alter table orders alter column reference set not null`);
    this.addSql(`drop index orders_user_id_number_key`);
    this.addSql(`create unique index orders_user_id_reference_key
      on orders (user_id, reference, coalesce(imported_from, ''))`);
    this.addSql(
      `create unique index orders_number_key on orders (lower(number)) where imported_from is null`,
    );
    // Staff type either in the search.
    this.addSql(`create index orders_reference on orders (reference)`);
  }
}
