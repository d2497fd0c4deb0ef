import type { Scope } from '../../core/define-module.ts';
import type { EventType } from './event-type.ts';
import { toBody, webhookEvents } from './message-body.ts';

/** An event to send to webhooks; `subjectId` may be a part, such as a shipment or refund. */
export interface OutsideEvent {
  id: string;
  type: EventType;
  subjectId: string;
  createdAt: Date;
  /** The `traceparent` of the request that caused it; null: it was not traced. */
  trace: string | null;
}

/** The body of a message. */
interface Payload {
  body: string;
  /** The person whose data it contains; null if none. */
  customerId: string | null;
}

/** Builds webhook payloads from the data at that time. */
export class PayloadService {
  constructor(private readonly scope: Scope) {}

  /**
   * Payloads by event id; missing if the subject no longer exists. Subjects shared by several kinds of events
   * are loaded once.
   */
  async build(events: readonly OutsideEvent[]): Promise<Map<string, Payload>> {
    const payloads = new Map<string, Payload>();
    for (const [load, some] of Map.groupBy(events, ({ type }) => webhookEvents[type].load)) {
      const subjects = await load(this.scope, [...new Set(some.map(({ subjectId }) => subjectId))]);
      for (const event of some) {
        const written = webhookEvents[event.type].buildData(subjects, event.subjectId);
        if (!written) continue;
        const { data, customerId } = written;
        payloads.set(event.id, { body: toBody(event.type, event, data), customerId });
      }
    }
    return payloads;
  }
}
