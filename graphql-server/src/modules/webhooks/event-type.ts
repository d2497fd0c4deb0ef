import { webhookEventNames } from '../../shared/contract-names.generated.ts';

/** The contract's name of an event, such as ORDER_PLACED: names in GraphQL have no dots. */
export type WebhookEnumValue = (typeof webhookEventNames)[number];

type Named<Name extends WebhookEnumValue> = Name extends `${infer Subject}_${infer What}`
  ? `${Lowercase<Subject>}.${Lowercase<What>}`
  : never;

/**
 * What webhooks can be told, by the name that stands in a message: `order.placed` is ORDER_PLACED in the
 * contract, which names all of them. Each module declares its own in `<module>.webhook-events.ts`.
 */
export type EventType = Named<WebhookEnumValue>;

/** Sent by staff to try a webhook out; no webhook registers for it. */
export const TEST_TYPE = 'webhook.test';

export type MessageType = EventType | typeof TEST_TYPE;

export function toEventType(value: WebhookEnumValue): EventType {
  return value.toLowerCase().replace('_', '.') as EventType;
}

export function toEnumValue(type: EventType): WebhookEnumValue {
  return type.replace('.', '_').toUpperCase() as WebhookEnumValue;
}

/** The names of all events, in the order in which they are listed. */
export const eventTypes: readonly EventType[] = webhookEventNames.map(toEventType);
