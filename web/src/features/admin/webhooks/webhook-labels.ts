import { t } from '@lingui/core/macro';
import type {
  WebhookAttemptFailure,
  WebhookDeliveryState,
  WebhookEventType,
  WebhookEventTypesQuery,
  Webhook_webhookFragment,
} from '../../../gql/graphql.ts';

type Subject = WebhookEventType extends infer Type
  ? Type extends `${infer Name}_${string}`
    ? Name
    : never
  : never;

export type EventType = WebhookEventTypesQuery['webhookEventTypes'][number];

/** The events that webhooks can subscribe to, grouped by topic. */
export function eventGroups(eventTypes: readonly EventType[]) {
  const titles: Readonly<Record<Subject, string>> = {
    ORDER: t`Orders`,
    RETURN: t`Orders`,
    WITHDRAWAL: t`Orders`,
    INVOICE: t`Orders`,
    PRODUCT: t`Products`,
    STOCK: t`Products`,
    REVIEW: t`Products`,
    CUSTOMER: t`Customers`,
    NEWSLETTER: t`Customers`,
  };
  return [...new Set(Object.values(titles))].map((title) => ({
    title,
    events: eventTypes.filter(({ type }) => titles[type.split('_')[0] as Subject] === title),
  }));
}

/** The name of an event, as in its messages; null for a test. */
export function eventName(type: WebhookEventType | null | undefined): string {
  return type?.toLowerCase().replace('_', '.') ?? 'webhook.test';
}

export const deliveryLabels = (): Readonly<Record<WebhookDeliveryState, string>> => ({
  WAITING: t`Waiting`,
  DELIVERED: t`Delivered`,
  FAILED: t`Failed`,
});

export const deliveryTones = { WAITING: 'pending', DELIVERED: 'delivered', FAILED: 'cancelled' } as const;

export const failureLabels = (): Readonly<Record<WebhookAttemptFailure, string>> => ({
  INVALID_URL: t`The URL can’t be requested`,
  TIMED_OUT: t`No response within 15 seconds`,
  UNREACHABLE: t`The receiver could not be reached`,
  INTERRUPTED: t`The shop was stopped in the meantime`,
  SECRET_UNREADABLE: t`The secret can’t be read: rotate it`,
});

/** The webhook's state as a label with a tone. */
export function webhookState({ isEnabled, failingSince }: Webhook_webhookFragment) {
  if (!isEnabled) return { label: t`Off`, tone: 'neutral' } as const;
  if (failingSince != null) return { label: t`Failing`, tone: 'cancelled' } as const;
  return { label: t`On`, tone: 'delivered' } as const;
}
