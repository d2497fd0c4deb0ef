import type { z } from 'zod';
import type { Scope } from '../../core/define-module.ts';
import type { Permission } from '../../shared/permissions.ts';
import type { EventKind } from './shop-event.ts';

/** What an example is about: the shop's currency and the time it is written at. */
export interface ExampleTerms {
  currency: string;
  now: Date;
}

/** What a message says. */
export interface MessageData<Data> {
  data: Data;
  /** The person that it says something about; null: nobody. */
  customerId: string | null;
}

/** What events of a module have in common. */
interface EventGroup<Known> {
  /** Who may register for them, and read their messages: whoever may read what they are about. */
  permission: Permission;
  /**
   * Reads what the events are about; their subjects may be parts of it, such as shipments. A few statements,
   * however many there are.
   */
  load(this: void, scope: Scope, subjectIds: readonly string[]): Promise<Known>;
}

interface EventParts<Known, Data extends z.ZodType> {
  /** What its messages say; its description says when it happens. */
  data: Data;
  /** The event that staff hear of already; left out: one of its own, by the same name. */
  kind?: EventKind;
  /** Whether only the last of several about one subject is sent: it says it all. */
  onlyLast?: boolean;
  /** Null when what it is about is gone again. */
  write(known: Known, subjectId: string): MessageData<z.input<Data>> | null;
  /** About something that does not exist, from the same code as the real ones. */
  example(terms: ExampleTerms): z.input<Data>;
}

/** An event that webhooks can be told of, as its module declares it in `<module>.webhook-events.ts`. */
export type DeclaredWebhookEvent = EventGroup<unknown> & EventParts<unknown, z.ZodType>;

/** Declares events whose data is read together. */
export function webhookEventsOf<Known>(group: EventGroup<Known>) {
  return <Data extends z.ZodType>(event: EventParts<Known, Data>) => ({ ...group, ...event });
}

/** The ids in examples, which belong to nothing. */
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
};
