import { z } from 'zod';
import { moduleWebhookEvents } from '../../module-webhook-events.generated.ts';
import type { Permission } from '../../shared/permissions.ts';
import { type EventType, eventTypes, type MessageType, TEST_TYPE } from './event-type.ts';
import { moment } from '../events/payload-parts.ts';
import type { DeclaredWebhookEvent, ExampleTerms } from '../events/webhook-event.ts';

/** Changes with every incompatible change of a payload; adding fields is compatible. */
export const PAYLOAD_VERSION = 1;

/** The modules' declarations. An event missing here or in the contract is a compiler error. */
export const webhookEvents: Readonly<Record<EventType, DeclaredWebhookEvent>> = moduleWebhookEvents;

const testData = z.object({ message: z.string() }).describe('Staff tested the webhook.');

const bodyOf = (type: MessageType) => {
  const data = type === TEST_TYPE ? testData : webhookEvents[type].data;
  return z
    .object({
      id: z.string().describe('The event’s id, the same for every webhook.'),
      type: z.literal(type),
      version: z.literal(PAYLOAD_VERSION),
      createdAt: moment.describe(
        'When the event happened. The data is from a moment later, when the message was created.',
      ),
      data,
    })
    .describe(data.description ?? '');
};

/** JSON schemas of the message bodies, for the contract and the OpenAPI document. */
export const payloadSchemas = Object.fromEntries(
  [...eventTypes, TEST_TYPE as MessageType].map((type) => [type, bodyOf(type)]),
) as Readonly<Record<MessageType, ReturnType<typeof bodyOf>>>;

/** Required to subscribe to an event and to read its messages: the permission to read its subject. */
export function readPermission(type: MessageType): Permission | null {
  return type === TEST_TYPE ? null : webhookEvents[type].permission;
}

/**
 * Builds a message body. Drops unknown fields of the data. @throws ZodError for data that does not match its
 * type
 */
export function toBody(type: MessageType, event: { id: string; createdAt: Date }, data: unknown): string {
  const createdAt = event.createdAt.toISOString();
  const body = { id: `evt_${event.id}`, type, version: PAYLOAD_VERSION, createdAt, data };
  return JSON.stringify(payloadSchemas[type].parse(body));
}

/** A message about a fictional subject; `id` is the event's. */
export function exampleBody(type: MessageType, terms: ExampleTerms, id = '1'): string {
  // eslint-disable-next-line no-restricted-syntax -- read by programs and their developers
  const data = type === TEST_TYPE ? { message: 'This is a test.' } : webhookEvents[type].example(terms);
  return toBody(type, { id, createdAt: terms.now }, data);
}
