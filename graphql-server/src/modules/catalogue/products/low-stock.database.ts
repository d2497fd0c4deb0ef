import { type Rule, rule } from '../../../db/declared/rule.ts';

/** SQL for the stock at which a variant's is low. */
const limitOf = (row: string) => `coalesce(${row}.low_stock_limit, 5)`;

/** SQL for the rows of the table: those of the given products with low stock. */
const lowProducts = `
  select p.id, p.stock = 0, p.stock <= 5, coalesce(bool_or(v.stock = 0), false),
    coalesce(bool_or(v.stock between 1 and ${limitOf('v')}), false), p.deleted_at is null and p.status = 'ACTIVE'
  from products p left join product_variants v on v.product_id = p.id and v.deleted_at is null
  where p.id = any(ids)
  group by p.id
  having p.stock <= 5 or bool_or(v.stock <= ${limitOf('v')})`;

/**
 * Whether a variant's change affects the table. Most orders leave enough stock, and then the trigger does not
 * run.
 */
const variantChanged = `(old.stock <= ${limitOf('old')} or new.stock <= ${limitOf('new')}
    or old.deleted_at is distinct from new.deleted_at) and (
    (old.stock = 0, old.stock <= ${limitOf('old')}, old.deleted_at is null, old.product_id)
    is distinct from (new.stock = 0, new.stock <= ${limitOf('new')}, new.deleted_at is null, new.product_id))`;

/** SQL for when the stock of a row of `product_variants` is low. */
export const isLow = (row: string) => `${row}.stock <= ${limitOf(row)}`;

/** Maintains `low_stock_products`: what staff need to restock (decision 0078). */
export const stockRules: readonly Rule[] = [
  rule('products', 'Keeps low_stock_products. Most orders leave enough, and call nothing.', [
    `create function update_low_stock(ids uuid[]) returns void language plpgsql as $$
begin
  insert into low_stock_products (product_id, is_sold_out, is_low, has_sold_out_variant, has_low_variant, is_listed) ${lowProducts}
  on conflict (product_id) do update set
    is_sold_out = excluded.is_sold_out, is_low = excluded.is_low, has_sold_out_variant = excluded.has_sold_out_variant,
    has_low_variant = excluded.has_low_variant, is_listed = excluded.is_listed;
  delete from low_stock_products
  where product_id = any(ids) and product_id not in (select low.id from (${lowProducts}) low);
end $$`,
    `create function note_product_stock() returns trigger language plpgsql as $$
begin
  perform update_low_stock(array[new.id]);
  return null;
end $$`,
    `create trigger products_added_low after insert on products
  for each row when (new.stock <= 5) execute function note_product_stock()`,
    // A change of status matters too: a product may have a row because of a variant's low stock.
    `create trigger products_stock_low after update of stock, status, deleted_at on products
  for each row when (
    (old.stock <= 5, old.stock = 0, old.status, old.deleted_at is null)
    is distinct from (new.stock <= 5, new.stock = 0, new.status, new.deleted_at is null))
  execute function note_product_stock()`,
  ]),
  rule(
    'product_variants',
    'Keeps low_stock_products. Variants that come in one statement are counted once.',
    [
      `create function note_variant_stock() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform update_low_stock(array[old.product_id]);
  else
    perform update_low_stock(array[old.product_id, new.product_id]);
  end if;
  return null;
end $$`,
      `create trigger product_variants_stock_low after update of stock, low_stock_limit, deleted_at, product_id on product_variants
  for each row when (${variantChanged}) execute function note_variant_stock()`,
      `create trigger product_variants_removed_low after delete on product_variants
  for each row when (old.stock <= ${limitOf('old')}) execute function note_variant_stock()`,
      `create function note_added_variants() returns trigger language plpgsql as $$
declare ids uuid[] := (select array_agg(distinct product_id) from added where stock <= ${limitOf('added')});
begin
  if ids is not null then
    perform update_low_stock(ids);
  end if;
  return null;
end $$`,
      `create trigger product_variants_added_low after insert on product_variants
  referencing new table as added
  for each statement execute function note_added_variants()`,
    ],
  ),
];
