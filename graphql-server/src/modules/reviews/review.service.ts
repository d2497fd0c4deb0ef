import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { type UserError, userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import { isUuid, newId } from '../../shared/new-id.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { validate } from '../../shared/validate.ts';
import type { UserPrincipal } from '../../shared/principal.ts';
import type { Asset } from '../assets/asset.ts';
import type { AssetService } from '../assets/asset.service.ts';
import type { RateLimits } from '../auth/rate-limits/rate-limits.ts';
import { isPublished } from '../catalogue/listing/published.ts';
import { ofAsset } from '../assets/asset.ts';
import type { Picture } from '../catalogue/pictures/picture.ts';
import { lockUser } from '../customers/users/lock-user.ts';
import { findOrderWith, hasBought } from './bought-products-query.ts';
import type { ReviewQueryService } from './review-query.service.ts';
import { authorNameOf, type ReviewInput, reviewSchema } from './review-rules.ts';
import { ReviewEntity } from './review.entity.ts';
import type { Review, ReviewSubmission } from './review.ts';
import type { ReviewsDatabase } from './reviews.tables.ts';

/** Customers' own reviews, and their votes on others. */
export class ReviewService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly rateLimits: RateLimits,
    private readonly assets: AssetService,
    private readonly queries: ReviewQueryService,
  ) {}

  /**
   * Adds a customer's review of a received product. It is not public until staff approve it.
   * @throws UserError NOT_FOUND for a product that is not on sale, NOT_REVIEWABLE for one that they have not
   * received, or have returned, REVIEW_EXISTS for one that they have reviewed already, or for invalid input;
   * RequestError RATE_LIMITED
   */
  async create(customer: UserPrincipal, productId: string, input: ReviewInput): Promise<ReviewSubmission> {
    const { pictureIds, ...written } = validate(reviewSchema, input, ['input']);
    await this.rateLimits.review(customer.userId);
    const id = newId();
    await retryTransaction(this.em, async (em) => {
      const author = await lockUser(em, customer.userId);
      await assertOnSale(em, productId);
      if ((await em.count(ReviewEntity, { user: author.id, product: productId })) > 0) {
        throw userError('REVIEW_EXISTS', message('review.exists'), ['productId']);
      }
      const orderId = await findOrderWith(em.getKysely<ReviewsDatabase>(), author.id, productId);
      if (orderId === null) throw notReviewable();
      const now = this.clock();
      await em.insert(ReviewEntity, {
        id,
        product: productId,
        user: author.id,
        orderId,
        authorName: authorNameOf(author),
        state: 'WAITING',
        ...written,
        pictures: await this.picturesOf(em, pictureIds, written.title),
        createdAt: now,
        changedAt: now,
      });
    });
    return this.findOrThrow(id);
  }

  /**
   * Edits a customer's own review. The edit needs approval; until then the approved version stays public.
   * @throws UserError NOT_FOUND, also for another customer's review, or for invalid input; RequestError
   * RATE_LIMITED
   */
  async update(customer: UserPrincipal, id: string, input: ReviewInput): Promise<ReviewSubmission> {
    const { pictureIds, ...written } = validate(reviewSchema, input, ['input']);
    await this.rateLimits.review(customer.userId);
    await retryTransaction(this.em, async (em) => {
      const author = await lockUser(em, customer.userId);
      const before = await findOwn(em, customer, id);
      const pictures = await this.picturesOf(em, pictureIds, written.title, before);
      const change = { ...written, pictures, authorName: authorNameOf(author) };
      await em.nativeUpdate(
        ReviewEntity,
        { id },
        { ...change, state: 'WAITING', rejectionReason: null, changedAt: this.clock() },
      );
    });
    return this.findOrThrow(id);
  }

  /**
   * Deletes a customer's own review, with its votes. @throws UserError NOT_FOUND, also for another customer's
   * review
   */
  async delete(customer: UserPrincipal, id: string): Promise<void> {
    await retryTransaction(this.em, async (em) => {
      await lockUser(em, customer.userId);
      const review = await findOwn(em, customer, id);
      await this.assets.touch(em, assetsOf(review));
      await em.nativeDelete(ReviewEntity, { id });
    });
  }

  /**
   * Sets or removes a customer's helpful vote. Repeating it has no effect.
   * @throws UserError NOT_FOUND for an unpublished review, OWN_REVIEW; RequestError RATE_LIMITED
   */
  async setVote(customer: UserPrincipal, id: string, isHelpful: boolean): Promise<Review> {
    await this.rateLimits.reviewVote(customer.userId);
    await retryTransaction(this.em, async (em) => {
      const { user_id: authorId } = await findShown(em, id);
      if (authorId === customer.userId) throw userError('OWN_REVIEW', message('review.ownVote'), ['id']);
      const db = em.getKysely<ReviewsDatabase>();
      const vote = { review_id: id, user_id: customer.userId };
      await (isHelpful
        ? db
            .insertInto('review_votes')
            .values({ ...vote, created_at: this.clock() })
            .onConflict((conflict) => conflict.doNothing())
            .execute()
        : db
            .deleteFrom('review_votes')
            .where('review_id', '=', vote.review_id)
            .where('user_id', '=', vote.user_id)
            .execute());
    });
    const review = await this.queries.findShown(id);
    if (!review) throw notFound();
    return review;
  }

  /**
   * Stores a picture for a review that is being written. It is deleted after a day if no review uses it.
   * @throws UserError NOT_REVIEWABLE for a customer who has received nothing, and as `AssetService.upload`;
   * RequestError RATE_LIMITED, UNAVAILABLE
   */
  async uploadPicture(customer: UserPrincipal, file: Uint8Array): Promise<Asset> {
    if (!(await hasBought(this.em.getKysely<ReviewsDatabase>(), customer.userId))) throw notReviewable();
    await this.rateLimits.picture(customer.userId);
    // Assets are identified by content and have no owner: the review records who uses them.
    return this.assets.upload(file, null);
  }

  /** Locks the chosen and the previous pictures until the commit. @throws UserError INVALID_VALUE */
  private async picturesOf(
    em: EntityManager,
    ids: readonly string[],
    alt: string,
    before?: Pick<ReviewEntity, 'pictures' | 'shownPictures'>,
  ): Promise<Picture[]> {
    const assets = await this.assets.touch(em, [...new Set([...ids, ...(before ? assetsOf(before) : [])])]);
    return ids.map((id, index) => {
      const asset = assets.get(id);
      if (!asset) {
        throw userError('INVALID_VALUE', message('picture.gone'), ['input', 'pictureIds', String(index)]);
      }
      return { ...ofAsset(asset), alt };
    });
  }

  private async findOrThrow(id: string): Promise<ReviewSubmission> {
    const review = (await this.queries.findMany([id])).get(id);
    if (!review) throw notFound();
    return review;
  }
}

function assetsOf({ pictures, shownPictures }: Pick<ReviewEntity, 'pictures' | 'shownPictures'>): string[] {
  return [...pictures, ...shownPictures].flatMap(({ assetId }) => assetId ?? []);
}

const notFound = (): UserError => userError('NOT_FOUND', message('review.notFound'), ['id']);
const notReviewable = (): UserError =>
  userError('NOT_REVIEWABLE', message('review.notBought'), ['productId']);

/** @throws UserError NOT_FOUND */
async function assertOnSale(em: EntityManager, productId: string): Promise<void> {
  const product = isUuid(productId)
    ? await em
        .getKysely<ReviewsDatabase>()
        .selectFrom('products')
        .where('products.id', '=', productId)
        .where(isPublished())
        .select('products.id')
        .executeTakeFirst()
    : undefined;
  if (!product) throw userError('NOT_FOUND', message('product.notFound'), ['productId']);
}

/** @throws UserError NOT_FOUND */
async function findOwn(em: EntityManager, { userId }: UserPrincipal, id: string): Promise<ReviewEntity> {
  const review = isUuid(id) ? await em.findOne(ReviewEntity, { id, user: userId }) : null;
  if (!review) throw notFound();
  return review;
}

/** A published review, which stays published until the end of the transaction. @throws UserError NOT_FOUND */
async function findShown(em: EntityManager, id: string) {
  if (!isUuid(id)) throw notFound();
  const review = await em
    .getKysely<ReviewsDatabase>()
    .selectFrom('reviews')
    .where('id', '=', id)
    .where(sql<boolean>`shown_stars is not null`)
    .select('user_id')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!review) throw notFound();
  return review;
}
