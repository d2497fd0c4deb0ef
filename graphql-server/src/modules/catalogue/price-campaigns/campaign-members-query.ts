import { type RawBuilder, sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import { standsIn } from '../categories/category-query.ts';
import { type GatheredProducts, scopeOfCollection } from '../collections/collection-query.ts';
import { isInScope } from '../listing/published.ts';
import type { CampaignMembers } from './campaign-rules.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

/** A product in a campaign. */
export interface CampaignProductRow {
  id: string;
  title: string;
  /** The price of its cheapest variant, without any campaign. */
  basePrice: number;
  /** Its fixed price in the campaign. */
  fixedPrice: number | null;
}

/**
 * The products of a campaign in the merchant's order, including drafts: added individually, by category (with
 * subcategories) or by collection. Price conditions of collections use base prices, so that a campaign does
 * not remove a product from itself.
 */
export async function selectCampaignProducts(
  em: EntityManager,
  { products, categoryIds, collectionIds }: CampaignMembers,
): Promise<CampaignProductRow[]> {
  const byHand = products.map(({ productId, price }) => ({ product_id: productId, price }));
  const conditions: RawBuilder<boolean>[] = [sql<boolean>`own.product_id is not null`];
  const slugs = await slugsOf(em, categoryIds);
  if (slugs.length > 0) conditions.push(standsIn(slugs, { includesHidden: true }));
  for (const gathered of await collectionsById(em, collectionIds)) {
    conditions.push(scopeOfCollection(gathered, 'BASE').isIn);
  }
  const { rows } = await sql<CampaignProductRow>`
    select products.id, products.title, coalesce(products.base_sale_price, products.sale_price) as "basePrice",
      own.price as "fixedPrice"
    from products
    left join jsonb_to_recordset(${JSON.stringify(byHand)}::jsonb) as own (product_id uuid, price integer)
      on own.product_id = products.id
    where ${isInScope('ALL')} and (${sql.join(conditions, sql` or `)})
    order by products.position, products.id`.execute(em.getKysely<CatalogueTables>());
  return rows;
}

async function slugsOf(em: EntityManager, categoryIds: readonly string[]): Promise<string[]> {
  if (categoryIds.length === 0) return [];
  const query = em
    .getKysely<CatalogueTables>()
    .selectFrom('categories')
    .where('id', 'in', [...categoryIds]);
  const rows = await query.where('deleted_at', 'is', null).select('slug').execute();
  return rows.map(({ slug }) => slug);
}

async function collectionsById(em: EntityManager, ids: readonly string[]): Promise<GatheredProducts[]> {
  if (ids.length === 0) return [];
  return em
    .getKysely<CatalogueTables>()
    .selectFrom('collections')
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .select(['id', 'kind', 'match', 'conditions'])
    .execute();
}

/** The members of campaigns, by campaign id. */
export async function selectMembers(
  em: EntityManager,
  campaignIds: readonly string[],
): Promise<Map<string, CampaignMembers>> {
  if (campaignIds.length === 0) return new Map();
  const rows = await em
    .getKysely<CatalogueTables>()
    .selectFrom('price_campaign_members')
    .where('campaign_id', 'in', [...campaignIds])
    .select(['campaign_id', 'kind', 'member_id', 'price'])
    .orderBy('position')
    .execute();
  const idsOf = (group: typeof rows, kind: 'CATEGORY' | 'COLLECTION') =>
    group.filter((row) => row.kind === kind).map((row) => row.member_id);
  return new Map(
    campaignIds.map((campaignId) => {
      const group = rows.filter((row) => row.campaign_id === campaignId);
      const products = group
        .filter(({ kind }) => kind === 'PRODUCT')
        .map(({ member_id: productId, price }) => ({ productId, price }));
      return [
        campaignId,
        { products, categoryIds: idsOf(group, 'CATEGORY'), collectionIds: idsOf(group, 'COLLECTION') },
      ];
    }),
  );
}
