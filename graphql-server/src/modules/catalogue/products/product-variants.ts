import type { z } from 'zod';
import type { EntityManager } from '../../../db/database.ts';
import type { Actor } from '../../../shared/principal.ts';
import type { productChangeSchema } from './product-rules.ts';
import type { ProductEntity } from './product.entity.ts';

/** A variant as an admin sends it with its product. */
export type WantedVariant = NonNullable<z.output<typeof productChangeSchema>['variants']>[number];

/** The part of a product change that affects its variants. */
export interface VariantsChange {
  /** Null: the variants follow the product. */
  variants: readonly WantedVariant[] | null;
  /** The product before the change. */
  before: ProductBefore;
}

/** The product's fields from which its variants were derived before a change. */
export type ProductBefore = Pick<
  ProductEntity,
  'colours' | 'sizes' | 'otherOptions' | 'salePrice' | 'regularPrice'
>;

/** Maintains the variants of products, in the caller's transaction. The stock ledger names the admin. */
export interface ProductVariants {
  /** Creates the variants of a new product: the given ones, or all combinations. @throws UserError */
  create(
    em: EntityManager,
    product: ProductEntity,
    requestedVariants: readonly WantedVariant[] | null,
    admin: Actor,
  ): Promise<void>;
  /**
   * Updates the variants of a changed product, whose row is locked: to the given ones, or to its new options,
   * prices and stock. @throws UserError
   */
  fit(em: EntityManager, product: ProductEntity, change: VariantsChange, admin: Actor): Promise<void>;
  /** Copies a product's variants to its duplicate, without stock, SKU and barcode. */
  copy(em: EntityManager, original: ProductEntity, copy: ProductEntity): Promise<void>;
}
