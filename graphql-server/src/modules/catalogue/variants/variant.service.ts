import type { EntityManager } from '../../../db/database.ts';
import type { Database } from '../../../entities.ts';
import { createLoader } from '../../../shared/create-loader.ts';
import { discountPercent } from '../../../shared/money.ts';
import { withFallback } from '../products/placeholder-picture.ts';
import type { Product } from '../products/product.ts';
import { imageOf } from './sellable-product.ts';
import type { Variant } from './variant.ts';

/** The variants of products. */
export class VariantService {
  private readonly rows = createLoader<VariantRow[]>((productIds) => this.rowsOfEach(productIds), []);

  constructor(private readonly em: EntityManager) {}

  /** The variants of a product that are offered, in the order of its options; of several products in one statement. */
  async listOf(product: Product): Promise<Variant[]> {
    const rows = await this.rows.load(product.id);
    return rows.map((row) => ({
      ...{
        id: row.id,
        colour: row.colour,
        size: row.size,
        other: row.other,
        sku: row.sku,
        barcode: row.barcode,
        weight: row.weight,
      },
      salePrice: row.sale_price,
      regularPrice: row.regular_price,
      discount: discountPercent(row.sale_price, row.regular_price),
      stock: row.stock,
      inStock: row.stock > 0,
      image: withFallback(imageOf(row, product), product.category.slug),
      hasOwnImage: row.image !== null,
    }));
  }

  private async rowsOfEach(productIds: readonly string[]): Promise<Map<string, VariantRow[]>> {
    return Map.groupBy(await selectVariants(this.em, productIds).execute(), (row) => row.product_id);
  }
}

type VariantRow = Awaited<ReturnType<ReturnType<typeof selectVariants>['execute']>>[number];

function selectVariants(em: EntityManager, productIds: readonly string[]) {
  return em
    .getKysely<Database>()
    .selectFrom('product_variants')
    .where('product_id', 'in', productIds)
    .where('deleted_at', 'is', null)
    .select(['id', 'product_id', 'colour', 'size', 'other', 'sku', 'barcode'])
    .select(['sale_price', 'regular_price', 'stock', 'weight', 'image'])
    .orderBy('position');
}
