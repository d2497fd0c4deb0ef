import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { plannedEachTime } from '../../db/postgres/prepared-statements.ts';
import { type Cursor, momentOf, numberOf } from '../../shared/paging/connection.ts';
import { isUuid } from '../../shared/new-id.ts';
import type { ReviewState } from './review-rules.ts';
import type { Review, ReviewSubmission } from './review.ts';
import type { ReviewsDatabase } from './reviews.tables.ts';

/** Sort order of a product's reviews for shoppers. */
export type ReviewSort = 'NEWEST' | 'MOST_HELPFUL' | 'HIGHEST' | 'LOWEST';

/** Conditions on published reviews, combined with AND. */
export interface ReviewFilter {
  stars?: number | null | undefined;
  hasPictures?: boolean | null | undefined;
}

/** Conditions on reviews for staff, combined with AND. */
export interface SubmissionFilter {
  state?: ReviewState | null | undefined;
  productId?: string | null | undefined;
  stars?: number | null | undefined;
  text?: string | null | undefined;
}

type ReviewsQuery<Row> = SelectQueryBuilder<ReviewsDatabase, 'reviews', Row>;

const columns = [
  ...(['reviews.id', 'reviews.author_name', 'reviews.helpful_votes', 'reviews.reply'] as const),
  ...(['reviews.replied_at', 'reviews.created_at', 'reviews.order_id', 'reviews.product_id'] as const),
  ...([
    'reviews.shown_stars',
    'reviews.shown_title',
    'reviews.shown_text',
    'reviews.shown_pictures',
  ] as const),
] as const;

/** Published versions of reviews. */
export function selectShown(db: Kysely<ReviewsDatabase>) {
  return db.selectFrom('reviews').where('reviews.shown_stars', 'is not', null).select(columns);
}

type ShownRow = Awaited<ReturnType<ReturnType<typeof selectShown>['executeTakeFirstOrThrow']>>;

/** The latest version of all reviews. */
export function selectSubmissions(db: Kysely<ReviewsDatabase>) {
  return db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .leftJoin('orders', 'orders.id', 'reviews.order_id')
    .select(columns)
    .select(['reviews.user_id', 'reviews.state', 'reviews.stars'])
    .select(['reviews.title', 'reviews.text', 'reviews.pictures', 'reviews.rejection_reason'])
    .select(['reviews.changed_at', 'reviews.version', 'products.title as product_title'])
    .select('orders.number as order_number');
}

type SubmissionRow = Awaited<ReturnType<ReturnType<typeof selectSubmissions>['executeTakeFirstOrThrow']>>;

/** Filters published reviews of a product. */
export function whereShown<Row>(
  query: ReviewsQuery<Row>,
  productId: string,
  { stars, hasPictures }: ReviewFilter,
): ReviewsQuery<Row> {
  let narrowed = query.where('reviews.product_id', '=', productId);
  if (typeof stars === 'number') narrowed = narrowed.where('reviews.shown_stars', '=', stars);
  if (hasPictures) narrowed = narrowed.where(sql<boolean>`reviews.shown_pictures <> '[]'`);
  return narrowed;
}

/** Filters reviews for staff, as conditions on `reviews`. */
export function meetsFilter({ state, productId, stars, text }: SubmissionFilter): RawBuilder<boolean> {
  const conditions = [sql<boolean>`true`];
  if (state) conditions.push(sql`reviews.state = ${state}`);
  if (productId)
    conditions.push(isUuid(productId) ? sql`reviews.product_id = ${productId}::uuid` : sql`false`);
  if (typeof stars === 'number') conditions.push(sql`reviews.stars = ${stars}`);
  const words = text?.trim();
  if (words) conditions.push(containsText(words));
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Must equal the expression of the index reviews_search word for word. */
function containsText(text: string): RawBuilder<boolean> {
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`lower(reviews.title || ' ' || reviews.text || ' ' || reviews.author_name) like ${pattern} ${plannedEachTime}`;
}

/**
 * A sort order: its key in SQL, and the same key from a row and from a cursor. Descending; ties show the
 * newest first.
 */
interface ReviewOrder<Row> {
  key: RawBuilder<unknown>;
  keyOf: (row: Row) => Cursor['key'];
  keyAt: (cursor: Cursor) => RawBuilder<unknown>;
}

const byNumber = { keyAt: (cursor: Cursor) => sql`${numberOf(cursor)}::int` };

export const reviewOrders: Record<ReviewSort, ReviewOrder<ShownRow>> = {
  NEWEST: {
    key: sql`reviews.created_at`,
    keyOf: ({ created_at }) => new Date(created_at).toISOString(),
    keyAt: (cursor) => sql`${momentOf(cursor)}::timestamptz`,
  },
  MOST_HELPFUL: { ...byNumber, key: sql`reviews.helpful_votes`, keyOf: (row) => row.helpful_votes },
  HIGHEST: { ...byNumber, key: sql`reviews.shown_stars`, keyOf: (row) => row.shown_stars ?? 0 },
  LOWEST: { ...byNumber, key: sql`(-reviews.shown_stars)`, keyOf: (row) => -(row.shown_stars ?? 0) },
};

/** Latest change first. */
export const lastChanged: ReviewOrder<Pick<SubmissionRow, 'changed_at'>> = {
  key: sql`reviews.changed_at`,
  keyOf: ({ changed_at }) => new Date(changed_at).toISOString(),
  keyAt: (cursor) => sql`${momentOf(cursor)}::timestamptz`,
};

/** Sorts a query and continues it after a cursor. */
export function orderReviews<Tables extends keyof ReviewsDatabase, Row>(
  query: SelectQueryBuilder<ReviewsDatabase, Tables | 'reviews', Row>,
  { key, keyAt }: Pick<ReviewOrder<never>, 'key' | 'keyAt'>,
  after: Cursor | null,
) {
  const rest = after
    ? query.where(sql<boolean>`(${key}, reviews.id) < (${keyAt(after)}, ${after.id}::uuid)`)
    : query;
  return rest.orderBy(key, 'desc').orderBy(sql`reviews.id`, 'desc');
}

function replyOf({ reply, replied_at }: Pick<ShownRow, 'reply' | 'replied_at'>): Review['reply'] {
  return reply !== null && replied_at !== null ? { text: reply, createdAt: new Date(replied_at) } : null;
}

/** A published review, as shoppers see it. */
export function toReview(row: ShownRow): Review {
  return {
    id: row.id,
    stars: row.shown_stars ?? 0,
    title: row.shown_title ?? '',
    text: row.shown_text ?? '',
    pictures: row.shown_pictures,
    authorName: row.author_name,
    isVerifiedPurchase: row.order_id !== null,
    helpfulVotes: row.helpful_votes,
    reply: replyOf(row),
    createdAt: new Date(row.created_at),
    productId: row.product_id,
  };
}

export function toSubmission(row: SubmissionRow): ReviewSubmission {
  const { id, state, stars, title, text, pictures, version } = row;
  return {
    id,
    state,
    stars,
    title,
    text,
    pictures,
    version: String(version),
    authorName: row.author_name,
    reply: replyOf(row),
    rejectionReason: row.rejection_reason,
    shown: row.shown_stars === null ? null : toReview(row),
    productId: row.product_id,
    productTitle: row.product_title,
    customerId: row.user_id,
    orderId: row.order_id,
    orderNumber: row.order_number,
    createdAt: new Date(row.created_at),
    changedAt: new Date(row.changed_at),
  };
}
