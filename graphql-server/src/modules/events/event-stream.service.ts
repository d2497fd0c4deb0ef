import { Repeater } from '@repeaterjs/repeater';
import type { Notifications } from '../../db/notifications.ts';
import { RequestError } from '../../errors.ts';
import type { Log } from '../../shared/log.ts';
import { message } from '../../shared/messages/message.ts';
import { type EventLogService, EVENTS_CHANNEL, type Followed } from './event-log.service.ts';
import type { ShopEvent } from './shop-event.ts';

/** Events that a listener is told of at once. */
export interface EventBatch {
  /** Of the last event that was read for the batch, whether it is in it or not. */
  position: bigint;
  events: readonly ShopEvent[];
}

/** A subscriber who reconnects gets at most as many past events, of all kinds; with an older cursor, none. */
const MAX_REPLAY = 50_000n;
/** The most batches that wait while a subscriber still reads past events; a repeater holds as many later. */
const MAX_WAITING = 1000;

type Listener = (batch: EventBatch) => void;

/**
 * Tells the listeners of this process what happens in the shop, in whichever process it happens. It reads
 * each event once for all of them, and none while there is nobody to tell.
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
   * The events that somebody follows after a position; without one, those that are published from now on. The
   * first batch comes at once, and may be empty: from then on nothing is missed. The iteration fails if the
   * reader falls far behind.
   */
  subscribe(followed: Omit<Followed, 'until'>, after?: bigint): AsyncIterableIterator<EventBatch> {
    const kinds = new Set(followed.kinds);
    const subjects = followed.subjectIds && new Set(followed.subjectIds);
    const isWanted = ({ kind, subjectId, customerId }: ShopEvent) =>
      kinds.has(kind) &&
      (subjects?.has(subjectId) ?? true) &&
      (!followed.customerId || customerId === followed.customerId);
    const ifWanted = (use: (batch: EventBatch) => void) => (batch: EventBatch) => {
      const events = batch.events.filter(isWanted);
      if (events.length > 0) use({ position: batch.position, events });
    };
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
      let tell = ifWanted((batch) => {
        if (early.push(batch) > MAX_WAITING) stop(new Error('A subscriber does not read what it missed'));
      });
      const listener: Listener = (batch) => tell(batch);
      const position = await this.#add(listener);
      let hasStopped = false;
      void stop.then(() => (hasStopped = true));
      try {
        for await (const batch of this.#between(after ?? position, position, followed)) {
          // Read the next batch only when this one was delivered: past events must not fill the memory.
          await push(batch);
          if (hasStopped) break;
        }
        tell = ifWanted(send);
        early.forEach(send);
        await stop;
      } finally {
        this.#listeners.delete(listener);
        if (this.#listeners.size === 0) this.#position = null;
      }
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

  /**
   * What was published in the meantime; at least one batch, at the end of it.
   * @throws RequestError BAD_REQUEST when the cursor is too old, see MAX_REPLAY
   */
  async *#between(after: bigint, end: bigint, followed: Followed): AsyncGenerator<EventBatch> {
    if (end - after > MAX_REPLAY) throw new RequestError('BAD_REQUEST', message('request.afterTooOld'));
    const log = this.openLog();
    let position = after;
    do {
      const events = position < end ? await log.after(position, { ...followed, until: end }) : [];
      position = events.at(-1)?.position ?? end;
      yield { position, events };
    } while (position < end);
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

/**
 * The position that a cursor stands for; undefined without one. @throws RequestError BAD_REQUEST when it
 * stands for none
 */
export function readPosition(cursor: string | null | undefined): bigint | undefined {
  if (cursor === null || cursor === undefined) return undefined;
  if (!/^\d{1,18}$/.test(cursor)) throw new RequestError('BAD_REQUEST', message('request.afterInvalid'));
  return BigInt(cursor);
}
