import { Repeater } from '@repeaterjs/repeater';
import type { Notifications } from '../../db/notifications.ts';
import { RequestError } from '../../errors.ts';
import type { Log } from '../../shared/log.ts';
import { message } from '../../shared/messages/message.ts';
import { type EventLogService, EVENTS_CHANNEL } from './event-log.service.ts';
import type { EventKind, ShopEvent } from './shop-event.ts';

/** Events that a listener is told of at once. */
export interface EventBatch {
  /** Of the last event that was read for the batch, whether it is in it or not. */
  position: bigint;
  events: readonly ShopEvent[];
}

type Listener = (batch: EventBatch) => void;

/**
 * Tells the listeners of this process what happens in the shop, in whichever process it happens. It reads each event once for all of them, and
 * none while there is nobody to tell.
 */
export class EventStreamService {
  readonly #listeners = new Set<Listener>();
  /** Up to where the listeners were told; null without any. */
  #position: bigint | null = null;
  #isListening = false;
  #lastTurn: Promise<unknown> = Promise.resolve();

  /** `openLog` gives the log of events on a unit of work of its own. */
  constructor(
    private readonly openLog: () => EventLogService,
    private readonly notifications: Notifications,
    private readonly log: Log,
  ) {}

  /**
   * The events of these kinds after a position; without one, those that are published from now on. The first batch comes at once, and may be
   * empty: from then on nothing is missed. The iteration fails for whoever falls far behind.
   */
  subscribe(kinds: ReadonlySet<EventKind>, after?: bigint): AsyncIterableIterator<EventBatch> {
    const wanted = ({ events, position }: EventBatch) => ({
      position,
      events: events.filter(({ kind }) => kinds.has(kind)),
    });
    return new Repeater<EventBatch>(async (push, stop) => {
      const send = (batch: EventBatch) => {
        try {
          push(batch).catch(stop);
        } catch (error) {
          // A repeater holds a thousand values.
          stop(error);
        }
      };
      const early: EventBatch[] = [];
      let tell = (batch: EventBatch) => void early.push(batch);
      const listener: Listener = (batch) => tell(batch);
      const position = await this.#add(listener);
      for (const batch of await this.#between(after ?? position, position)) send(wanted(batch));
      tell = (batch) => {
        const { events } = wanted(batch);
        if (events.length > 0) send({ ...batch, events });
      };
      early.forEach(tell);
      await stop;
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#position = null;
    });
  }

  /** @returns the position after which the listener is told of everything */
  async #add(listener: Listener): Promise<bigint> {
    if (!this.#isListening) {
      this.#isListening = true;
      this.notifications.listen(EVENTS_CHANNEL, () => this.#readSoon());
    }
    return this.#inTurn(async () => {
      const position = this.#position ?? (await this.openLog().lastPosition());
      this.#position = position;
      this.#listeners.add(listener);
      return position;
    });
  }

  /** What was published in the meantime; at least one batch, at the end of it. */
  async #between(after: bigint, end: bigint): Promise<EventBatch[]> {
    const batches: EventBatch[] = [];
    const log = this.openLog();
    for (let position = after; position < end;) {
      const events = (await log.after(position)).filter((event) => event.position <= end);
      position = events.at(-1)?.position ?? end;
      batches.push({ position, events });
    }
    return batches.length > 0 ? batches : [{ position: end, events: [] }];
  }

  #readSoon(): void {
    this.#inTurn(() => this.#read()).catch((err: unknown) =>
      this.log.warn({ err }, 'the events of the shop could not be read'),
    );
  }

  /** One at a time, so that events come in order and no listener misses one. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#lastTurn.then(work);
    this.#lastTurn = turn.catch(() => undefined);
    return turn;
  }

  async #read(): Promise<void> {
    const log = this.openLog();
    while (this.#position !== null) {
      const events = await log.after(this.#position);
      const position = events.at(-1)?.position;
      if (position === undefined) return;
      this.#position = position;
      for (const listener of this.#listeners) listener({ position, events });
    }
  }
}

/** The position that a cursor stands for; undefined without one. @throws RequestError BAD_REQUEST when it stands for none */
export function readPosition(cursor: string | null | undefined): bigint | undefined {
  if (cursor === null || cursor === undefined) return undefined;
  if (!/^\d{1,18}$/.test(cursor)) throw new RequestError('BAD_REQUEST', message('request.afterInvalid'));
  return BigInt(cursor);
}
