import { Migration } from '@mikro-orm/migrations';

/**
 * Categories become a tree with pictures and visibility, and a product may stand in several. All that there
 * are lie at the top, visible, in their order; a product's category is its main one.
 */
export class CategoryTreeMigration extends Migration {
  override name = '20261122-category-tree';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `alter table categories
    add column parent_id uuid references categories check (parent_id <> id),
    add column is_visible boolean not null default true,
    add column picture jsonb`,
  `create index categories_parent on categories (parent_id)`,

  `create table product_categories (
    product_id uuid not null references products on delete cascade,
    category_id uuid not null references categories,
    primary key (product_id, category_id)
  )`,
  `create index product_categories_category on product_categories (category_id)`,

  // A product is found by the names of all its categories, and of those that they lie in.
  `create function product_category_labels(product_id uuid, main_id uuid) returns setof text
    language sql stable as $$
    with recursive above as (
      select id, parent_id, label from categories
      where id = main_id
        or id in (select category_id from product_categories further where further.product_id = $1)
      union
      select c.id, c.parent_id, c.label from categories c join above on c.id = above.parent_id
    )
    select label from above
  $$`,
  `create or replace function search_parts(product products) returns table (weight "char", words text)
    language sql stable as $$
    select 'A'::"char", product.title
    union all select 'B', description_lead(product.description)
    union all select 'B', product.brand where product.brand is not null
    union all select 'B', tag from jsonb_array_elements_text(product.tags) tag
    union all select 'B', attribute ->> 'value' from jsonb_array_elements(product.attributes) attribute
      where lower(attribute ->> 'name') in ('type', 'material')
    union all select 'C', label from product_category_labels(product.id, product.category_id) label
    union all select 'C', concat_ws(' ', colour ->> 'name', base_colour(colour ->> 'hex'))
      from jsonb_array_elements(product.colours) colour
    union all select 'C', size from jsonb_array_elements_text(product.sizes) size
    union all select 'D', product.description
  $$`,

  // An update of category_id writes a product's search document anew.
  `create or replace function refresh_category_documents() returns trigger
    language plpgsql as $$
  begin
    with recursive below as (
      select new.id as id
      union
      select c.id from categories c join below on c.parent_id = below.id
    )
    update products set category_id = category_id
    where category_id in (select id from below)
      or id in (select product_id from product_categories where product_categories.category_id in (select id from below));
    return null;
  end $$`,
  `drop trigger categories_search_document on categories`,
  `create trigger categories_search_document
    after update of label, parent_id on categories
    for each row when (old.label is distinct from new.label or old.parent_id is distinct from new.parent_id)
    execute function refresh_category_documents()`,
  `create function refresh_product_document() returns trigger
    language plpgsql as $$
  begin
    update products set category_id = category_id where id = coalesce(new.product_id, old.product_id);
    return null;
  end $$`,
  `create trigger product_categories_search_document
    after insert or delete on product_categories
    for each row execute function refresh_product_document()`,
];
