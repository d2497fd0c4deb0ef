import { Repeater } from '@repeaterjs/repeater';
import type { Notifications } from '../../db/notifications.ts';
import { RequestError } from '../../errors.ts';
import type { Log } from '../../shared/log.ts';
import { message } from '../../shared/messages/message.ts';
import { type EventLogService, EVENTS_CHANNEL, type Followed } from './event-log.service.ts';
import type { ShopEvent } from './shop-event.ts';

/** Events delivered to a listener together. */
export interface EventBatch {
  /** Position of the last event read for the batch, even if the filter excluded it. */
  position: bigint;
  events: readonly ShopEvent[];
}

/**
 * The most past events, of all kinds, that a reconnecting subscriber can replay; an older cursor is rejected.
 */
const MAX_REPLAY = 50_000n;
/** How many batches may wait while a subscriber still reads past events; a repeater buffers as many later. */
const MAX_WAITING = 1000;

type Listener = (batch: EventBatch) => void;

/**
 * Delivers the shop's events, from any process, to this process's listeners. Reads each event once for all of
 * them, and none if there are no listeners.
 */
export class EventStreamService {
  readonly #listeners = new Set<Listener>();
  /** Position up to which events were delivered; null without listeners. */
  #position: bigint | null = null;
  #isListening = false;
  #lastTurn: Promise<unknown> = Promise.resolve();

  /** `openLog` creates an event log with its own unit of work. */
  constructor(
    private readonly openLog: () => EventLogService,
    private readonly notifications: Notifications,
    private readonly log: Log,
  ) {}

  /**
   * Matching events after a position; without one, those published from now on. The first batch comes at once
   * and may be empty; no event after it is missed. The iteration fails if the reader falls far behind.
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
          // A repeater's buffer holds a thousand values.
          stop(error);
        }
      };
      const early: EventBatch[] = [];
      let deliver = ifWanted((batch) => {
        if (early.push(batch) > MAX_WAITING) stop(new Error('A subscriber does not read what it missed'));
      });
      const listener: Listener = (batch) => deliver(batch);
      const position = await this.#add(listener);
      let hasStopped = false;
      void stop.then(() => (hasStopped = true));
      try {
        for await (const batch of this.#between(after ?? position, position, followed)) {
          // Wait for delivery before reading the next batch: past events must not fill the memory.
          await push(batch);
          if (hasStopped) break;
        }
        deliver = ifWanted(send);
        early.forEach(send);
        await stop;
      } finally {
        this.#listeners.delete(listener);
        if (this.#listeners.size === 0) this.#position = null;
      }
    });
  }

  /** @returns the position after which the listener gets every event */
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
   * Events published in the meantime, in at least one batch, the last of which ends at `end`.
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

  /** Runs one task at a time, so that events stay in order and no listener misses one. */
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
 * The position in a cursor; undefined without a cursor. @throws RequestError BAD_REQUEST for an invalid
 * cursor
 */
export function readPosition(cursor: string | null | undefined): bigint | undefined {
  if (cursor === null || cursor === undefined) return undefined;
  if (!/^\d{1,18}$/.test(cursor)) throw new RequestError('BAD_REQUEST', message('request.afterInvalid'));
  return BigInt(cursor);
}
