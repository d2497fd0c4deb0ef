import { sql } from 'kysely';
import { holdLock } from '../../../db/advisory-lock.ts';
import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { basePricesOf, pricesInForce, type SaleTerms } from '../products/prices-in-force.ts';
import { lockProducts } from '../variants/sellable-product-query.ts';
import { summaryOf } from '../variants/variant-summary.ts';
import { type CurrentSales, runningAt, selectSales } from './current-sales.ts';
import { selectMembers, selectSaleProducts } from './sale-members-query.ts';
import { bestCandidate, type SaleCandidate } from './sale-rules.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

/** Where prices are decided. */
export interface SalePricingTerms {
  timeZone: string;
  /** Prices are a multiple of this, in minor units. */
  step: number;
}

/**
 * Makes prices follow the sales: all that start or end together in one transaction, with the products locked
 * in id order, as orders and edits lock them. So an order is wholly at the prices before, or wholly at those
 * after.
 */
export class SalePricingService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly current: CurrentSales,
    private readonly terms: SalePricingTerms,
  ) {}

  /**
   * The job: does nothing but look at the sales, unless one has started, ended or changed, or a minute has
   * passed.
   */
  async run(): Promise<void> {
    await this.current.refresh(this.em);
    if (!this.current.areApplied) await this.apply();
  }

  /** Makes the prices those of the sales that are running now. Any number of processes may do so at once. */
  async apply(): Promise<void> {
    await retryTransaction(this.em, async (em) => {
      await holdLock(em.getKysely<CatalogueTables>(), 'salePrices');
      await this.reprice(em);
    });
    await this.current.refresh(this.em);
    this.current.noteApplied();
  }

  private async reprice(em: EntityManager): Promise<void> {
    const wanted = await this.wantedTerms(em);
    const changed = await changedProducts(em, wanted);
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
        wanted.get(productId) ?? {},
        this.terms.step,
      ),
    }));
    const offered = Map.groupBy(
      variants.filter(({ isOffered }) => isOffered),
      ({ productId }) => productId,
    );
    const products = changed.map((id) => ({ id, ...wanted.get(id), ...summaryOf(offered.get(id) ?? []) }));
    await updateVariants(em, variants);
    await updateProducts(em, products);
  }

  /** The terms of the sale that each product is in; of several, the best for the shopper. */
  private async wantedTerms(em: EntityManager): Promise<Map<string, SaleTerms>> {
    const now = this.clock();
    const running = runningAt(await selectSales(em, now), now, this.terms.timeZone);
    const members = await selectMembers(
      em,
      running.map(({ id }) => id),
    );
    const candidates = new Map<string, { basePrice: number; sales: SaleCandidate[] }>();
    for (const { id: saleId, percent, endsAt } of running) {
      const inSale = members.get(saleId);
      for (const { id, basePrice, fixedPrice } of inSale ? await selectSaleProducts(em, inSale) : []) {
        const known = candidates.get(id) ?? { basePrice, sales: [] };
        const salePercent = fixedPrice === null ? percent : null;
        known.sales.push({ saleId, salePercent, saleFixedPrice: fixedPrice, endsAt });
        candidates.set(id, known);
      }
    }
    return new Map(
      [...candidates].flatMap(([id, { basePrice, sales }]) => {
        const best = bestCandidate(basePrice, sales, this.terms.step);
        if (!best) return [];
        const { saleId, salePercent, saleFixedPrice } = best;
        return [[id, { saleId, salePercent, saleFixedPrice }]];
      }),
    );
  }
}

/** The products whose terms are not the wanted ones. */
async function changedProducts(em: EntityManager, wanted: ReadonlyMap<string, SaleTerms>): Promise<string[]> {
  const rows = await em
    .getKysely<CatalogueTables>()
    .selectFrom('products')
    .where('sale_id', 'is not', null)
    .select(['id', 'sale_id', 'sale_percent', 'sale_fixed_price'])
    .execute();
  const now = new Map(rows.map((row) => [row.id, row]));
  const isAsWanted = (id: string) => {
    const [row, terms] = [now.get(id), wanted.get(id)];
    return (
      row?.sale_id === terms?.saleId &&
      (row?.sale_percent ?? null) === (terms?.salePercent ?? null) &&
      (row?.sale_fixed_price ?? null) === (terms?.saleFixedPrice ?? null)
    );
  };
  return [...new Set([...now.keys(), ...wanted.keys()])].filter((id) => !isAsWanted(id));
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
    set sale_id = n."saleId", sale_percent = n."salePercent", sale_fixed_price = n."saleFixedPrice",
      sale_price = n."salePrice", regular_price = n."regularPrice", highest_price = n."highestPrice",
      base_sale_price = n."baseSalePrice", base_regular_price = n."baseRegularPrice"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id uuid, "saleId" uuid, "salePercent" integer,
      "saleFixedPrice" integer, "salePrice" integer, "regularPrice" integer, "highestPrice" integer,
      "baseSalePrice" integer, "baseRegularPrice" integer)
    where p.id = n.id`.execute(em.getKysely<CatalogueTables>());
}
