import { Migration } from '@mikro-orm/migrations';

/** Shoppers filter by ranges of numbers, amounts and dates in custom fields, and by fields of variants. */
export class FieldNumbersMigration extends Migration {
  override name = '20261130-field-numbers';

  override up(): void {
    this.addSql(`create table field_numbers (
      owner_id uuid not null,
      key text not null,
      value text not null,
      number numeric not null,
      primary key (owner_id, key, value)
    )`);
    this.addSql(`insert into field_numbers (owner_id, key, value, number)
      select id, key, value, replace(value, '-', '')::numeric * case when value like '-%' then -1 else 1 end
      from (select id, custom_fields from products union all select id, custom_fields from product_variants) owners,
        jsonb_each(custom_fields) field (key, list), jsonb_array_elements_text(list) value
      where value ~ '^(-?[0-9]{1,11}(\\.[0-9]{1,6})?|[0-9]{4}-[0-9][0-9]-[0-9][0-9])$'
      on conflict do nothing`);
    this.addSql(`create index field_numbers_number on field_numbers (key, number) include (owner_id, value)`);
    this.addSql(`create index product_variants_custom_fields on product_variants
      using gin (custom_fields jsonb_path_ops) where deleted_at is null`);
  }
}
