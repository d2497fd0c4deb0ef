import type { EntityManager } from '../../../db/database.ts';
import { createLoader } from '../../../shared/create-loader.ts';
import type { MinorUnits } from '../../../shared/money/money.ts';
import type { Variant } from '../variants/variant.ts';
import { lowestPriceBefore, type PricePoint } from './lowest-price.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

/** The price history of variants. */
export class PriceHistoryService {
  private readonly histories = createLoader<PricePoint[]>((ids) => this.historyOfEach(ids), []);

  constructor(private readonly em: EntityManager) {}

  /**
   * The lowest price in the 30 days before a variant was reduced; null when it is not reduced or has no
   * earlier price. One statement for several variants.
   */
  async lowestBefore({ id, salePrice, regularPrice }: Variant): Promise<MinorUnits | null> {
    if (regularPrice === null || regularPrice <= salePrice) return null;
    return lowestPriceBefore(await this.histories.load(id));
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
