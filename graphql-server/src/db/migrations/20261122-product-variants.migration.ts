import { Migration } from '@mikro-orm/migrations';

/**
 * Variants are what is sold. Each combination of a product's colours and sizes becomes one, at the product's
 * prices, with an equal part of its stock: how much there is of each was not recorded. Lines of carts and
 * orders name the variant of their colour and size; one that the product no longer has becomes a variant that
 * is not offered. The ledger keeps every row, an order's by variant, and further rows with the reason
 * VARIANTS_SPLIT, which add up to nothing for a product, make each variant's rows add up to its stock.
 */
export class ProductVariantsMigration extends Migration {
  override name = '20261122-product-variants';

  override up(): void {
    for (const statement of [...variants, ...cartLines, ...orderLines, ...stockMovements])
      this.addSql(statement);
  }
}

const variants = [
  `alter table products add column highest_price integer`,
  `update products set highest_price = sale_price`,
  `alter table products alter column highest_price set not null, add check (highest_price >= sale_price)`,
  `create table product_variants (
    id uuid primary key,
    product_id uuid not null references products,
    position integer not null,
    colour text,
    size text,
    sku text,
    barcode text,
    sale_price integer not null check (sale_price > 0),
    regular_price integer check (regular_price >= sale_price),
    stock integer not null check (stock >= 0),
    weight integer check (weight > 0),
    image jsonb,
    created_at timestamptz not null,
    deleted_at timestamptz,
    unique nulls not distinct (product_id, colour, size),
    -- Two variants of a product may exchange theirs.
    constraint product_variants_sku unique (sku) deferrable initially deferred
  )`,
  `insert into product_variants
     (id, product_id, position, colour, size, sale_price, regular_price, stock, created_at)
   select gen_random_uuid(), p.id,
     row_number() over (partition by p.id order by colour.position, size.position) - 1,
     colour.name, size.name, p.sale_price, p.regular_price, 0, p.created_at
   from products p
   cross join lateral (
     select value ->> 'name' as name, position
     from jsonb_array_elements(p.colours) with ordinality as each (value, position)
     union all select null, 0 where jsonb_array_length(p.colours) = 0
   ) colour
   cross join lateral (
     select value #>> '{}' as name, position
     from jsonb_array_elements(p.sizes) with ordinality as each (value, position)
     union all select null, 0 where jsonb_array_length(p.sizes) = 0
   ) size`,
  `update product_variants v
   set stock = p.stock / offered.count + case when v.position < p.stock % offered.count then 1 else 0 end
   from products p
   join (select product_id, count(*)::integer as count from product_variants group by product_id) offered
     on offered.product_id = p.id
   where v.product_id = p.id`,
  `insert into product_variants
     (id, product_id, position, colour, size, sale_price, regular_price, stock, created_at, deleted_at)
   select gen_random_uuid(), p.id, 1000, named.colour, named.size, p.sale_price, p.regular_price, 0,
     p.created_at, now()
   from (
     select product_id, colour, size from cart_lines union select product_id, colour, size from order_lines
   ) named
   join products p on p.id = named.product_id
   on conflict (product_id, colour, size) do nothing`,
];

const sameVariant = (lines: string) =>
  `v.product_id = ${lines}.product_id
   and v.colour is not distinct from ${lines}.colour and v.size is not distinct from ${lines}.size`;

const cartLines = [
  `alter table cart_lines add column variant_id uuid references product_variants`,
  `update cart_lines set variant_id = v.id from product_variants v where ${sameVariant('cart_lines')}`,
  `alter table cart_lines alter column variant_id set not null,
     drop column product_id, drop column colour, drop column size,
     add constraint cart_lines_variant unique (user_id, variant_id)`,
];

const orderLines = [
  `alter table order_lines add column variant_id uuid`,
  `update order_lines set variant_id = v.id from product_variants v where ${sameVariant('order_lines')}`,
  // A line is a snapshot, which may outlive its product.
  `update order_lines set variant_id = gen_random_uuid() where variant_id is null`,
  `alter table order_lines alter column variant_id set not null`,
];

/** What each order holds of each variant, for the rows of the ledger that name the order and the product. */
const held = `select order_id, product_id, variant_id, sum(quantity)::integer as quantity,
    count(*) over (partition by order_id, product_id) as variants
  from order_lines group by order_id, product_id, variant_id`;

const stockMovements = [
  `alter table stock_movements add column variant_id uuid references product_variants`,
  `update stock_movements m set variant_id = held.variant_id from (${held}) held
   where held.order_id = m.order_id and held.product_id = m.product_id and held.variants = 1`,
  `insert into stock_movements (id, product_id, variant_id, quantity, reason, order_id, actor_id, created_at)
   select gen_random_uuid(), m.product_id, held.variant_id, sign(m.quantity)::integer * held.quantity,
     m.reason, m.order_id, m.actor_id, m.created_at
   from stock_movements m
   join (${held}) held on held.order_id = m.order_id and held.product_id = m.product_id
   where m.variant_id is null`,
  `delete from stock_movements m using (${held}) held
   where m.variant_id is null and held.order_id = m.order_id and held.product_id = m.product_id`,
  `update stock_movements m set variant_id = v.id from product_variants v
   where m.variant_id is null and v.product_id = m.product_id and v.position = 0`,
  `insert into stock_movements (id, product_id, variant_id, quantity, reason, created_at)
   select gen_random_uuid(), v.product_id, v.id, v.stock - coalesce(sum(m.quantity), 0), 'VARIANTS_SPLIT', now()
   from product_variants v left join stock_movements m on m.variant_id = v.id
   group by v.id having v.stock <> coalesce(sum(m.quantity), 0)`,
  `alter table stock_movements alter column variant_id set not null, drop column product_id`,
  `create index stock_movements_variant on stock_movements (variant_id, created_at)`,
];
