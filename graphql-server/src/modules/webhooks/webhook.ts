import type { EventType, MessageType } from './event-type.ts';
import type { DisabledReason } from './webhook-rules.ts';

/** A webhook without its secrets. */
export interface Webhook {
  id: string;
  url: string;
  description: string;
  eventTypes: EventType[];
  isEnabled: boolean;
  disabledReason: DisabledReason | null;
  /** Since when every attempt has failed; null if the last one succeeded. */
  failingSince: Date | null;
  /** Until when messages are also signed with the previous secret; null if there is none. */
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
  /** Time of the next attempt; null if there is none. */
  dueAt: Date | null;
  deliveredAt: Date | null;
  failedAt: Date | null;
}

/** An attempt to deliver a message. It has neither a status nor a failure while in progress. */
export interface WebhookAttempt {
  id: string;
  deliveryId: string;
  number: number;
  at: Date;
  headers: Record<string, string>;
  /** In ms. */
  duration: number | null;
  status: number | null;
  response: string | null;
  failure: string | null;
}

/** The message id for receivers, the same for each attempt. */
export function messageId(deliveryId: string): string {
  return `msg_${deliveryId}`;
}
