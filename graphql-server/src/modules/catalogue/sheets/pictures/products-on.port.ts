import { definePort } from '../../../../core/define-module.ts';
import type { EntityManager } from '../../../../db/database.ts';
import type { ProductService } from '../../products/product.service.ts';

/** Returns the product service of a transaction. */
export const productsOnPort = definePort<(em: EntityManager) => ProductService>('products of a transaction');
