import { type RawBuilder, sql } from 'kysely';
import { holdLock } from '../../db/advisory-lock.ts';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { DAY } from '../../shared/time/duration.ts';
import { EventEntity } from './event.entity.ts';
import { type EventKind, eventKinds, type EventSubject, type ShopEvent } from './shop-event.ts';
import type { EventsTables } from './events.tables.ts';

/** The NOTIFY channel that announces new events to all processes. */
export const EVENTS_CHANNEL = 'shop_events';

/** Events per transaction. */
const BATCH = 500;
const KEPT_FOR = 30 * DAY;

/** Filter of the events to return; without conditions, all. */
export interface Followed {
  kinds?: readonly EventKind[];
  subjectIds?: readonly string[] | null;
  /** Only events about this customer's orders. */
  customerId?: string | null;
  /** The last position to include. */
  until?: bigint;
}

/** The shop's events, in order of publication. */
export class EventLogService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    /** See `eventSubjects`. */
    private readonly subjects: readonly EventSubject[],
  ) {}

  /**
   * Assigns positions to the events of finished transactions, and notifies all processes. Only one
   * transaction at a time does so, so a reader at a position never misses an event committed later with a
   * smaller one. Several processes may call it concurrently.
   */
  async publish(): Promise<void> {
    let published: number;
    do published = await retryTransaction(this.em, publishSome);
    while (published === BATCH);
  }

  private caseOf(
    valueOf: (subject: EventSubject) => RawBuilder<unknown> | undefined,
    otherwise: RawBuilder<unknown>,
  ): RawBuilder<unknown> {
    const cases = this.subjects.flatMap((subject) => {
      const value = valueOf(subject);
      return value ? [sql`when kind in (${sql.join([...subject.kinds])}) then (${value})`] : [];
    });
    return cases.length > 0 ? sql`case ${sql.join(cases, sql` `)} else ${otherwise} end` : otherwise;
  }

  /** Position of the last published event; 0n if there is none. */
  async lastPosition(): Promise<bigint> {
    const row = await this.em
      .getKysely<EventsTables>()
      .selectFrom('events')
      .select((eb) => eb.fn.max('position').as('position'))
      .executeTakeFirst();
    return BigInt(row?.position ?? 0);
  }

  /** Reads the next 500 events after a position and returns those that match the filter. */
  async after(
    position: bigint,
    { kinds = eventKinds, subjectIds, customerId, until }: Followed = {},
  ): Promise<ShopEvent[]> {
    if (kinds.length === 0) return [];
    const customerIdOf = this.caseOf((subject) => subject.customerId, sql`null::uuid`);
    const { rows } = await sql<Row>`
      select position, kind, subject_id, actor_id, request_id, created_at,
        ${this.caseOf(({ name }) => name, sql`subject_id`)} as subject_name,
        ${customerIdOf} as customer_id,
        actor_name(actor_id) as actor_name
      from events where position > ${position.toString()} and kind in (${sql.join([...kinds])})
        ${until === undefined ? sql`` : sql`and position <= ${until.toString()}`}
        ${subjectIds ? sql`and subject_id = any(${[...subjectIds]})` : sql``}
        ${customerId ? sql`and ${customerIdOf} = ${customerId}` : sql``}
      order by position limit ${BATCH}
    `.execute(this.em.getKysely<EventsTables>());
    return rows.map(toShopEvent);
  }

  /** Deletes events published more than 30 days ago. */
  async purgeExpired(): Promise<void> {
    const before = new Date(this.clock().getTime() - KEPT_FOR);
    await this.em.nativeDelete(EventEntity, { createdAt: { $lt: before }, position: { $ne: null } });
  }
}

/** @returns the number of events published */
async function publishSome(em: EntityManager): Promise<number> {
  const db = em.getKysely<EventsTables>();
  const waiting = await db
    .selectFrom('events')
    .where('position', 'is', null)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  if (!waiting) return 0;
  await holdLock(db, 'events');
  const { numAffectedRows = 0n } = await sql`
    update events set position = numbered.position
    from (
      select id, nextval('event_positions') as position
      from (select id from events where position is null order by id limit ${BATCH}) as waiting
    ) as numbered
    where events.id = numbered.id
  `.execute(db);
  await sql`select pg_notify(${EVENTS_CHANNEL}, '')`.execute(db);
  return Number(numAffectedRows);
}

interface Row {
  position: string | number | bigint;
  kind: EventKind;
  subject_id: string;
  subject_name: string | null;
  customer_id: string | null;
  actor_id: string | null;
  actor_name: string | null;
  request_id: string | null;
  created_at: Date;
}

function toShopEvent({
  position,
  kind,
  subject_id,
  subject_name,
  customer_id,
  actor_id,
  actor_name,
  request_id,
  created_at,
}: Row): ShopEvent {
  return {
    position: BigInt(position),
    kind,
    subjectId: subject_id,
    subjectName: subject_name ?? '',
    customerId: customer_id,
    actorId: actor_id,
    actorName: actor_name,
    requestId: request_id,
    createdAt: new Date(created_at),
  };
}
