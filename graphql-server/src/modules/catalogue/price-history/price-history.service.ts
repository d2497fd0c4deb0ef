import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import { createLoader } from '../../../shared/create-loader.ts';
import type { MinorUnits } from '../../../shared/money/money.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { DAY } from '../../../shared/time/duration.ts';
import type { Variant } from '../variants/variant.ts';
import { lowestPriceBefore, type PricePoint } from './lowest-price.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

const KEPT_FOR = 365 * DAY;

/** The price history of variants. */
export class PriceHistoryService {
  private readonly histories = createLoader<PricePoint[]>((ids) => this.historyOfEach(ids), []);

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * The lowest price in the 30 days before a variant was reduced; null when it is not reduced or has no
   * earlier price. One statement for several variants.
   */
  async lowestBefore({ id, salePrice, regularPrice }: Variant): Promise<MinorUnits | null> {
    if (regularPrice === null || regularPrice <= salePrice) return null;
    return lowestPriceBefore(await this.histories.load(id));
  }

  /**
   * Deletes prices that ended more than a year ago. Those of variants that are reduced stay: the reduction
   * may be as old.
   */
  async purgeExpired(): Promise<void> {
    const before = new Date(this.clock().getTime() - KEPT_FOR);
    await sql`delete from price_history former
      where exists (select from price_history later where later.variant_id = former.variant_id
          and later.since > former.since and later.since < ${before})
        and not exists (select from product_variants where id = former.variant_id and regular_price > sale_price)`.execute(
      this.em.getKysely(),
    );
  }

  private async historyOfEach(variantIds: readonly string[]): Promise<Map<string, PricePoint[]>> {
    const rows = await this.em
      .getKysely<CatalogueTables>()
      .selectFrom('price_history')
      .where('variant_id', 'in', variantIds)
      .select(['variant_id', 'since', 'sale_price', 'regular_price'])
      .orderBy('since')
      .execute();
    const points = rows.map((row) => ({
      variantId: row.variant_id,
      since: new Date(row.since),
      salePrice: row.sale_price,
      regularPrice: row.regular_price,
    }));
    return Map.groupBy(points, ({ variantId }) => variantId);
  }
}
