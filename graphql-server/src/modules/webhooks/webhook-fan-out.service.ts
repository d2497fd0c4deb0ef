import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import { newId } from '../../shared/new-id.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { type EventType, eventTypes } from './event-type.ts';
import { webhookEvents } from './message-body.ts';
import type { OutsideEvent, PayloadService } from './payload.service.ts';
import { MAX_REPLAYED } from './webhook-rules.ts';
import { WebhookDeliveryEntity, WebhookEntity } from './webhook.entity.ts';
import type { WebhooksDatabase } from './webhooks.tables.ts';

/** Events per transaction. */
const BATCH = 100;

/** A run ends after this many batches, so that a long queue does not delay a shutdown. */
const MAX_BATCHES = 20;

/** A webhook and its event types. */
type Interested = Pick<WebhookEntity, 'id' | 'eventTypes'>;

/** Creates webhook messages from shop events; each payload is built once for all webhooks. */
export class WebhookFanOutService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly payloads: PayloadService,
  ) {}

  /**
   * Continues after the last processed event. Several processes may run it at once: each event is processed
   * by one of them.
   */
  async run(): Promise<void> {
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      if (!(await this.notifyBatch())) return;
    }
  }

  /**
   * Sends the events of a period again: existing messages unchanged, and missing ones, for example from while
   * the webhook was off, with current data. `record` logs the number, in the same transaction.
   * @returns the number of messages @throws UserError INVALID_VALUE for more than 1,000
   */
  async replay(
    webhook: Interested,
    from: Date,
    until: Date,
    record: (em: EntityManager, messageCount: number) => Promise<void>,
  ): Promise<number> {
    const events = await this.readEvents(
      webhook.eventTypes,
      sql`created_at >= ${from} and created_at < ${until}`,
      MAX_REPLAYED + 1,
    );
    if (events.length > MAX_REPLAYED)
      throw userError('INVALID_VALUE', message('webhook.replayTooLong', { max: MAX_REPLAYED }), ['until']);
    const ids = events.map(({ id }) => id);
    const sent = await this.db
      .selectFrom('webhook_deliveries')
      .where('webhook_id', '=', webhook.id)
      .where(sql<boolean>`event_id = any (${sql.val(ids)}::bigint[])`)
      .select('event_id')
      .execute();
    const sentIds = new Set(sent.map(({ event_id: id }) => String(id)));
    const rows = await this.buildDeliveries(
      events.filter(({ id }) => !sentIds.has(id)),
      [webhook],
    );
    const messageCount = sentIds.size + rows.length;
    await retryTransaction(this.em, async (em) => {
      await resend(em, { webhook: webhook.id, eventId: { $in: [...sentIds] } }, this.clock());
      await add(em, rows);
      await record(em, messageCount);
    });
    return messageCount;
  }

  private get db() {
    return this.em.getKysely<WebhooksDatabase>();
  }

  /** @returns whether there may be more */
  private async notifyBatch(): Promise<boolean> {
    const { rows } = await sql<{ position: string; last: string }>`
      select position, (select coalesce(max(position), 0) from events) as last from webhook_progress`.execute(
      this.db,
    );
    const { position = '0', last = '0' } = rows[0] ?? {};
    if (BigInt(last) <= BigInt(position)) return false;
    const webhooks = await this.em
      .fork()
      .find(WebhookEntity, { disabledReason: null }, { fields: ['id', 'eventTypes'] });
    const subscribedTypes = eventTypes.filter((type) =>
      webhooks.some((webhook) => webhook.eventTypes.includes(type)),
    );
    const events = await this.readEvents(
      subscribedTypes,
      sql`position > ${position}::bigint and position <= ${last}::bigint`,
      BATCH,
    );
    const hasMore = events.length === BATCH;
    const end = hasMore ? (events.at(-1)?.position ?? last) : last;
    const messages = await this.buildDeliveries(events, webhooks);
    await retryTransaction(this.em, async (em) => {
      // Another process was faster and has processed them.
      const { numAffectedRows = 0n } =
        await sql`update webhook_progress set position = ${end} where position = ${position}`.execute(
          em.getKysely(),
        );
      if (numAffectedRows > 0n) await add(em, messages);
    });
    return hasMore;
  }

  private async readEvents(
    types: readonly EventType[],
    condition: ReturnType<typeof sql>,
    limit: number,
  ): Promise<(OutsideEvent & { position: string })[]> {
    if (types.length === 0) return [];
    const { rows } = await sql<EventRow>`
      select id, position, kind, subject_id, created_at, trace from (
        select *, kind in (${sql.join(kindsOfLast)})
            and lead(position) over (partition by kind, subject_id order by position) is not null as is_outdated
          from events
          where kind in (${sql.join(types.map(kindOf))}) and position is not null and ${condition}
        ) found
      where not is_outdated
      order by position limit ${limit}`.execute(this.db);
    return rows.map((row) => ({
      id: String(row.id),
      position: String(row.position),
      type: typeOf(row.kind),
      subjectId: row.subject_id,
      createdAt: new Date(row.created_at),
      trace: row.trace,
    }));
  }

  /** The message rows for all webhooks subscribed to the events. */
  private async buildDeliveries(events: readonly OutsideEvent[], webhooks: readonly Interested[]) {
    const payloads = await this.payloads.build(events);
    const now = this.clock();
    return events.flatMap(({ id: eventId, type, trace }) => {
      const payload = payloads.get(eventId);
      if (!payload) return [];
      return webhooks
        .filter((webhook) => webhook.eventTypes.includes(type))
        .map(({ id: webhook }) => ({
          id: newId(),
          webhook,
          eventId,
          type,
          ...payload,
          createdAt: now,
          dueAt: now,
          trace,
        }));
    });
  }
}

interface EventRow {
  id: string;
  position: string;
  kind: string;
  subject_id: string;
  created_at: Date;
  trace: string | null;
}

const kindOf = (type: EventType) => webhookEvents[type].kind ?? type;
/** If a product's stock changes repeatedly, the last event is enough. */
const kindsOfLast = eventTypes.filter((type) => webhookEvents[type].onlyLast).map(kindOf);
const typesByKind = new Map<string, EventType>(eventTypes.map((type) => [kindOf(type), type]));
const typeOf = (kind: string) => typesByKind.get(kind) ?? (kind as EventType);

type NewDelivery = Awaited<ReturnType<WebhookFanOutService['buildDeliveries']>>[number];

/** A replay and the job may both process an event; the webhook gets it once. */
async function add(em: EntityManager, rows: readonly NewDelivery[]): Promise<void> {
  if (rows.length === 0) return;
  await em
    .getKysely<WebhooksDatabase>()
    .insertInto('webhook_deliveries')
    .values(
      rows.map(({ webhook, eventId, customerId, createdAt, dueAt, ...row }) => ({
        ...row,
        webhook_id: webhook,
        event_id: eventId,
        customer_id: customerId,
        created_at: createdAt,
        due_at: dueAt,
        attempts: 0,
      })),
    )
    .onConflict((conflict) => conflict.columns(['webhook_id', 'event_id']).doNothing())
    .execute();
}

/** Queues messages again as if they had not been sent, in the caller's transaction. @returns their number */
export async function resend(
  em: EntityManager,
  which: { id: string } | { webhook: string; eventId: { $in: string[] } },
  now: Date,
): Promise<number> {
  const again = { dueAt: now, attempts: 0, deliveredAt: null, failedAt: null };
  return em.nativeUpdate(WebhookDeliveryEntity, which, again);
}
