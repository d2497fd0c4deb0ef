import { sql } from 'kysely';
import type { Orm } from '../db/database.ts';

/** What waits to be done, or has just happened, in the whole shop. */
export interface Backlog {
  queues: readonly { queue: string; depth: number; ageSeconds: number }[];
  orders: readonly { event: string; count: number }[];
}

/**
 * Reads what waits, by the small indexes that the workers use (decision 0031). The age of an email, a message
 * to a webhook or a refund counts from when it is due, so that one that waits for its next attempt is not
 * late. Orders are those of the last five minutes.
 */
export async function readBacklog(orm: Orm, now: Date): Promise<Backlog> {
  const db = orm.em.fork().getKysely();
  const { rows } = await sql<{ name: string; depth: string; since: Date | string | null }>`
    select 'emails' as name, count(*) as depth, min(due_at) as since
      from outbox_emails where sent_at is null and failed_at is null
    union all
    select 'webhooks', count(*), min(due_at)
      from webhook_deliveries join webhooks on webhooks.id = webhook_id
      where delivered_at is null and failed_at is null and disabled_reason is null
    union all
    select 'refunds', count(*), min(try_at) from refunds where try_at is not null
    union all
    select 'imports', count(*), min(created_at) from sheet_imports
      where ended_at is null and state in ('CHECKING', 'IMPORTING')
    union all
    select 'events', count(*), min(created_at) from events where position is null
  `.execute(db);
  const queues = rows.map(({ name, depth, since }) => {
    const ageMs = since === null ? 0 : now.getTime() - new Date(since).getTime();
    return { queue: name, depth: Number(depth), ageSeconds: Math.max(0, ageMs / 1000) };
  });
  const events = await sql<{ event: string; count: string }>`
    select event, count(events.id) as count
    from (values ('placed', 'ORDER_PLACED'), ('paid', 'order.paid'), ('canceled', 'order.cancelled')) as wanted (event, kind)
    left join events on events.kind = wanted.kind and events.created_at > ${now}::timestamptz - interval '5 minutes'
    group by event
  `.execute(db);
  return { queues, orders: events.rows.map(({ event, count }) => ({ event, count: Number(count) })) };
}
