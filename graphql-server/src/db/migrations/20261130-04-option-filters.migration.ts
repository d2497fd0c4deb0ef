import { Migration } from '@mikro-orm/migrations';

/** Shoppers filter by options of any name. */
export class OptionFiltersMigration extends Migration {
  override name = '20261130-option-filters';

  override up(): void {
    this.addSql(`alter table product_variants add column named_others text[] not null default '{}'`);
    this.addSql(`alter table products add column offered_others text[] not null default '{}'`);
    // Not an edit: no audit log entry, no new version, no event.
    for (const table of ['products', 'product_variants'])
      this.addSql(`alter table ${table} disable trigger user`);
    this.addSql(`update product_variants set named_others = array(
        select (option ->> 'name') || U&'\\001f' || value
        from unnest(others) with ordinality chosen_values (value, place)
        join jsonb_array_elements(products.other_options) with ordinality each_option (option, place) using (place)
        order by place)
      from products where products.id = product_id and others <> '{}'`);
    this.addSql(`update products set offered_others = array(
        select distinct named from product_variants v, unnest(named_others) named
        where v.product_id = products.id and v.deleted_at is null order by named)
      where other_options <> '[]'`);
    for (const table of ['products', 'product_variants'])
      this.addSql(`alter table ${table} enable trigger user`);
    // Rules with other names take their place. Until the start applies these, processes of the former version
    // need them, so it drops them, too, as rules that are no longer declared: version 0.1.0 declared none.
    this.addSql(`do $$ begin
        if to_regprocedure('name_base_colour()') is null then return; end if;
        comment on function name_base_colour() is '(declared by catalogue, 0.1.0)';
        comment on function rename_base_colours() is '(declared by catalogue, 0.1.0)';
        comment on trigger product_variants_base_colour on product_variants is '(declared by catalogue, 0.1.0)';
        comment on trigger products_base_colours on products is '(declared by catalogue, 0.1.0)';
      end $$`);
    this.addSql(`create index product_variants_named_others on product_variants using gin (named_others)
      where deleted_at is null`);
  }
}
