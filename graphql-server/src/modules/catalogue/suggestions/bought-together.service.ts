import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import { assertFirst } from '../../../shared/paging/connection.ts';
import { createLoader } from '../../../shared/create-loader.ts';
import type { Product } from '../products/product-query.ts';
import { selectProducts, toProduct } from '../products/product-query.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

const MAX_FIRST = 12;

/** Products that are bought together, as counted by `OrderStatisticsService.countProductPairs`. */
export class BoughtTogetherService {
  private readonly partners = createLoader<Product[]>((productIds) => this.partnersOfEach(productIds), []);

  constructor(private readonly em: EntityManager) {}

  /**
   * The published products in stock that most customers bought in the same order as a product. One statement
   * for several products.
   * @throws RequestError BAD_REQUEST for a number out of range
   */
  async listOf(product: Product, first: number): Promise<Product[]> {
    assertFirst(first, MAX_FIRST);
    return (await this.partners.load(product.id)).slice(0, first);
  }

  private async partnersOfEach(productIds: readonly string[]): Promise<Map<string, Product[]>> {
    const rows = await selectProducts(this.em.getKysely<CatalogueTables>(), 'PUBLISHED')
      .innerJoin('product_pairs', 'product_pairs.other_id', 'products.id')
      .where('product_pairs.product_id', 'in', productIds)
      .where(sql<boolean>`products.is_in_stock`)
      .select('product_pairs.product_id')
      .orderBy('product_pairs.customers', 'desc')
      .orderBy('products.position')
      .orderBy('products.id')
      .execute();
    const byProduct = Map.groupBy(rows, (row) => row.product_id);
    return new Map([...byProduct].map(([id, partners]) => [id, partners.map(toProduct)]));
  }
}
