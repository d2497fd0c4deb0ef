import type { z } from 'zod';
import type { EntityManager } from '../../../db/database.ts';
import type { Actor } from '../../../shared/principal.ts';
import type { productChangeSchema } from './product-rules.ts';
import type { ProductEntity } from './product.entity.ts';

/** A variant as an admin sends it with its product. */
export type WantedVariant = NonNullable<z.output<typeof productChangeSchema>['variants']>[number];

/** A change of a product, as far as its variants are concerned. */
export interface VariantsChange {
  /** Null: they follow the product. */
  wanted: readonly WantedVariant[] | null;
  /** The product before the change. */
  before: ProductBefore;
}

/** What a product's variants followed from before a change of it. */
export type ProductBefore = Pick<
  ProductEntity,
  'colours' | 'sizes' | 'otherOption' | 'salePrice' | 'regularPrice'
>;

/**
 * What keeps a product's variants, in the caller's transaction and with the stock ledger naming the admin.
 */
export interface ProductVariants {
  /** Creates the variants of a new product: those that are wanted, or all. @throws UserError */
  create(
    em: EntityManager,
    product: ProductEntity,
    wanted: readonly WantedVariant[] | null,
    admin: Actor,
  ): Promise<void>;
  /**
   * Fits the variants to a product that has changed, and whose row is locked: to what is wanted, or to its
   * new options, prices and stock. @throws UserError
   */
  fit(em: EntityManager, product: ProductEntity, change: VariantsChange, admin: Actor): Promise<void>;
  /** Gives a copy of a product variants like the original's, without stock, SKU and barcode. */
  copy(em: EntityManager, original: ProductEntity, copy: ProductEntity): Promise<void>;
}
