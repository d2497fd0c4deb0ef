import { Repeater } from '@repeaterjs/repeater';
import type { Followed } from '../events/event-log.service.ts';
import { type EventStreamService, readPosition } from '../events/event-stream.service.ts';
import type { ShopEvent } from '../events/shop-event.ts';

/**
 * That something has changed: what it is, by its id. Null when nothing has yet, in a first message that says
 * from where on nothing is missed.
 */
export interface Change {
  cursor: string;
  subjectId: string | null;
}

/** What changes in the shop, for whoever follows some of it. */
export class ChangeFeedService {
  constructor(private readonly eventStream: EventStreamService) {}

  /**
   * The changes that a caller follows, one after the other. What changed several times before it was told is
   * told once. `after` is the cursor of an earlier message.
   * @throws RequestError BAD_REQUEST for a cursor that is none
   */
  follow(followed: Omit<Followed, 'until'>, after: string | null | undefined): AsyncIterableIterator<Change> {
    const batches = this.eventStream.subscribe(followed, readPosition(after));
    // Not a generator, which would hear of its end only with the next event.
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

/** In the order of their positions, so that whoever continues after one of them misses no other. */
function lastOfEach(events: readonly ShopEvent[]): ShopEvent[] {
  const last = new Map(events.map((event) => [event.subjectId, event]));
  return events.filter((event) => last.get(event.subjectId) === event);
}
