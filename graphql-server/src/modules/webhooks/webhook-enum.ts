import { type EventType, eventTypes } from './payloads/event-types.ts';

/** The contract's name of an event, such as ORDER_PLACED: names in GraphQL have no dots. */
export type WebhookEnumValue = Uppercase<Replaced<EventType>>;

type Replaced<Name extends string> = Name extends `${infer Subject}.${infer What}`
  ? `${Subject}_${What}`
  : never;

export function toEnumValue(type: EventType): WebhookEnumValue {
  return type.replace('.', '_').toUpperCase() as WebhookEnumValue;
}

const byEnumValue = new Map(eventTypes.map((type) => [toEnumValue(type), type]));

export function toEventType(value: WebhookEnumValue): EventType {
  const type = byEnumValue.get(value);
  if (!type) throw new Error(`The contract knows an event that the shop does not: ${value}`);
  return type;
}
