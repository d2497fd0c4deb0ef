import { sql } from 'kysely';
import { type AssetUse, withAssetIn } from '../assets/asset-uses.registry.ts';

// The expressions of products and variants have indexes; categories and collections are few enough to scan.
export const catalogueAssetUses: readonly AssetUse[] = [
  {
    kind: 'PRODUCT',
    rows: sql`from products where
      jsonb_path_query_array(products.image || products.gallery || products.colours, 'strict $.**.assetId')
      @> to_jsonb(assets.id::text)`,
    id: sql`products.id`,
    name: sql`products.title`,
    replaceable: { table: 'products', key: 'id', columns: ['image', 'gallery', 'colours'] },
  },
  {
    kind: 'PRODUCT',
    rows: sql`from product_variants join products on products.id = product_variants.product_id
      where product_variants.image ->> 'assetId' = assets.id::text`,
    id: sql`products.id`,
    name: sql`products.title`,
    replaceable: { table: 'product_variants', key: 'id', columns: ['image'] },
  },
  {
    kind: 'PRODUCT',
    rows: sql`from products where products.description like '%/assets/%'
      and asset_hashes(products.description) @> array[assets.hash]`,
    id: sql`products.id`,
    name: sql`products.title`,
    replaceable: { table: 'products', key: 'id', columns: ['description'] },
  },
  {
    kind: 'CATEGORY',
    rows: sql`from categories where categories.picture ->> 'assetId' = assets.id::text`,
    id: sql`categories.id`,
    name: sql`categories.label`,
    replaceable: { table: 'categories', key: 'id', columns: ['picture'] },
  },
  {
    kind: 'CATEGORY',
    rows: sql`from categories ${withAssetIn(sql`concat_ws(' ', categories.description, categories.custom_fields)`)}`,
    id: sql`categories.id`,
    name: sql`categories.label`,
    replaceable: { table: 'categories', key: 'id', columns: ['description', 'custom_fields'] },
  },
  {
    kind: 'COLLECTION',
    rows: sql`from collections where collections.picture ->> 'assetId' = assets.id::text`,
    id: sql`collections.id`,
    name: sql`collections.title`,
    replaceable: { table: 'collections', key: 'id', columns: ['picture'] },
  },
  {
    kind: 'COLLECTION',
    rows: sql`from collections ${withAssetIn(sql`concat_ws(' ', collections.description, collections.custom_fields)`)}`,
    id: sql`collections.id`,
    name: sql`collections.title`,
    replaceable: { table: 'collections', key: 'id', columns: ['description', 'custom_fields'] },
  },
  {
    kind: 'PRODUCT',
    rows: sql`from products where products.custom_fields::text like '%/assets/%'
      and asset_hashes(products.custom_fields::text) @> array[assets.hash]`,
    id: sql`products.id`,
    name: sql`products.title`,
    replaceable: { table: 'products', key: 'id', columns: ['custom_fields'] },
  },
  {
    kind: 'PRODUCT',
    rows: sql`from product_variants join products on products.id = product_variants.product_id
      where product_variants.custom_fields::text like '%/assets/%'
      and asset_hashes(product_variants.custom_fields::text) @> array[assets.hash]`,
    id: sql`products.id`,
    name: sql`products.title`,
    replaceable: { table: 'product_variants', key: 'id', columns: ['custom_fields'] },
  },
];
