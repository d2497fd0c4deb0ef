import { LockMode } from '@mikro-orm/core';
import type { z } from 'zod';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { UserError, userError, type UserErrorIssue } from '../../errors.ts';
import { assertVersion } from '../../shared/edit-version.ts';
import { message } from '../../shared/messages/message.ts';
import { isUuid } from '../../shared/new-id.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { validate } from '../../shared/validate.ts';
import type { ReviewQueryService } from './review-query.service.ts';
import { replySchema, decide, decisionSchema } from './review-rules.ts';
import { ReviewEntity } from './review.entity.ts';
import type { ReviewSubmission } from './review.ts';

/** Result for one of several reviews. */
export interface ReviewResult {
  reviewId: string;
  /** The updated review; null if it does not exist. */
  review: ReviewSubmission | null;
  userErrors: readonly UserErrorIssue[];
}

/** Moderates reviews. */
export class ReviewModerationService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly queries: ReviewQueryService,
  ) {}

  /**
   * Approves or rejects reviews. A review edited since staff read it is not changed, and its result says so.
   * @returns the results, in the same order
   * @throws UserError for an invalid decision
   */
  async moderate(input: z.input<typeof decisionSchema>): Promise<ReviewResult[]> {
    const { reviews, decision, reason } = validate(decisionSchema, input);
    const expectedVersions = new Map(reviews.map(({ id, expectedVersion }) => [id, expectedVersion ?? null]));
    const failures = await retryTransaction(this.em, async (em) => {
      const failed = new Map<string, readonly UserErrorIssue[]>();
      const lockedReviews = await lockAll(em, [...expectedVersions.keys()]);
      for (const [id, expected] of expectedVersions) {
        const review = lockedReviews.get(id);
        try {
          if (!review) throw notFound();
          assertVersion(review, expected);
        } catch (error) {
          if (!(error instanceof UserError)) throw error;
          failed.set(id, error.issues);
        }
      }
      // In product order, so that concurrent moderators, whose decisions update product ratings, can't
      // deadlock.
      for (const review of lockedReviews.values()) {
        if (failed.has(review.id)) continue;
        const { id } = review;
        await em.nativeUpdate(ReviewEntity, { id }, decide(review, decision, reason));
      }
      return failed;
    });
    const now = await this.queries.findMany([...expectedVersions.keys()]);
    return [...expectedVersions.keys()].map((reviewId) => ({
      reviewId,
      review: now.get(reviewId) ?? null,
      userErrors: failures.get(reviewId) ?? [],
    }));
  }

  /**
   * Sets the shop's reply to a review; an empty one removes it.
   * @throws UserError NOT_FOUND, VERSION_CHANGED, or for invalid input
   */
  async setReply(
    id: string,
    text: string | null | undefined,
    expectedVersion: string | null,
  ): Promise<ReviewSubmission> {
    const { text: reply } = validate(replySchema, { text });
    await retryTransaction(this.em, async (em) => {
      const review = (await lockAll(em, [id])).get(id);
      if (!review) throw notFound();
      assertVersion(review, expectedVersion);
      const repliedAt = reply === null ? null : this.clock();
      await em.nativeUpdate(ReviewEntity, { id }, { reply, repliedAt });
    });
    const review = (await this.queries.findMany([id])).get(id);
    if (!review) throw notFound();
    return review;
  }
}

const notFound = () => userError('NOT_FOUND', message('review.notFound'), ['id']);

async function lockAll(em: EntityManager, ids: readonly string[]): Promise<Map<string, ReviewEntity>> {
  const rows = await em.find(
    ReviewEntity,
    { id: { $in: ids.filter(isUuid) } },
    { orderBy: { product: 'asc', id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  return new Map(rows.map((row) => [row.id, row]));
}
