import { Repeater } from '@repeaterjs/repeater';
import type { Followed } from '../events/event-log.service.ts';
import { type EventStreamService, readPosition } from '../events/event-stream.service.ts';
import type { ShopEvent } from '../events/shop-event.ts';

/**
 * A changed subject, by id. Null in the first message if nothing has changed yet; its cursor says from where
 * on no change is missed.
 */
export interface Change {
  cursor: string;
  subjectId: string | null;
}

/** Streams changes in the shop to subscribers. */
export class ChangeFeedService {
  constructor(private readonly eventStream: EventStreamService) {}

  /**
   * Streams the changes that match the filter. Several changes of a subject before a message are sent once.
   * `after` is the cursor of an earlier message.
   * @throws RequestError BAD_REQUEST for an invalid cursor
   */
  follow(followed: Omit<Followed, 'until'>, after: string | null | undefined): AsyncIterableIterator<Change> {
    const batches = this.eventStream.subscribe(followed, readPosition(after));
    // Not a generator, which would notice the end of the subscription only with the next event.
    return new Repeater<Change>(async (push, stop) => {
      void stop.then(() => batches.return?.());
      let isFirst = true;
      for await (const { events, position } of batches) {
        const changed = lastOfEach(events);
        if (isFirst && changed.length === 0) await push({ cursor: position.toString(), subjectId: null });
        isFirst = false;
        for (const event of changed) {
          await push({ cursor: event.position.toString(), subjectId: event.subjectId });
        }
      }
    });
  }
}

/** By position, so that a subscriber who resumes after one of them misses no other. */
function lastOfEach(events: readonly ShopEvent[]): ShopEvent[] {
  const last = new Map(events.map((event) => [event.subjectId, event]));
  return events.filter((event) => last.get(event.subjectId) === event);
}
