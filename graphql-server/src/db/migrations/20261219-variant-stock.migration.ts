import { Migration } from '@mikro-orm/migrations';

/**
 * `low_stock_products` knows of each product whether a variant of it is sold out or low: for clothes the
 * sold-out size is what is to be restocked, however many of the other sizes there are (decision 0078).
 */
export class VariantStockMigration extends Migration {
  override name = '20261219-variant-stock';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

/** What the table says of each product that has too little of something, as rows of its columns. */
const lowProducts = (ids: string) => `
  select p.id, p.stock = 0, p.stock <= 5, coalesce(bool_or(v.stock = 0), false),
    coalesce(bool_or(v.stock between 1 and 5), false), p.deleted_at is null and p.status = 'ACTIVE'
  from products p left join product_variants v on v.product_id = p.id and v.deleted_at is null
  where ${ids}
  group by p.id
  having p.stock <= 5 or bool_or(v.stock <= 5)`;

const columns = `(product_id, is_sold_out, is_low, has_sold_out_variant, has_low_variant, is_listed)`;

/** Whether a variant counts otherwise than before; most orders leave enough, and call nothing. */
const variantChanged = `(old.stock <= 5 or new.stock <= 5 or old.deleted_at is distinct from new.deleted_at) and (
  (old.stock = 0, old.stock <= 5, old.deleted_at is null, old.product_id)
  is distinct from (new.stock = 0, new.stock <= 5, new.deleted_at is null, new.product_id))`;

const statements = [
  `drop trigger products_added_low on products`,
  `drop trigger products_stock_low on products`,
  `drop function note_low_stock()`,

  `alter table low_stock_products
    add column is_low boolean not null default false,
    add column has_sold_out_variant boolean not null default false,
    add column has_low_variant boolean not null default false`,
  `delete from low_stock_products`,
  `insert into low_stock_products ${columns} ${lowProducts('true')}`,
  `alter table low_stock_products alter column is_low drop default,
    alter column has_sold_out_variant drop default, alter column has_low_variant drop default`,

  `create function update_low_stock(ids uuid[]) returns void
    language plpgsql as $$
  begin
    insert into low_stock_products ${columns} ${lowProducts('p.id = any(ids)')}
    on conflict (product_id) do update set
      is_sold_out = excluded.is_sold_out, is_low = excluded.is_low, has_sold_out_variant = excluded.has_sold_out_variant,
      has_low_variant = excluded.has_low_variant, is_listed = excluded.is_listed;
    delete from low_stock_products
    where product_id = any(ids) and product_id not in (select low.id from (${lowProducts('p.id = any(ids)')}) low);
  end $$`,

  `create function note_product_stock() returns trigger
    language plpgsql as $$
  begin
    perform update_low_stock(array[new.id]);
    return null;
  end $$`,
  `create trigger products_added_low
    after insert on products
    for each row when (new.stock <= 5) execute function note_product_stock()`,
  // Most orders leave enough, and call nothing. Of a product that is listed otherwise, a variant may be low.
  `create trigger products_stock_low
    after update of stock, status, deleted_at on products
    for each row when (
      (old.stock <= 5, old.stock = 0, old.status, old.deleted_at is null)
      is distinct from (new.stock <= 5, new.stock = 0, new.status, new.deleted_at is null))
    execute function note_product_stock()`,

  `create function note_variant_stock() returns trigger
    language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      perform update_low_stock(array[old.product_id]);
    else
      perform update_low_stock(array[old.product_id, new.product_id]);
    end if;
    return null;
  end $$`,
  `create trigger product_variants_stock_low
    after update of stock, deleted_at, product_id on product_variants
    for each row when (${variantChanged}) execute function note_variant_stock()`,
  `create trigger product_variants_removed_low
    after delete on product_variants
    for each row when (old.stock <= 5) execute function note_variant_stock()`,

  // A product's variants come in one statement, and are counted once.
  `create function note_added_variants() returns trigger
    language plpgsql as $$
  declare ids uuid[] := (select array_agg(distinct product_id) from added where stock <= 5);
  begin
    if ids is not null then
      perform update_low_stock(ids);
    end if;
    return null;
  end $$`,
  `create trigger product_variants_added_low
    after insert on product_variants
    referencing new table as added
    for each statement execute function note_added_variants()`,
];
