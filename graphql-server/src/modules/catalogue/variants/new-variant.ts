import type { EntityManager } from '../../../db/database.ts';
import { newId } from '../../../shared/new-id.ts';
import type { ProductEntity } from '../products/product.entity.ts';
import { ProductVariantEntity } from './product-variant.entity.ts';
import { optionsOf } from './sellable-product.ts';
import { type Combination, combinationsOf, shareStock } from './variant-rules.ts';

/**
 * Creates the variants of a new product: one for each combination of its options, with equal shares of its
 * stock.
 */
export function createVariants(em: EntityManager, product: ProductEntity): ProductVariantEntity[] {
  const combinations = combinationsOf(optionsOf(product));
  const shares = shareStock(
    combinations.map(() => null),
    product.stock,
  );
  return combinations.map((combination, position) =>
    createVariant(em, product, {
      ...combination,
      position,
      stock: shares[position] ?? 0,
      createdAt: product.createdAt,
    }),
  );
}

/** Creates a variant with its product's prices; by default without stock and at the first position. */
export function createVariant(
  em: EntityManager,
  product: ProductEntity,
  variant: Combination & { position?: number; stock?: number; createdAt: Date },
): ProductVariantEntity {
  return em.create(ProductVariantEntity, {
    id: newId(),
    product,
    position: 0,
    stock: 0,
    ...variant,
    sku: null,
    barcode: null,
    salePrice: product.salePrice,
    regularPrice: product.regularPrice ?? null,
    weight: null,
    leadTimeDays: null,
    availableFrom: null,
    lowStockLimit: null,
    minimumQuantity: null,
    quantityStep: null,
    maximumQuantity: null,
    unitMeasure: null,
    unitPriceBase: null,
    image: null,
    customFields: {},
    deletedAt: null,
  });
}
