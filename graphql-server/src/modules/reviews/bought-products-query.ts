import { type Kysely, type RawBuilder, sql } from 'kysely';
import { momentOf, type PageRequest, rowsToRead } from '../../shared/paging/connection.ts';
import { isPublished } from '../catalogue/listing/published.ts';
import type { ProductToReview } from './review.ts';
import type { ReviewsDatabase } from './reviews.tables.ts';

/**
 * Whether a customer received and kept a unit: its order is delivered, and neither returned nor fully
 * refunded. SQL on `orders` and `order_lines`.
 */
const isKept = sql<boolean>`orders.status = 'DELIVERED' and orders.payment_state <> 'REFUNDED'
  and order_lines.refunded_quantity < order_lines.quantity`;

/** The newest order with which a customer received a product; null if there is none. */
export async function findOrderWith(
  db: Kysely<ReviewsDatabase>,
  userId: string,
  productId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .where('orders.user_id', '=', userId)
    .where('order_lines.product_id', '=', productId)
    .where(isKept)
    .orderBy('orders.created_at', 'desc')
    .select('orders.id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whether a customer has received any product. */
export async function hasBought(db: Kysely<ReviewsDatabase>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .where('orders.user_id', '=', userId)
    .where(isKept)
    .select('orders.id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Products that the customer can review: each visible product, with its newest order. */
function selectToReview(db: Kysely<ReviewsDatabase>, whose: RawBuilder<boolean>) {
  return db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .innerJoin('products', 'products.id', 'order_lines.product_id')
    .where(whose)
    .where(isKept)
    .where(isPublished())
    .where(
      sql<boolean>`not exists (select from reviews where reviews.user_id = orders.user_id and reviews.product_id = order_lines.product_id)`,
    )
    .distinctOn('order_lines.product_id')
    .orderBy('order_lines.product_id')
    .orderBy('orders.created_at', 'desc')
    .select(['order_lines.product_id as id', 'orders.id as order_id', 'orders.number as order_number'])
    .select(['orders.created_at as ordered_at', 'products.title']);
}

/** Products that a customer can review, latest order first. */
export async function findToReview(db: Kysely<ReviewsDatabase>, userId: string, page: PageRequest) {
  const query = db
    .selectFrom(selectToReview(db, sql<boolean>`orders.user_id = ${userId}::uuid`).as('bought'))
    .selectAll();
  const rest = page.after
    ? query.where(
        sql<boolean>`(ordered_at, id) < (${momentOf(page.after)}::timestamptz, ${page.after.id}::uuid)`,
      )
    : query;
  return rest.orderBy('ordered_at', 'desc').orderBy('id', 'desc').limit(rowsToRead(page)).execute();
}

/** Number of products that a customer can review. */
export async function countToReview(db: Kysely<ReviewsDatabase>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom(selectToReview(db, sql<boolean>`orders.user_id = ${userId}::uuid`).as('bought'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Products of an order that can be reviewed. */
export async function findToReviewOf(db: Kysely<ReviewsDatabase>, orderId: string) {
  return selectToReview(db, sql<boolean>`orders.id = ${orderId}::uuid`).execute();
}

type Row = Awaited<ReturnType<typeof findToReviewOf>>[number];

export function toProductToReview({ id, order_id, order_number, ordered_at }: Row): ProductToReview {
  return { productId: id, orderId: order_id, orderNumber: order_number, orderedAt: new Date(ordered_at) };
}

/** Cursor key of a product in `findToReview`. */
export const toReviewKey = ({ ordered_at }: Row): string => new Date(ordered_at).toISOString();
