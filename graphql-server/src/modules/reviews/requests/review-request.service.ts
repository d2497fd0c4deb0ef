import type { Keys } from '../../../shared/secrets/keys.ts';
import { OPEN_STATUSES_SQL } from '../../orders/order-status.ts';
import { type Kysely, sql } from 'kysely';
import { claimRows } from '../../../db/claim-rows.ts';
import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import type { ComposedEmail, EmailComposer, Mail } from '../../../email/email-composer.ts';
import type { Sender } from '../../../email/email-content.ts';
import type { OutboxService } from '../../emails/outbox.service.ts';
import { userError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import { readSignedId, signId } from '../../../shared/secrets/signed-id.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { DAY } from '../../../shared/time/duration.ts';
import { webLinks } from '../../../shared/web-links.ts';
import { findToReviewOf } from '../bought-products-query.ts';
import { reviewRequestEmail } from './review-request-email.ts';
import { ReviewRequestEntity } from './review-request.entity.ts';
import type { ReviewsDatabase } from '../reviews.tables.ts';

/** Data of a review request email. */
export interface ReviewRequestEmail extends Mail {
  kind: 'REVIEW_REQUEST';
  orderId: string;
}

/**
 * Orders delivered longer ago than the setting plus this time get no request: the setting may have been off.
 */
const LATE = 14 * DAY;
/** How long processed orders are remembered: longer than any setting, so that no order gets two requests. */
const KEPT_FOR = 365 * DAY;
const BATCH = 50;
/** More links would not help. */
const MAX_PRODUCTS = 10;
const STOP = 'review-requests';

/** Emails each order's customer once, to request reviews. */
export class ReviewRequestService implements EmailComposer {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly outbox: OutboxService,
    private readonly sender: Sender,
    private readonly signingKeys: Keys,
    /** Days after the delivery; null for never. */
    private readonly requestAfterDays: number | null,
  ) {}

  /**
   * One run of the job `review-requests`. Several processes may run it at once: each order is claimed by one
   * of them.
   */
  async run(): Promise<void> {
    if (this.requestAfterDays === null) return;
    let claimed: number;
    do claimed = await this.requestBatch(this.requestAfterDays * DAY);
    while (claimed === BATCH);
  }

  /** Null if nothing is left to review, or the customer has unsubscribed. */
  async compose(_id: string, mail: Mail): Promise<ComposedEmail | null> {
    const { orderId } = mail as ReviewRequestEmail;
    const db = this.em.getKysely<ReviewsDatabase>();
    const order = await db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.user_id')
      .leftJoin('review_opt_outs', 'review_opt_outs.user_id', 'orders.user_id')
      .where('orders.id', '=', orderId)
      .where('review_opt_outs.user_id', 'is', null)
      .where('users.erased_at', 'is', null)
      .select(['orders.number', 'orders.user_id', 'users.first_name', 'orders.billing', 'orders.customer'])
      .executeTakeFirst();
    if (!order) return null;
    const waiting = await findToReviewOf(db, orderId);
    if (waiting.length === 0) return null;
    const stopUrl =
      this.sender.baseUrl + webLinks.reviewRequests(signId(this.signingKeys, STOP, order.user_id));
    const content = {
      name: order.billing?.firstName ?? (order.first_name || order.customer.fullName),
      orderNumber: order.number,
      products: waiting.slice(0, MAX_PRODUCTS).map(({ id, title }) => ({ id, title })),
      stopUrl,
    };
    return {
      draft: reviewRequestEmail(content, this.sender),
      replyTo: null,
      unsubscribeUrl: stopUrl,
    };
  }

  /**
   * Turns review requests off or on for the customer of a link.
   * @throws UserError INVALID_VALUE for a link that this shop has not sent, or whose customer no longer
   * exists
   */
  async setSubscribed(token: string, isSubscribed: boolean): Promise<void> {
    const userId = readSignedId(this.signingKeys, STOP, token);
    const invalid = () => userError('INVALID_VALUE', message('reviewRequests.linkInvalid'), ['token']);
    if (userId === null) throw invalid();
    const db = this.em.getKysely<ReviewsDatabase>();
    if (isSubscribed) {
      await db.deleteFrom('review_opt_outs').where('user_id', '=', userId).execute();
      return;
    }
    // Skips erased and deleted accounts.
    const { rows } = await sql`
      with known as (select id from users where id = ${userId} and erased_at is null), added as (
        insert into review_opt_outs (user_id, created_at) select id, ${this.clock()} from known on conflict do nothing
      ) select id from known`.execute(db);
    if (rows.length === 0) throw invalid();
  }

  /** Deletes old deliveries. */
  async purgeExpired(): Promise<void> {
    const before = new Date(this.clock().getTime() - KEPT_FOR);
    await this.em.nativeDelete(ReviewRequestEntity, { deliveredAt: { $lt: before } });
  }

  /** Claims orders and queues their emails in one transaction. @returns the number of processed orders */
  private async requestBatch(after: number): Promise<number> {
    const now = this.clock();
    const ago = (duration: number) => new Date(now.getTime() - duration);
    return retryTransaction(this.em, async (em) => {
      const db = em.getKysely<ReviewsDatabase>();
      const ids = await claimRows(db, {
        table: 'review_requests',
        waiting: sql`asked_at is null and delivered_at <= ${ago(after)} and delivered_at > ${ago(after + LATE)}`,
        orderBy: 'delivered_at',
        limit: BATCH,
        claim: { asked_at: now },
      });
      if (ids.length === 0) return 0;
      for (const { order_id: orderId, recipient } of await selectRecipients(db, ids)) {
        if (recipient === null || (await findToReviewOf(db, orderId)).length === 0) continue;
        const mail: ReviewRequestEmail = { kind: 'REVIEW_REQUEST', recipient, orderId };
        await this.outbox.add(em, mail);
      }
      // An order that is no longer delivered waits for its next delivery.
      await sql`delete from review_requests where id = any (${sql.val(ids)}::uuid[])
        and exists (select from orders where orders.id = review_requests.order_id and orders.status in ${sql.raw(OPEN_STATUSES_SQL)})`.execute(
        db,
      );
      return ids.length;
    });
  }
}

/** Recipients by order: the order's email; null for erased customers. Excludes customers who unsubscribed. */
function selectRecipients(db: Kysely<ReviewsDatabase>, ids: readonly string[]) {
  return db
    .selectFrom('review_requests')
    .innerJoin('orders', 'orders.id', 'review_requests.order_id')
    .leftJoin('review_opt_outs', 'review_opt_outs.user_id', 'orders.user_id')
    .where('review_requests.id', 'in', ids)
    .where('orders.status', '=', 'DELIVERED')
    .where('review_opt_outs.user_id', 'is', null)
    .orderBy('review_requests.delivered_at')
    .select('review_requests.order_id')
    .select(
      sql<string | null>`nullif(coalesce(billing ->> 'email', customer ->> 'email'), '')`.as('recipient'),
    )
    .execute();
}
