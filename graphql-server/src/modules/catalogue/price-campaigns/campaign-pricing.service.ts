import { sql } from 'kysely';
import { holdLock } from '../../../db/advisory-lock.ts';
import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { basePricesOf, pricesInForce, type CampaignTerms } from '../products/prices-in-force.ts';
import { lockProducts } from '../variants/sellable-product-query.ts';
import { summaryOf } from '../variants/variant-summary.ts';
import { type CurrentCampaigns, runningAt, selectCampaigns } from './current-campaigns.ts';
import { selectMembers, selectCampaignProducts } from './campaign-members-query.ts';
import { bestCandidate, type CampaignCandidate } from './campaign-rules.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

/** Settings that affect prices. */
export interface CampaignPricingOptions {
  timeZone: string;
  /** Prices are a multiple of this, in minor units. */
  step: number;
}

/**
 * Applies campaigns to prices. All campaigns that start or end together are applied in one transaction. It
 * locks products in id order, as orders and edits do, so an order has either only old prices or only new
 * ones.
 */
export class CampaignPricingService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly current: CurrentCampaigns,
    private readonly terms: CampaignPricingOptions,
  ) {}

  /**
   * The job. It only reads the campaigns, unless one has started, ended or changed, or a minute has passed.
   */
  async run(): Promise<void> {
    await this.current.refresh(this.em);
    if (!this.current.areApplied) await this.apply();
  }

  /** Sets prices according to the campaigns that are running now. Several processes may call it at once. */
  async apply(): Promise<void> {
    await retryTransaction(this.em, async (em) => {
      await holdLock(em.getKysely<CatalogueTables>(), 'campaignPrices');
      await this.reprice(em);
    });
    await this.current.refresh(this.em);
    this.current.noteApplied();
  }

  private async reprice(em: EntityManager): Promise<void> {
    const targetTerms = await this.wantedTerms(em);
    const changed = await changedProducts(em, targetTerms);
    if (changed.length === 0) return;
    await lockProducts(
      em,
      changed.map((productId) => ({ productId })),
    );
    const rows = await selectVariants(em, changed);
    const variants = rows.map(({ product_id: productId, deleted_at: deletedAt, ...row }) => ({
      id: row.id,
      productId,
      stock: row.stock,
      isOffered: deletedAt === null,
      ...pricesInForce(
        basePricesOf({
          salePrice: row.sale_price,
          regularPrice: row.regular_price,
          baseSalePrice: row.base_sale_price,
          baseRegularPrice: row.base_regular_price,
        }),
        targetTerms.get(productId) ?? {},
        this.terms.step,
      ),
    }));
    const offered = Map.groupBy(
      variants.filter(({ isOffered }) => isOffered),
      ({ productId }) => productId,
    );
    const products = changed.map((id) => ({
      id,
      ...targetTerms.get(id),
      ...summaryOf(offered.get(id) ?? []),
    }));
    await updateVariants(em, variants);
    await updateProducts(em, products);
  }

  /** The campaign terms that each product should have: those with the best price for the shopper. */
  private async wantedTerms(em: EntityManager): Promise<Map<string, CampaignTerms>> {
    const now = this.clock();
    const running = runningAt(await selectCampaigns(em, now), now, this.terms.timeZone);
    const members = await selectMembers(
      em,
      running.map(({ id }) => id),
    );
    const candidates = new Map<string, { basePrice: number; campaigns: CampaignCandidate[] }>();
    for (const { id: campaignId, percent, endsAt } of running) {
      const inCampaign = members.get(campaignId);
      for (const { id, basePrice, fixedPrice } of inCampaign
        ? await selectCampaignProducts(em, inCampaign)
        : []) {
        const candidate = candidates.get(id) ?? { basePrice, campaigns: [] };
        const campaignPercent = fixedPrice === null ? percent : null;
        candidate.campaigns.push({ campaignId, campaignPercent, campaignFixedPrice: fixedPrice, endsAt });
        candidates.set(id, candidate);
      }
    }
    return new Map(
      [...candidates].flatMap(([id, { basePrice, campaigns }]) => {
        const best = bestCandidate(basePrice, campaigns, this.terms.step);
        if (!best) return [];
        const { campaignId, campaignPercent, campaignFixedPrice } = best;
        return [[id, { campaignId, campaignPercent, campaignFixedPrice }]];
      }),
    );
  }
}

/** The products whose stored terms differ from the wanted ones. */
async function changedProducts(
  em: EntityManager,
  targetTerms: ReadonlyMap<string, CampaignTerms>,
): Promise<string[]> {
  const rows = await em
    .getKysely<CatalogueTables>()
    .selectFrom('products')
    .where('campaign_id', 'is not', null)
    .select(['id', 'campaign_id', 'campaign_percent', 'campaign_fixed_price'])
    .execute();
  const now = new Map(rows.map((row) => [row.id, row]));
  const isAsWanted = (id: string) => {
    const [row, terms] = [now.get(id), targetTerms.get(id)];
    return (
      row?.campaign_id === terms?.campaignId &&
      (row?.campaign_percent ?? null) === (terms?.campaignPercent ?? null) &&
      (row?.campaign_fixed_price ?? null) === (terms?.campaignFixedPrice ?? null)
    );
  };
  return [...new Set([...now.keys(), ...targetTerms.keys()])].filter((id) => !isAsWanted(id));
}

function selectVariants(em: EntityManager, productIds: readonly string[]) {
  return em
    .getKysely<CatalogueTables>()
    .selectFrom('product_variants')
    .where(sql<boolean>`product_id = any(${productIds}::uuid[])`)
    .select(['id', 'product_id', 'stock', 'deleted_at'])
    .select(['sale_price', 'regular_price', 'base_sale_price', 'base_regular_price'])
    .orderBy('position')
    .execute();
}

async function updateVariants(em: EntityManager, rows: readonly object[]): Promise<void> {
  await sql`update product_variants v
    set sale_price = n."salePrice", regular_price = n."regularPrice",
      base_sale_price = n."baseSalePrice", base_regular_price = n."baseRegularPrice"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id uuid, "salePrice" integer,
      "regularPrice" integer, "baseSalePrice" integer, "baseRegularPrice" integer)
    where v.id = n.id`.execute(em.getKysely<CatalogueTables>());
}

async function updateProducts(em: EntityManager, rows: readonly object[]): Promise<void> {
  await sql`update products p
    set campaign_id = n."campaignId", campaign_percent = n."campaignPercent", campaign_fixed_price = n."campaignFixedPrice",
      sale_price = n."salePrice", regular_price = n."regularPrice", highest_price = n."highestPrice",
      base_sale_price = n."baseSalePrice", base_regular_price = n."baseRegularPrice"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id uuid, "campaignId" uuid, "campaignPercent" integer,
      "campaignFixedPrice" integer, "salePrice" integer, "regularPrice" integer, "highestPrice" integer,
      "baseSalePrice" integer, "baseRegularPrice" integer)
    where p.id = n.id`.execute(em.getKysely<CatalogueTables>());
}
