import { type Selectable, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { userError } from '../../errors.ts';
import type { StaffActor } from '../../shared/principal.ts';
import { createLoader } from '../../shared/create-loader.ts';
import { message } from '../../shared/messages/message.ts';
import { isUuid, newId } from '../../shared/new-id.ts';
import {
  type Connection,
  momentOf,
  type PageRequest,
  rowsToRead,
  toConnection,
} from '../../shared/paging/connection.ts';
import { limitedCount } from '../../shared/paging/limited-count.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { recordEntry } from '../audit/record-entry.ts';
import { type EventType, TEST_TYPE } from './event-type.ts';
import { exampleBody } from './message-body.ts';
import { resend, type WebhookFanOutService } from './webhook-fan-out.service.ts';
import { KEPT_FOR } from './webhook-rules.ts';
import type { WebhookService } from './webhook.service.ts';
import { WebhookDeliveryEntity } from './webhook.entity.ts';
import type { DeliveryState, Webhook, WebhookAttempt, WebhookDelivery } from './webhook.ts';
import type { WebhooksDatabase } from './webhooks.tables.ts';

/** Conditions are combined with AND. */
export interface DeliveryFilter {
  state?: DeliveryState | null | undefined;
  type?: EventType | null | undefined;
}

const conditions: Record<DeliveryState, ReturnType<typeof sql<boolean>>> = {
  WAITING: sql<boolean>`delivered_at is null and failed_at is null`,
  DELIVERED: sql<boolean>`delivered_at is not null`,
  FAILED: sql<boolean>`failed_at is not null`,
};

/** The log of webhook messages, with responses, and replays. */
export class WebhookLogService {
  private readonly attempts = createLoader<WebhookAttempt[]>((ids) => this.attemptsOfEach(ids), []);

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly webhooks: WebhookService,
    private readonly fanOut: WebhookFanOutService,
    private readonly currency: string,
  ) {}

  private get db() {
    return this.em.getKysely<WebhooksDatabase>();
  }

  /** Latest first. @throws RequestError BAD_REQUEST for the cursor of another list */
  async list(
    webhookId: string,
    filter: DeliveryFilter,
    page: PageRequest,
  ): Promise<Connection<WebhookDelivery>> {
    let query = this.matching(webhookId, filter).selectAll();
    if (page.after) {
      const { id } = page.after;
      query = query.where(
        sql<boolean>`(created_at, id) < (${momentOf(page.after)}::timestamptz, ${id}::uuid)`,
      );
    }
    const rows = await query
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(rowsToRead(page))
      .execute();
    return toConnection(rows, page.first, (row) => new Date(row.created_at).toISOString(), toDelivery);
  }

  /** Counts up to the limit of `limitedCount`. */
  async count(webhookId: string, filter: DeliveryFilter): Promise<number> {
    return limitedCount(this.db, this.matching(webhookId, filter).select('id'));
  }

  /** Oldest first; one statement for a page of messages. */
  async attemptsOf(deliveryId: string): Promise<WebhookAttempt[]> {
    return this.attempts.load(deliveryId);
  }

  /** Sends a test message. @throws UserError NOT_FOUND, INVALID_VALUE when the webhook is off */
  async sendTest(webhookId: string): Promise<WebhookDelivery> {
    assertOn(await this.webhooks.get(webhookId));
    const now = this.clock();
    const id = newId();
    await this.em.insert(WebhookDeliveryEntity, {
      id,
      webhook: webhookId,
      type: TEST_TYPE,
      createdAt: now,
      dueAt: now,
      body: exampleBody(TEST_TYPE, { currency: this.currency, now }, id),
    });
    return this.get(id);
  }

  /**
   * Sends a message again; the audit log records it. @throws UserError NOT_FOUND, INVALID_VALUE when the
   * webhook is off
   */
  async replay(actor: StaffActor, id: string): Promise<WebhookDelivery> {
    const { webhookId, type } = await this.get(id);
    const webhook = await this.webhooks.get(webhookId);
    assertOn(webhook);
    await this.em.transactional(async (em) => {
      await resend(em, { id }, this.clock());
      await recordReplay(em, actor, webhook, { message: id, type });
    });
    return this.get(id);
  }

  /**
   * Sends all events of a period again; the audit log records it. `until` is exclusive.
   * @throws UserError NOT_FOUND, INVALID_VALUE when the webhook is off, for an empty period, or one with more
   * than 1,000 events
   */
  async replayPeriod(
    actor: StaffActor,
    webhookId: string,
    from: Date,
    until: Date,
  ): Promise<{ webhook: Webhook; messageCount: number }> {
    const webhook = await this.webhooks.get(webhookId);
    assertOn(webhook);
    if (until <= from) throw userError('INVALID_VALUE', message('webhook.replayEmpty'), ['until']);
    const messageCount = await this.fanOut.replay(webhook, from, until, (em, count) =>
      recordReplay(em, actor, webhook, { from, until, message_count: count }),
    );
    return { webhook, messageCount };
  }

  /** Deletes messages older than 30 days. */
  async purgeExpired(): Promise<void> {
    const before = new Date(this.clock().getTime() - KEPT_FOR);
    await this.em.nativeDelete(WebhookDeliveryEntity, { createdAt: { $lt: before } });
  }

  private async get(id: string): Promise<WebhookDelivery> {
    const query = this.db.selectFrom('webhook_deliveries').selectAll();
    const row = isUuid(id) ? await query.where('id', '=', id).executeTakeFirst() : undefined;
    if (!row) throw userError('NOT_FOUND', message('webhookDelivery.notFound'), ['id']);
    return toDelivery(row);
  }

  private matching(webhookId: string, { state, type }: DeliveryFilter) {
    let query = this.db.selectFrom('webhook_deliveries').where('webhook_id', '=', webhookId);
    if (state) query = query.where(conditions[state]);
    if (type) query = query.where('type', '=', type);
    return query;
  }

  private async attemptsOfEach(ids: readonly string[]): Promise<Map<string, WebhookAttempt[]>> {
    const rows = await this.db
      .selectFrom('webhook_attempts')
      .where('delivery_id', 'in', ids)
      .orderBy('at')
      .orderBy('id')
      .selectAll()
      .execute();
    return Map.groupBy(
      rows.map(({ delivery_id: deliveryId, at, ...row }) => ({ ...row, deliveryId, at: new Date(at) })),
      ({ deliveryId }) => deliveryId,
    );
  }
}

function recordReplay(em: EntityManager, actor: StaffActor, { id, url }: Webhook, details: object) {
  return recordEntry(em, actor, {
    action: 'REPLAYED',
    subject: 'WEBHOOK',
    subjectId: id,
    subjectName: url,
    details: { ...details },
  });
}

/** @throws UserError INVALID_VALUE */
function assertOn({ isEnabled }: Webhook): void {
  if (!isEnabled) throw userError('INVALID_VALUE', message('webhook.off'), ['id']);
}

function toDelivery(row: Selectable<WebhooksDatabase['webhook_deliveries']>): WebhookDelivery {
  const deliveredAt = row.delivered_at && new Date(row.delivered_at);
  const failedAt = row.failed_at && new Date(row.failed_at);
  const state = deliveredAt ? 'DELIVERED' : failedAt ? 'FAILED' : 'WAITING';
  return {
    id: row.id,
    webhookId: row.webhook_id,
    type: row.type,
    body: row.body,
    state,
    createdAt: new Date(row.created_at),
    dueAt: state === 'WAITING' ? new Date(row.due_at) : null,
    deliveredAt,
    failedAt,
  };
}
