import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { unseenArray } from '../../db/unseen-array.ts';
import { type UserErrorIssue, UserError } from '../../errors.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { newId } from '../../shared/new-id.ts';
import { ProductVariantEntity } from '../catalogue/variants/product-variant.entity.ts';
import type { StockEntry, StockLedger } from '../catalogue/variants/stock-ledger.port.ts';
import { lockProducts } from '../catalogue/variants/sellable-product-query.ts';
import { type Actor, actorIdOf } from '../../shared/principal.ts';
import { StockMovementEntity, type StockReason } from './stock-movement.entity.ts';
import { backorderable } from '../catalogue/filters/availability.ts';
import { variantTitle } from '../catalogue/variants/sellable-product.ts';
import { message } from '../../shared/messages/message.ts';
import type { Combination } from '../catalogue/variants/variant-rules.ts';
import type { InventoryDatabase } from './inventory.tables.ts';

/** Units of a variant that an order reserves. Several parts may have the same variant. */
export interface StockPart {
  productId: string;
  variantId: string;
  quantity: number;
}

/** A requested part, with the variant's name and the input path for error messages. */
export interface StockDemand extends StockPart, Combination {
  title: string;
  field: string[] | null;
}

/**
 * The only way for orders to change stock. Each method runs in the caller's transaction, sums quantities per
 * variant, and updates variants while holding the locks of their products, taken in id order so that
 * concurrent orders can't deadlock. A product's stock is the sum of its available variants. Each change adds
 * a row to the ledger, as do manual corrections.
 */
export class StockService implements StockLedger {
  constructor(private readonly clock: Clock) {}

  /** Records a manual entry when the unit of work is next flushed. */
  recordEntry(em: EntityManager, { variantId, quantity, reason }: StockEntry, admin: Actor): void {
    em.create(StockMovementEntity, {
      id: newId(),
      variant: em.getReference(ProductVariantEntity, variantId),
      quantity,
      reason,
      orderId: null,
      actorId: actorIdOf(admin),
      createdAt: this.clock(),
    });
  }

  async recordCount(
    em: EntityManager,
    { variantId, stock }: { variantId: string; stock: number },
    admin: Actor,
  ): Promise<void> {
    await sql`
      insert into stock_movements (id, variant_id, quantity, reason, actor_id, created_at)
      select ${newId()}::uuid, ${variantId}::uuid, ${stock}::int - coalesce(sum(quantity), 0)::int, 'CORRECTION',
        ${actorIdOf(admin)}::uuid, ${this.clock()}::timestamptz
      from stock_movements where variant_id = ${variantId}::uuid
      having coalesce(sum(quantity), 0) <> ${stock}::int
    `.execute(em.getKysely<InventoryDatabase>());
  }

  /**
   * Reserves stock for a new order, whose products the caller has locked; first what is in stock, then units
   * beyond it, up to each variant's limit.
   * @returns the units beyond the stock, by variant
   * @throws UserError OUT_OF_STOCK naming each product that is short; the transaction must then be rolled
   * back
   */
  async reserve(
    em: EntityManager,
    demands: readonly StockDemand[],
    orderId: string,
  ): Promise<Map<string, number>> {
    return this.reserveAs('ORDER_PLACED', em, demands, orderId);
  }

  /** Reserves stock again for an order that had released it. @throws UserError as `reserve` does */
  async reserveAgain(
    em: EntityManager,
    demands: readonly StockDemand[],
    orderId: string,
  ): Promise<Map<string, number>> {
    await lockProducts(em, demands);
    return this.reserveAs('ORDER_RESERVED_AGAIN', em, demands, orderId);
  }

  /** Releases an order's stock, including that of products and variants withdrawn since. */
  async release(em: EntityManager, parts: readonly StockPart[], orderId: string): Promise<void> {
    await this.releaseAs('ORDER_RELEASED', em, parts, orderId);
  }

  /**
   * Returns refunded units to stock, so that the order no longer holds them; includes products and variants
   * withdrawn since.
   */
  async restock(em: EntityManager, parts: readonly StockPart[], orderId: string): Promise<void> {
    await this.releaseAs('ORDER_RESTOCKED', em, parts, orderId);
  }

  private async releaseAs(
    reason: StockReason,
    em: EntityManager,
    parts: readonly StockPart[],
    orderId: string,
  ): Promise<void> {
    await lockProducts(em, parts);
    await this.change(em, sumPerVariant(parts), reason, orderId);
  }

  private async reserveAs(
    reason: StockReason,
    em: EntityManager,
    demands: readonly StockDemand[],
    orderId: string,
  ): Promise<Map<string, number>> {
    const taken = sumPerVariant(demands).map(([variantId, quantity]) => [variantId, -quantity] as const);
    const changed = await this.change(em, taken, reason, orderId);
    const short = taken.flatMap(([variantId]) => (changed.has(variantId) ? [] : [variantId]));
    const [first, ...rest] = await issuesFor(em, short, demands);
    if (first) throw new UserError([first, ...rest]);
    return changed;
  }

  /**
   * Adds units to variants and, if they are available, to their products, and records the change; negative
   * numbers take units from variants that have enough, or may be sold beyond their stock: what they then lack
   * is `backordered`, and what comes back serves that first. Condition and change are one statement: an
   * entity would write back a number computed from an earlier read, and sell the same unit to every
   * concurrent order. All variants are in one statement, too, because round trips to the database dominate an
   * order's time.
   * The ledger also has the units of variants whose stock is not tracked, so that orders can release what
   * they hold once it is.
   * @returns the changed variants, each with the units taken beyond its stock
   */
  private async change(
    em: EntityManager,
    quantities: readonly (readonly [variantId: string, quantity: number])[],
    reason: StockReason,
    orderId: string,
  ): Promise<Map<string, number>> {
    const variantIds = quantities.map(([variantId]) => variantId);
    const units = quantities.map(([, quantity]) => quantity);
    const movementIds = quantities.map(() => newId());
    const { rows } = await sql<{ id: string; beyond: number }>`
      with wanted as (
        select * from unnest(${unseenArray(variantIds, 'uuid')}, ${unseenArray(units, 'int')}, ${unseenArray(movementIds, 'uuid')})
          as one (variant_id, units, movement_id)
      ), changed as (
        update product_variants set
          stock = case when tracks_stock then greatest(stock - backordered + units, 0) else stock end,
          backordered = case when tracks_stock then greatest(backordered - stock - units, 0) else backordered end
        from wanted
        where product_variants.id = variant_id
          and (units > 0 or stock - backordered + units >= -backorder_limit or not tracks_stock)
        returning product_variants.id, product_id, deleted_at, tracks_stock, units, movement_id, stock,
          backordered, greatest(stock - backordered - units, 0) as stock_before,
          greatest(backordered - stock + units, 0) as backordered_before
      ), offered as (
        select product_id, sum(stock - stock_before) as units from changed where deleted_at is null and tracks_stock
        group by product_id
      ), summed as (
        update products set stock = stock + units from offered where products.id = product_id
      ), recorded as (
        insert into stock_movements (id, variant_id, quantity, reason, order_id, created_at)
        select movement_id, id, units, ${reason}, ${orderId}::uuid, ${this.clock()}::timestamptz from changed
      )
      select id, case when tracks_stock then greatest(backordered - backordered_before, 0) else 0 end as beyond
      from changed
    `.execute(em.getKysely<InventoryDatabase>());
    return new Map(rows.map(({ id, beyond }) => [id, beyond]));
  }
}

function sumPerVariant(parts: readonly StockPart[]): [variantId: string, quantity: number][] {
  const sums = new Map<string, number>();
  for (const { variantId, quantity } of parts) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity);
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1));
}

async function issuesFor(
  em: EntityManager,
  short: string[],
  demands: readonly StockDemand[],
): Promise<UserErrorIssue[]> {
  if (short.length === 0) return [];
  const rows = await em
    .getKysely<InventoryDatabase>()
    .selectFrom('product_variants')
    .where('id', 'in', short)
    .select(['id', 'stock', backorderable.as('backorderable')])
    .execute();
  const left = new Map(rows.map((row) => [row.id, row.stock + row.backorderable]));
  return short.flatMap((variantId) => {
    const demand = demands.find((candidate) => candidate.variantId === variantId);
    return demand ? [outOfStock(demand, left.get(variantId) ?? 0)] : [];
  });
}

function outOfStock({ field, ...demand }: StockDemand, left: number): UserErrorIssue {
  const title = variantTitle(demand);
  const reason =
    left > 0 ? message('product.stockShort', { stock: left, title }) : message('product.soldOut', { title });
  return { code: 'OUT_OF_STOCK', message: reason, field };
}
