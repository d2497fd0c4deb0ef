import { Migration } from '@mikro-orm/migrations';

/**
 * Products are found by the values of their third option, "512 GB" or "Fig leaf", as by their colours and
 * sizes.
 */
export class SearchOtherOptionMigration extends Migration {
  override name = '20261123-search-other-option';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  // People write a number and its unit as one word or as two, whatever the merchant has done.
  `create function option_words(option_value text) returns text
    language sql immutable parallel safe
    return concat_ws(' ', option_value,
      nullif(regexp_replace(option_value, '([0-9])\\s+([[:alpha:]])', '\\1\\2', 'g'), option_value),
      nullif(regexp_replace(option_value, '([0-9])([[:alpha:]])', '\\1 \\2', 'g'), option_value))`,

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
    union all select 'C', option_words(other) from jsonb_array_elements_text(product.other_option -> 'values') other
    union all select 'D', product.description
  $$`,

  `drop trigger products_search_document on products`,
  `create trigger products_search_document
    before insert or update of title, description, category_id, colours, sizes, other_option, brand, tags, attributes, status, publish_at
    on products for each row execute function refresh_search_document()`,
  `update products set other_option = other_option where other_option is not null`,
];
