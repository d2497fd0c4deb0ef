import { ProductEntity } from '../modules/catalogue/products/product.entity.ts';
import { StockMovementEntity } from '../modules/inventory/stock-movement.entity.ts';
import type { TestApp } from './start-test-app.ts';

/** A product's stock, its ledger's sum, and the ledger's reasons, oldest first. */
export async function ledgerOf(
  shop: TestApp,
  productId = '',
): Promise<{ stock: number; sum: number; reasons: string[] }> {
  const em = shop.app.orm.em.fork();
  const product = await em.findOneOrFail(ProductEntity, productId);
  const movements = await em.find(
    StockMovementEntity,
    { variant: { product: productId } },
    { orderBy: { id: 'asc' } },
  );
  return {
    stock: product.stock,
    sum: movements.reduce((sum, movement) => sum + movement.quantity, 0),
    reasons: movements.map((movement) => movement.reason),
  };
}
