import type { EntityManager } from '../../db/database.ts';
import { createLoader } from '../../shared/create-loader.ts';
import {
  type Connection,
  type PageRequest,
  rowsToRead,
  toConnection,
} from '../../shared/paging/connection.ts';
import { limitedCount } from '../../shared/paging/limited-count.ts';
import { isUuid } from '../../shared/new-id.ts';
import type { UserPrincipal } from '../../shared/principal.ts';
import type { ProductScope } from '../catalogue/listing/published.ts';
import type { CatalogueService } from '../catalogue/products/catalogue.service.ts';
import type { Product } from '../catalogue/products/product-query.ts';
import {
  countToReview,
  findOrderWith,
  findToReview,
  toProductToReview,
  toReviewKey,
} from './bought-products-query.ts';
import {
  lastChanged,
  meetsFilter,
  orderReviews,
  type ReviewFilter,
  reviewOrders,
  type ReviewSort,
  selectShown,
  selectSubmissions,
  type SubmissionFilter,
  toReview,
  toSubmission,
  whereShown,
} from './review-query.ts';
import type { ProductToReview, Review, ReviewStanding, ReviewSubmission } from './review.ts';
import type { ReviewsDatabase } from './reviews.tables.ts';

/** Reads reviews, for shoppers, authors and staff. */
export class ReviewQueryService {
  private readonly products = {
    PUBLISHED: this.productLoader('PUBLISHED'),
    ALL: this.productLoader('ALL'),
    DELETED: this.productLoader('DELETED'),
  } satisfies Record<ProductScope, unknown>;

  constructor(
    private readonly em: EntityManager,
    private readonly catalogue: CatalogueService,
  ) {}

  private get db() {
    return this.em.getKysely<ReviewsDatabase>();
  }

  /** A page of a product's published reviews, in one statement. */
  async listShown(
    productId: string,
    filter: ReviewFilter,
    sort: ReviewSort,
    page: PageRequest,
  ): Promise<Connection<Review>> {
    const order = reviewOrders[sort];
    const query = orderReviews(whereShown(selectShown(this.db), productId, filter), order, page.after);
    const rows = await query.limit(rowsToRead(page)).execute();
    return toConnection(rows, page.first, order.keyOf, toReview);
  }

  /** Number of a product's published reviews; 10,001 when there are more than 10,000. */
  async countShown(productId: string, filter: ReviewFilter): Promise<number> {
    const query = this.db
      .selectFrom('reviews')
      .where('reviews.shown_stars', 'is not', null)
      .select('reviews.id');
    return limitedCount(this.db, whereShown(query, productId, filter));
  }

  /** A published review, or null. */
  async findShown(id: string): Promise<Review | null> {
    const row = await selectShown(this.db).where('reviews.id', '=', id).executeTakeFirst();
    return row ? toReview(row) : null;
  }

  /** Latest change first. */
  async list(filter: SubmissionFilter, page: PageRequest): Promise<Connection<ReviewSubmission>> {
    const matching = selectSubmissions(this.db).where(meetsFilter(filter));
    const rows = await orderReviews(matching, lastChanged, page.after).limit(rowsToRead(page)).execute();
    return toConnection(rows, page.first, lastChanged.keyOf, toSubmission);
  }

  /** 10,001 when there are more than 10,000. */
  async count(filter: SubmissionFilter): Promise<number> {
    return limitedCount(
      this.db,
      this.db.selectFrom('reviews').where(meetsFilter(filter)).select('reviews.id'),
    );
  }

  /** A page of a customer's own reviews. */
  async listOwn({ userId }: UserPrincipal, page: PageRequest): Promise<Connection<ReviewSubmission>> {
    const own = selectSubmissions(this.db).where('reviews.user_id', '=', userId);
    const rows = await orderReviews(own, lastChanged, page.after).limit(rowsToRead(page)).execute();
    return toConnection(rows, page.first, lastChanged.keyOf, toSubmission);
  }

  /** Number of a customer's own reviews. */
  async countOwn({ userId }: UserPrincipal): Promise<number> {
    return limitedCount(this.db, this.db.selectFrom('reviews').where('user_id', '=', userId).select('id'));
  }

  /** The latest version of reviews, by id. */
  async findMany(ids: readonly string[]): Promise<Map<string, ReviewSubmission>> {
    const validIds = ids.filter(isUuid);
    if (validIds.length === 0) return new Map();
    const rows = await selectSubmissions(this.db).where('reviews.id', 'in', validIds).execute();
    return new Map(rows.map((row) => [row.id, toSubmission(row)]));
  }

  /** A page of received products that a customer has not reviewed yet. */
  async listToReview({ userId }: UserPrincipal, page: PageRequest): Promise<Connection<ProductToReview>> {
    const rows = await findToReview(this.db, userId, page);
    return toConnection(rows, page.first, toReviewKey, toProductToReview);
  }

  /** Number of products that a customer can review. */
  async countToReview({ userId }: UserPrincipal): Promise<number> {
    return countToReview(this.db, userId);
  }

  /** A customer's relation to a product's reviews, in three statements. */
  async standing({ userId }: UserPrincipal, productId: string): Promise<ReviewStanding> {
    if (!isUuid(productId)) return { mayReview: false, submission: null, votedReviewIds: [] };
    const own = await selectSubmissions(this.db)
      .where('reviews.user_id', '=', userId)
      .where('reviews.product_id', '=', productId)
      .executeTakeFirst();
    const voted = await this.db
      .selectFrom('review_votes')
      .innerJoin('reviews', 'reviews.id', 'review_votes.review_id')
      .where('review_votes.user_id', '=', userId)
      .where('reviews.product_id', '=', productId)
      .select('reviews.id')
      .execute();
    return {
      mayReview: own !== undefined || (await findOrderWith(this.db, userId, productId)) !== null,
      submission: own ? toSubmission(own) : null,
      votedReviewIds: voted.map(({ id }) => id),
    };
  }

  /** The reviewed product; null if the reader may not see it. One statement for a page of reviews. */
  async productOf(productId: string, scope: ProductScope): Promise<Product | null> {
    return this.products[scope].load(productId);
  }

  private productLoader(scope: ProductScope) {
    return createLoader<Product | null>((ids) => this.catalogue.findMany(ids, scope), null);
  }
}
