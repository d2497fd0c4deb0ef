import type { Scope } from '../../core/define-module.ts';
import type { EventType } from './event-type.ts';
import { toBody, webhookEvents } from './message-body.ts';

/**
 * Something that has happened, as webhooks are told of it; `subjectId` is that of the part that it is about:
 * a shipment, a refund.
 */
export interface OutsideEvent {
  id: string;
  type: EventType;
  subjectId: string;
  createdAt: Date;
}

/** The body of a message. */
interface Payload {
  body: string;
  /** The person that it says something about; null: nobody. */
  customerId: string | null;
}

/** Writes what webhooks are told of events, by what is true when it is written. */
export class PayloadService {
  constructor(private readonly scope: Scope) {}

  /**
   * The payloads of the events, by the event's id; there is none of what is gone again. What several kinds of
   * events are about is read once.
   */
  async build(events: readonly OutsideEvent[]): Promise<Map<string, Payload>> {
    const payloads = new Map<string, Payload>();
    for (const [load, some] of Map.groupBy(events, ({ type }) => webhookEvents[type].load)) {
      const known = await load(this.scope, [...new Set(some.map(({ subjectId }) => subjectId))]);
      for (const event of some) {
        const written = webhookEvents[event.type].write(known, event.subjectId);
        if (!written) continue;
        const { data, customerId } = written;
        payloads.set(event.id, { body: toBody(event.type, event, data), customerId });
      }
    }
    return payloads;
  }
}
