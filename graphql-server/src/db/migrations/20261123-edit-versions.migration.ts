import { Migration } from '@mikro-orm/migrations';
import { versioned } from './edit-version-trigger.ts';

/**
 * The version of what staff edit in forms (decision 0036): the transaction of its last edit. Written by
 * triggers, so that no way of changing something goes unnoticed. What sales and counts change is no edit:
 * nobody has typed it, and forms don't send it back.
 */
export class EditVersionsMigration extends Migration {
  override name = '20261123-edit-versions';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

/** Has rows that come into a table, or go, count as edits of what they are a part of. */
function partOf(table: string, whole: string, reference: string): string[] {
  return ['insert', 'delete'].map(
    (event) => `create trigger ${table}_${event}_edited after ${event} on ${table}
      referencing ${event === 'insert' ? 'new' : 'old'} table as parts
      for each statement execute function note_edit_of_whole('${whole}', '${reference}')`,
  );
}

const soldAs = [
  'colour',
  'size',
  'other',
  'sku',
  'barcode',
  'sale_price',
  'regular_price',
  'weight',
  'image',
];

const statements = [
  `create function note_edit() returns trigger language plpgsql as $$
  begin
    new.version := txid_current();
    return new;
  end $$`,
  // Once in a transaction, however many parts change.
  `create function note_edit_of_whole() returns trigger language plpgsql as $$
  begin
    execute format('update %I set version = txid_current()
      where id in (select %I from parts) and version <> txid_current()', tg_argv[0], tg_argv[1]);
    return null;
  end $$`,
  `create function note_edit_of_variant() returns trigger language plpgsql as $$
  begin
    update products set version = txid_current() where id = new.product_id and version <> txid_current();
    return null;
  end $$`,

  ...versioned('products', [
    ...['title', 'description', 'handle', 'status', 'publish_at', 'brand', 'tags', 'attributes'],
    ...['seo_title', 'seo_description', 'category_id', 'colours', 'sizes', 'other_option', 'is_new'],
    ...['image', 'gallery', 'deleted_at'],
  ]),
  `create trigger product_variants_edited after update of ${soldAs.join(', ')}, deleted_at on product_variants
    for each row when ((${soldAs.map((column) => `old.${column}`).join(', ')}, old.deleted_at)
      is distinct from (${soldAs.map((column) => `new.${column}`).join(', ')}, new.deleted_at))
    execute function note_edit_of_variant()`,
  ...partOf('product_variants', 'products', 'product_id'),
  ...partOf('product_categories', 'products', 'product_id'),

  ...versioned('categories', ['label', 'parent_id', 'is_visible', 'picture', 'size_guide']),

  ...versioned('collections', [
    'title',
    'description',
    'picture',
    'is_visible',
    'kind',
    'match',
    'conditions',
  ]),
  ...partOf('collection_products', 'collections', 'collection_id'),

  // The audit log records the edits themselves.
  `create or replace function audit_changes(before jsonb, after jsonb, ignored text[], secret text[]) returns jsonb
    language sql immutable as $$
    select jsonb_object_agg(key, case when key = any (secret) then '[null, null]'
      else jsonb_build_array(b.value, a.value) end)
    from jsonb_each(before) b full join jsonb_each(after) a using (key)
    where key <> all (ignored) and key <> 'version'
      and coalesce(b.value, 'null') is distinct from coalesce(a.value, 'null')
  $$`,
];
