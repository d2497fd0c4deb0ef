import type { z } from 'zod';
import type { Scope } from '../../core/define-module.ts';
import type { Permission } from '../../shared/permissions.ts';
import type { EventKind } from './shop-event.ts';

/** Terms of an example: the shop's currency and the current time. */
export interface ExampleTerms {
  currency: string;
  now: Date;
}

export interface MessageData<Data> {
  data: Data;
  /** The person whose data it contains; null if none. */
  customerId: string | null;
}

/** Common properties of a module's events. */
interface EventGroup<Known> {
  /**
   * Required to subscribe to the events and to read their messages: the permission to read their subjects.
   */
  permission: Permission;
  /**
   * Loads the subjects of events, which may be parts such as shipments. The number of statements must not
   * grow with the number of events.
   */
  load(this: void, scope: Scope, subjectIds: readonly string[]): Promise<Known>;
}

interface EventParts<Known, Data extends z.ZodType> {
  /** Schema of the message's data; its description says when the event occurs. */
  data: Data;
  /** The existing staff event that triggers it; by default an event of its own with the same name. */
  kind?: EventKind;
  /**
   * Whether only the latest of several events about one subject is sent, because it supersedes the others.
   */
  onlyLast?: boolean;
  /** Null if the subject no longer exists. */
  buildData(subjects: Known, subjectId: string): MessageData<z.input<Data>> | null;
  /** About a fictional subject, from the same code as the real data. */
  example(terms: ExampleTerms): z.input<Data>;
}

/** A webhook event type, declared by its module in `<module>.webhook-events.ts`. */
export type DeclaredWebhookEvent = EventGroup<unknown> & EventParts<unknown, z.ZodType>;

/** Declares events whose data is loaded together. */
export function webhookEventsOf<Known>(group: EventGroup<Known>) {
  return <Data extends z.ZodType>(event: EventParts<Known, Data>) => ({ ...group, ...event });
}

/** Ids in examples; no rows have them. */
export const exampleIds = {
  order: '019a1f60-5b00-7000-8000-000000000001',
  line: '019a1f60-5b00-7000-8000-000000000002',
  product: '019a1f60-5b00-7000-8000-000000000003',
  variant: '019a1f60-5b00-7000-8000-000000000004',
  customer: '019a1f60-5b00-7000-8000-000000000005',
  shipment: '019a1f60-5b00-7000-8000-000000000006',
  refund: '019a1f60-5b00-7000-8000-000000000007',
  return: '019a1f60-5b00-7000-8000-000000000008',
  review: '019a1f60-5b00-7000-8000-000000000009',
  category: '019a1f60-5b00-7000-8000-00000000000a',
  comment: '019a1f60-5b00-7000-8000-00000000000b',
  subscriber: '019a1f60-5b00-7000-8000-00000000000c',
  withdrawal: '019a1f60-5b00-7000-8000-00000000000d',
  invoice: '019a1f60-5b00-7000-8000-00000000000e',
};
