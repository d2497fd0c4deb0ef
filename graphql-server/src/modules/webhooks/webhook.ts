import type { EventType, MessageType } from './event-type.ts';
import type { DisabledReason } from './webhook-rules.ts';

/** Somebody outside who is told of events, without the secrets. */
export interface Webhook {
  id: string;
  url: string;
  description: string;
  eventTypes: EventType[];
  isEnabled: boolean;
  disabledReason: DisabledReason | null;
  /** Since when each attempt has failed; null: the last one has not. */
  failingSince: Date | null;
  /** Until when messages are signed by the former secret, too; null: there is none. */
  previousSecretUntil: Date | null;
  createdAt: Date;
  /** Changes with each edit; see `assertVersion`. */
  version: string;
}

export type DeliveryState = 'WAITING' | 'DELIVERED' | 'FAILED';

/** A message to a webhook. */
export interface WebhookDelivery {
  id: string;
  webhookId: string;
  type: MessageType;
  state: DeliveryState;
  body: string;
  createdAt: Date;
  /** When it is tried next; null when it is not. */
  dueAt: Date | null;
  deliveredAt: Date | null;
  failedAt: Date | null;
}

/** A try to deliver a message; without a status and a failure while it goes on. */
export interface WebhookAttempt {
  id: string;
  deliveryId: string;
  number: number;
  at: Date;
  headers: Record<string, string>;
  /** In ms. */
  duration: number | null;
  status: number | null;
  answer: string | null;
  failure: string | null;
}

/** What a receiver knows a message by, at each attempt the same. */
export function messageId(deliveryId: string): string {
  return `msg_${deliveryId}`;
}
