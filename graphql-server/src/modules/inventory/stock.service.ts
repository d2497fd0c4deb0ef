import type { EntityManager } from '../../db/database.ts';
import type { Database } from '../../entities.ts';
import { type UserErrorIssue, UserError } from '../../errors.ts';
import type { Clock } from '../../shared/clock.ts';
import { newId } from '../../shared/new-id.ts';
import { ProductEntity } from '../catalogue/products/product.entity.ts';
import type { StockEntry, StockLedger } from '../catalogue/products/product.service.ts';
import type { Viewer } from '../../shared/viewer.ts';
import { StockMovementEntity, type StockReason } from './stock-movement.entity.ts';
import { message } from '../../shared/messages/message.ts';

/** Units of a product that an order reserves. Several parts may be of the same product. */
export interface StockPart {
  productId: string;
  quantity: number;
}

/** A requested part, with the product's name and the path of the input field for an error message. */
export interface StockDemand extends StockPart {
  title: string;
  field: string[] | null;
}

/**
 * The only way for orders to change stock. Each method runs in the caller's transaction, adds up quantities per
 * product, and updates products in id order, so that concurrent orders can't deadlock. Each change also adds a row to
 * the ledger, as do the admins' own.
 */
export class StockService implements StockLedger {
  constructor(private readonly clock: Clock) {}

  /** Records an entry of an admin when the unit of work is next flushed. */
  recordEntry(em: EntityManager, { productId, quantity, reason }: StockEntry, admin: Viewer): void {
    em.create(StockMovementEntity, {
      id: newId(),
      product: em.getReference(ProductEntity, productId),
      quantity,
      reason,
      orderId: null,
      actorId: admin.userId,
      createdAt: this.clock(),
    });
  }

  /**
   * Reserves the stock of a new order.
   * @throws UserError OUT_OF_STOCK naming each product that is short; the transaction must then be rolled back
   */
  async reserve(em: EntityManager, demands: readonly StockDemand[], orderId: string): Promise<void> {
    await this.reserveAs('ORDER_PLACED', em, demands, orderId);
  }

  /** Reserves the stock of an order again that had released it. @throws UserError as `reserve` does */
  async reserveAgain(em: EntityManager, demands: readonly StockDemand[], orderId: string): Promise<void> {
    await this.reserveAs('ORDER_RESERVED_AGAIN', em, demands, orderId);
  }

  /** Releases the stock of an order, also of products that have been withdrawn since. */
  async release(em: EntityManager, parts: readonly StockPart[], orderId: string): Promise<void> {
    const quantities = sumPerProduct(parts);
    for (const [productId, quantity] of quantities) {
      await em
        .getKysely<Database>()
        .updateTable('products')
        .set((eb) => ({ stock: eb('stock', '+', quantity) }))
        .where('id', '=', productId)
        .execute();
    }
    await this.record(em, quantities, 'ORDER_RELEASED', orderId);
  }

  private async reserveAs(
    reason: StockReason,
    em: EntityManager,
    demands: readonly StockDemand[],
    orderId: string,
  ): Promise<void> {
    const quantities = sumPerProduct(demands);
    const short: string[] = [];
    for (const [productId, quantity] of quantities) {
      if (!(await hasReserved(em, productId, quantity))) short.push(productId);
    }
    const [first, ...rest] = await issuesFor(em, short, demands);
    if (first) throw new UserError([first, ...rest]);
    const taken = quantities.map(([productId, quantity]) => [productId, -quantity] as const);
    await this.record(em, taken, reason, orderId);
  }

  private async record(
    em: EntityManager,
    quantities: readonly (readonly [productId: string, quantity: number])[],
    reason: StockReason,
    orderId: string,
  ): Promise<void> {
    const createdAt = this.clock();
    const movements = quantities.map(([product, quantity]) => ({
      id: newId(),
      product,
      quantity,
      reason,
      orderId,
      createdAt,
    }));
    await em.insertMany(StockMovementEntity, movements);
  }
}

function sumPerProduct(parts: readonly StockPart[]): [productId: string, quantity: number][] {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of parts) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1));
}

/**
 * Condition and subtraction are one statement: an entity would write back a number computed from an earlier read, and
 * sell the same unit to every concurrent order.
 */
async function hasReserved(em: EntityManager, productId: string, quantity: number): Promise<boolean> {
  const row = await em
    .getKysely<Database>()
    .updateTable('products')
    .set((eb) => ({ stock: eb('stock', '-', quantity) }))
    .where('id', '=', productId)
    .where('stock', '>=', quantity)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

async function issuesFor(
  em: EntityManager,
  short: string[],
  demands: readonly StockDemand[],
): Promise<UserErrorIssue[]> {
  if (short.length === 0) return [];
  const rows = await em
    .getKysely<Database>()
    .selectFrom('products')
    .where('id', 'in', short)
    .select(['id', 'stock'])
    .execute();
  const left = new Map(rows.map((row) => [row.id, row.stock]));
  return short.flatMap((productId) => {
    const demand = demands.find((candidate) => candidate.productId === productId);
    return demand ? [outOfStock(demand, left.get(productId) ?? 0)] : [];
  });
}

function outOfStock({ title, field }: StockDemand, left: number): UserErrorIssue {
  const reason =
    left > 0 ? message('product.stockShort', { stock: left, title }) : message('product.soldOut', { title });
  return { code: 'OUT_OF_STOCK', message: reason, field };
}
