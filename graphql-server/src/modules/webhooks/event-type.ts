import { webhookEventNames } from '../../shared/contract-names.generated.ts';

/** An event type in the contract, such as ORDER_PLACED: GraphQL names can't contain dots. */
export type WebhookEnumValue = (typeof webhookEventNames)[number];

type Named<Name extends WebhookEnumValue> = Name extends `${infer Subject}_${infer What}`
  ? `${Lowercase<Subject>}.${Lowercase<What>}`
  : never;

/**
 * Webhook event types as in messages: `order.placed` is ORDER_PLACED in the contract, which lists all of
 * them. Each module declares its own in `<module>.webhook-events.ts`.
 */
export type EventType = Named<WebhookEnumValue>;

/** A test message sent by staff; webhooks can't subscribe to it. */
export const TEST_TYPE = 'webhook.test';

export type MessageType = EventType | typeof TEST_TYPE;

export function toEventType(value: WebhookEnumValue): EventType {
  return value.toLowerCase().replace('_', '.') as EventType;
}

export function toEnumValue(type: EventType): WebhookEnumValue {
  return type.replace('.', '_').toUpperCase() as WebhookEnumValue;
}

/** All event types, in display order. */
export const eventTypes: readonly EventType[] = webhookEventNames.map(toEventType);
