import { sql } from 'kysely';

// The first expression has an index; categories and collections are few enough to scan.
export const catalogueAssetUses = [
  sql`select from products where
    jsonb_path_query_array(products.image || products.gallery || products.colours, 'strict $.**.assetId')
    @> to_jsonb(assets.id::text)`,
  sql`select from categories where categories.picture ->> 'assetId' = assets.id::text`,
  sql`select from collections where collections.picture ->> 'assetId' = assets.id::text`,
];
