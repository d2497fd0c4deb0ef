import { Migration } from '@mikro-orm/migrations';

/**
 * What shoppers filter by (decision 0025), kept by triggers: each variant has the everyday name of its
 * colour, and each product those names and the sizes that it is offered in, so that most counts need no
 * variants. Each filter that had none gets an index.
 */
export class CatalogueFiltersMigration extends Migration {
  override name = '20261122-catalogue-filters';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

/** The everyday name of the colour called `name` among a product's colours. */
const baseColourOf = (colours: string, name: string) => `(
  select base_colour(each ->> 'hex') from jsonb_array_elements(${colours}) each where each ->> 'name' = ${name} limit 1)`;

/** The everyday colours and the sizes that products are offered in. */
const offeredOptions = `select product_id,
    coalesce(array_agg(distinct base_colour) filter (where base_colour is not null), '{}') as colours,
    coalesce(array_agg(distinct size) filter (where size is not null), '{}') as sizes
  from product_variants where deleted_at is null`;

const statements = [
  `alter table product_variants add column base_colour text`,
  `alter table products
    add column offered_colours text[] not null default '{}',
    add column offered_sizes text[] not null default '{}'`,

  `update product_variants v set base_colour = ${baseColourOf('p.colours', 'v.colour')}
   from products p where p.id = v.product_id and v.colour is not null`,
  `update products p set offered_colours = o.colours, offered_sizes = o.sizes
   from (${offeredOptions} group by product_id) o where o.product_id = p.id`,

  `create function name_base_colour() returns trigger
    language plpgsql as $$
  begin
    new.base_colour := (
      select ${baseColourOf('products.colours', 'new.colour')} from products where products.id = new.product_id);
    return new;
  end $$`,
  // Not for a change of stock or price, which happens with every order.
  `create trigger product_variants_base_colour
    before insert or update of colour, product_id on product_variants
    for each row execute function name_base_colour()`,

  `create function list_offered_options() returns trigger
    language plpgsql as $$
  begin
    update products set offered_colours = o.colours, offered_sizes = o.sizes
    from (select new.product_id as id) changed
    left join (${offeredOptions} and product_id = new.product_id group by product_id) found on true
    cross join lateral (select coalesce(found.colours, '{}') as colours, coalesce(found.sizes, '{}') as sizes) o
    where products.id = changed.id
      and (offered_colours, offered_sizes) is distinct from (o.colours, o.sizes);
    return null;
  end $$`,
  `create trigger product_variants_offered
    after insert or update of colour, size, deleted_at, product_id on product_variants
    for each row execute function list_offered_options()`,

  `create function rename_base_colours() returns trigger
    language plpgsql as $$
  begin
    update product_variants set colour = colour where product_id = new.id and colour is not null;
    return null;
  end $$`,
  // A colour's hex value may change while its name stays.
  `create trigger products_base_colours
    after update of colours on products
    for each row when (old.colours is distinct from new.colours) execute function rename_base_colours()`,

  `create index product_variants_colour on product_variants (base_colour, size) where deleted_at is null`,
  `create index product_variants_size on product_variants (size) where deleted_at is null`,
  `create index product_variants_price on product_variants (sale_price) where deleted_at is null`,
];
