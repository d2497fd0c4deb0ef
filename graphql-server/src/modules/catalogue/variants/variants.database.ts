import { audited } from '../../../db/declared/audited.ts';
import { changesCatalogue } from '../../../db/declared/changes-catalogue.ts';
import { emits, emitsWebhookEvent } from '../../../db/declared/emits.ts';
import { hasMetadata } from '../../../db/declared/has-metadata.ts';
import { type Rule, rule } from '../../../db/declared/rule.ts';
import { NOW, updateTimes } from '../../../db/declared/update-times.ts';
import { editsWhole } from '../../../db/declared/versioned.ts';
import { touchesAssets } from '../../assets/touches-assets.ts';
import { productTitle } from '../categories/categories.database.ts';
import { canBeOrderedSql, isInStockSql } from '../filters/variant-filter.ts';
import { isLow } from '../products/low-stock.database.ts';
import { ProductEntity } from '../products/product.entity.ts';
import { ProductVariantEntity } from './product-variant.entity.ts';
import { quantityRuleColumns } from './quantity-rules.ts';
import { contentsColumns } from '../unit-prices/unit-price.ts';

/** Columns of a variant that staff edit, besides prices. */
const soldAs = [
  ...(['colour', 'size', 'others', 'sku', 'barcode', 'weight', 'image', 'tracks_stock'] as const),
  ...(['requires_shipping', 'lead_time_days', 'custom_fields', 'deleted_at'] as const),
  ...(['backorder_limit', 'available_from', 'low_stock_limit'] as const),
  ...quantityRuleColumns,
  ...contentsColumns,
] as const;

/** The prices that staff edit. A campaign's start or end is not an edit. */
const basePrice = {
  sale_price: (row: string) => `coalesce(${row}.base_sale_price, ${row}.sale_price)`,
  regular_price: (row: string) =>
    `case when ${row}.base_sale_price is null then ${row}.regular_price else ${row}.base_regular_price end`,
};
/** The chosen values as text. */
const optionsOf = (row: string) =>
  `concat_ws(' / ', ${row}.colour, ${row}.size, nullif(array_to_string(${row}.others, ' / '), ''))`;
const soldAsOf = (row: string) =>
  [
    ...soldAs.map((column) => `${row}.${column}`),
    basePrice.sale_price(row),
    basePrice.regular_price(row),
  ].join(', ');

/** Whether an order can have the variant. */
const isForSale = (row: string) => `(${row}.deleted_at is null and ${isInStockSql(row)})`;

/** SQL: whether a variant can be sold beyond its stock, and an order can have enough of it. */
const isBackorderable = (row: string) =>
  `(${row}.deleted_at is null and ${row}.tracks_stock and ${row}.backordered < ${row}.backorder_limit and ${canBeOrderedSql(row)})`;

/** The basic colors, the sizes, and the values of other options that products are offered in. */
const offeredOptions = `select product_id,
    coalesce(array_agg(distinct base_colour) filter (where base_colour is not null), '{}') as colours,
    coalesce(array_agg(distinct size) filter (where size is not null), '{}') as sizes,
    array(select distinct named from product_variants v, unnest(named_others) named
      where v.product_id = product_variants.product_id and v.deleted_at is null order by named) as others
  from product_variants where deleted_at is null`;

export const variantRules: readonly Rule[] = [
  editsWhole(ProductVariantEntity, ProductEntity, 'product_id'),
  {
    ...rule('product_variants', 'Counts an edit as one of the product.', [
      `create function note_edit_of_variant() returns trigger language plpgsql as $$
begin
  update products set version = txid_current() where id = new.product_id and version <> txid_current();
  return null;
end $$`,
      `create trigger product_variants_edited
  after update of ${soldAs.join(', ')}, sale_price, regular_price, base_sale_price, base_regular_price on product_variants
  for each row when ((${soldAsOf('old')}) is distinct from (${soldAsOf('new')}))
  execute function note_edit_of_variant()`,
    ]),
    columns: {
      named: [...soldAs, 'sale_price', 'regular_price', 'base_sale_price', 'base_regular_price'],
      excluded: {
        product_id: 'never changes',
        position: 'follows from the options',
        stock: 'every order changes it',
        backordered: 'orders change it',
        base_colour: 'follows from the colour',
        named_others: 'follows from the options',
      },
    },
  },
  audited(ProductVariantEntity, {
    subject: 'PRODUCT',
    subjectId: 'changed.product_id',
    subjectName: productTitle,
    part: { kind: 'VARIANT', name: `${optionsOf('changed')}` },
    recorded: [...soldAs, 'product_id', 'sale_price', 'regular_price', 'stock', 'backordered'],
    ignored: {
      base_colour: 'follows from the colour',
      named_others: 'follows from the options',
      position: 'follows from the options',
      base_sale_price: 'recorded as the price',
      base_regular_price: 'recorded as the price',
    },
    instead: basePrice,
  }),
  updateTimes(ProductVariantEntity, {
    of: [
      ...(['position', 'colour', 'size', 'others', 'sku', 'barcode', 'sale_price', 'regular_price'] as const),
      ...(['base_sale_price', 'base_regular_price', 'stock', 'weight', 'image', 'deleted_at'] as const),
      ...(['tracks_stock', 'requires_shipping', 'lead_time_days', 'custom_fields'] as const),
      ...(['backordered', 'backorder_limit', 'available_from', 'low_stock_limit'] as const),
      ...quantityRuleColumns,
      ...contentsColumns,
    ],
    notOf: {
      product_id: 'never changes',
      base_colour: 'follows from the colour',
      named_others: 'follows from the options',
    },
  }),
  emits(ProductVariantEntity, {
    update: 'STOCK_CHANGED',
    subject: 'product_id',
    of: ['stock', 'backordered'],
  }),
  {
    ...emitsWebhookEvent(ProductVariantEntity, 'emit_low_stock', {
      type: 'stock.low or stock.enough',
      after: 'update of stock, low_stock_limit',
      when: `new.deleted_at is null and (${isLow('old')}) <> (${isLow('new')})`,
      body: `perform add_or_take_back('stock.low', 'stock.enough', ${isLow('new')}, new.id);`,
    }),
    emits: ['stock.low', 'stock.enough'],
  },
  hasMetadata(ProductVariantEntity, {
    kind: 'VARIANT',
    changed: `update product_variants set updated_at = ${NOW} where id = owner;
  perform product_metadata_changed((select product_id from product_variants where id = owner));`,
    audited: `select 'PRODUCT', p.id, p.title, 'VARIANT', ${optionsOf('v')}
  from product_variants v join products p on p.id = v.product_id where v.id = owner`,
  }),
  touchesAssets(ProductVariantEntity, ['custom_fields']),
  changesCatalogue(ProductVariantEntity),

  rule(
    'product_variants',
    'Writes what shoppers filter by: the everyday name of its colour, and its other options with their names. Not for a change of stock or price, which happens with every order.',
    [
      `create function named_options(options jsonb, chosen text[]) returns text[] language sql immutable as $$
  select array(
    select (option ->> 'name') || U&'\\001f' || value
    from unnest(chosen) with ordinality chosen_values (value, place)
    join jsonb_array_elements(options) with ordinality each_option (option, place) using (place)
    order by place)
$$`,
      `create function name_options() returns trigger language plpgsql as $$
begin
  select (
      select everyday_colour(each) from jsonb_array_elements(products.colours) each where each ->> 'name' = new.colour limit 1),
    named_options(products.other_options, new.others)
  into new.base_colour, new.named_others
  from products where products.id = new.product_id;
  return new;
end $$`,
      `create trigger product_variants_named before insert or update of colour, others, product_id on product_variants
  for each row execute function name_options()`,
    ],
  ),
  rule(
    'products',
    "Writes its variants' everyday colours and names of options anew when these change while the values stay.",
    [
      `create function rename_options() returns trigger language plpgsql as $$
begin
  update product_variants set colour = colour where product_id = new.id;
  return null;
end $$`,
      `create trigger products_options after update of colours, other_options on products
  for each row when ((old.colours, old.other_options) is distinct from (new.colours, new.other_options))
  execute function rename_options()`,
    ],
  ),
  rule(
    'product_variants',
    'Lists the colours, sizes and other options that the product is offered in, so that filters need no variants.',
    [
      `create function list_offered_options() returns trigger language plpgsql as $$
begin
  update products set offered_colours = o.colours, offered_sizes = o.sizes, offered_others = o.others
  from (select new.product_id as id) changed
  left join (${offeredOptions} and product_id = new.product_id group by product_id) found on true
  cross join lateral (select coalesce(found.colours, '{}') as colours, coalesce(found.sizes, '{}') as sizes,
    coalesce(found.others, '{}') as others) o
  where products.id = changed.id
    and (offered_colours, offered_sizes, offered_others) is distinct from (o.colours, o.sizes, o.others);
  return null;
end $$`,
      `create trigger product_variants_offered after insert or update of colour, size, others, deleted_at, product_id on product_variants
  for each row execute function list_offered_options()`,
    ],
  ),

  rule(
    'product_variants',
    'Keeps whether its product is in stock. Most orders leave enough, and call nothing.',
    [
      `create function note_in_stock() returns trigger language plpgsql as $$
begin
  update products set is_in_stock = not is_in_stock
  where id = new.product_id and is_in_stock <> exists (
    select from product_variants v where v.product_id = new.product_id and ${isForSale('v')});
  return null;
end $$`,
      `create trigger product_variants_added_in_stock after insert on product_variants
  for each row when (${isForSale('new')}) execute function note_in_stock()`,
      `create trigger product_variants_in_stock
  after update of stock, minimum_quantity, quantity_step, deleted_at, product_id on product_variants
  for each row when (${isForSale('old')} <> ${isForSale('new')}) execute function note_in_stock()`,
    ],
  ),

  rule(
    'product_variants',
    'Says of the product whether it can be sold beyond its stock, and from when that ships, so that lists need no variants.',
    [
      `create function note_backorders() returns trigger language plpgsql as $$
begin
  update products set is_backorderable = b.can_be_sold, available_from = b.ships_from
  from (select count(*) > 0 as can_be_sold,
      case when bool_and(available_from is not null) then min(available_from) end as ships_from
    from product_variants
    where product_id = new.product_id and ${isBackorderable('product_variants')}) b
  where products.id = new.product_id
    and (is_backorderable, products.available_from) is distinct from (b.can_be_sold, b.ships_from);
  return null;
end $$`,
      `create trigger product_variants_added_backorders after insert on product_variants
  for each row when (new.backorder_limit > 0) execute function note_backorders()`,
      // Most variants are not sold beyond their stock, and call nothing.
      `create trigger product_variants_backorders
  after update of stock, backordered, backorder_limit, available_from, tracks_stock, minimum_quantity, quantity_step,
    deleted_at, product_id on product_variants
  for each row when ((old.backorder_limit > 0 or new.backorder_limit > 0)
    and (${isBackorderable('old')}, old.available_from, old.product_id)
      is distinct from (${isBackorderable('new')}, new.available_from, new.product_id))
  execute function note_backorders()`,
    ],
  ),

  rule('product_variants', 'Keeps what it has cost, by which the lowest price of 30 days is shown.', [
    `create function note_price() returns trigger language plpgsql as $$
begin
  insert into price_history (variant_id, since, sale_price, regular_price, is_in_campaign)
  values (new.id, now(), new.sale_price, new.regular_price, coalesce(new.base_sale_price > new.sale_price, false))
  on conflict (variant_id, since) do update set
    sale_price = excluded.sale_price, regular_price = excluded.regular_price, is_in_campaign = excluded.is_in_campaign;
  return null;
end $$`,
    `create trigger product_variants_priced after insert on product_variants
  for each row execute function note_price()`,
    `create trigger product_variants_repriced after update of sale_price, regular_price on product_variants
  for each row when ((old.sale_price, old.regular_price) is distinct from (new.sale_price, new.regular_price))
  execute function note_price()`,
  ]),
];
