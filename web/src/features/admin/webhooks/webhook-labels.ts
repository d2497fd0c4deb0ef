import { t } from '@lingui/core/macro';
import type {
  WebhookAttemptFailure,
  WebhookDeliveryState,
  WebhookEventType,
  Webhook_webhookFragment,
} from '../../../gql/graphql.ts';

const meanings = (): Readonly<Record<WebhookEventType, string>> => ({
  ORDER_PLACED: t`An order was placed, paid or not.`,
  ORDER_UPDATED: t`The status, address, tags, comments or shipments of an order changed.`,
  ORDER_PAID: t`The payment for an order was received.`,
  ORDER_SENT: t`A package was shipped.`,
  ORDER_DELIVERED: t`An order was delivered.`,
  ORDER_CANCELLED: t`An order was cancelled.`,
  ORDER_RETURNED: t`An order was returned.`,
  ORDER_REFUNDED: t`A payment was refunded.`,
  RETURN_REQUESTED: t`A customer requested a return.`,
  RETURN_UPDATED: t`A return was approved, declined or received.`,
  PRODUCT_CREATED: t`A product was added.`,
  PRODUCT_CHANGED: t`A product or a price was changed.`,
  PRODUCT_DELETED: t`A product was deleted.`,
  STOCK_CHANGED: t`The stock of a product changed.`,
  STOCK_LOW: t`Five or fewer units of a product are left.`,
  STOCK_BACK: t`A sold-out product is in stock again.`,
  REVIEW_SUBMITTED: t`A customer wrote a review.`,
  CUSTOMER_CREATED: t`A customer created an account.`,
  CUSTOMER_CHANGED: t`A name, address or tag was changed.`,
  CUSTOMER_ERASED: t`All data of a customer was erased.`,
  NEWSLETTER_SUBSCRIBED: t`A subscriber confirmed their subscription.`,
  NEWSLETTER_UNSUBSCRIBED: t`A subscriber unsubscribed.`,
});

type Subject = WebhookEventType extends infer Type
  ? Type extends `${infer Name}_${string}`
    ? Name
    : never
  : never;

/** The events that webhooks can subscribe to, grouped by topic. */
export function eventGroups() {
  const titles: Readonly<Record<Subject, string>> = {
    ORDER: t`Orders`,
    RETURN: t`Orders`,
    PRODUCT: t`Products`,
    STOCK: t`Products`,
    REVIEW: t`Products`,
    CUSTOMER: t`Customers`,
    NEWSLETTER: t`Customers`,
  };
  const events = (Object.entries(meanings()) as [WebhookEventType, string][]).map(([type, meaning]) => ({
    type,
    meaning,
    name: eventName(type),
    group: titles[type.split('_')[0] as Subject],
  }));
  return [...new Set(Object.values(titles))].map((title) => ({
    title,
    events: events.filter(({ group }) => group === title),
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
