import { t } from '@lingui/core/macro';
import type {
  Webhook_webhookFragment,
  WebhookAttemptFailure,
  WebhookDeliveryState,
  WebhookEventType,
} from '../../../gql/admin/graphql.ts';

interface EventGroup {
  title: string;
  events: { type: WebhookEventType; name: string; meaning: string }[];
}

/** What webhooks can be told, by what it is about. */
export const eventGroups = (): EventGroup[] => [
  {
    title: t`Orders`,
    events: [
      { type: 'ORDER_PLACED', name: 'order.placed', meaning: t`An order was placed, paid or not.` },
      { type: 'ORDER_PAID', name: 'order.paid', meaning: t`The money for an order has arrived.` },
      { type: 'ORDER_SENT', name: 'order.sent', meaning: t`A parcel is on its way.` },
      { type: 'ORDER_CANCELLED', name: 'order.cancelled', meaning: t`An order was cancelled.` },
      { type: 'ORDER_RETURNED', name: 'order.returned', meaning: t`Goods came back.` },
      { type: 'ORDER_REFUNDED', name: 'order.refunded', meaning: t`Money was given back.` },
    ],
  },
  {
    title: t`Products`,
    events: [
      { type: 'PRODUCT_CREATED', name: 'product.created', meaning: t`A product was added.` },
      { type: 'PRODUCT_CHANGED', name: 'product.changed', meaning: t`A product or a price was changed.` },
      { type: 'PRODUCT_DELETED', name: 'product.deleted', meaning: t`A product was deleted.` },
      { type: 'STOCK_LOW', name: 'stock.low', meaning: t`Five or fewer of a product are left.` },
      { type: 'STOCK_BACK', name: 'stock.back', meaning: t`A sold-out product is in stock again.` },
      { type: 'REVIEW_SUBMITTED', name: 'review.submitted', meaning: t`A customer wrote a review.` },
    ],
  },
  {
    title: t`Customers`,
    events: [
      { type: 'CUSTOMER_CREATED', name: 'customer.created', meaning: t`Somebody opened an account.` },
      { type: 'CUSTOMER_CHANGED', name: 'customer.changed', meaning: t`A name, address or tag was changed.` },
      { type: 'CUSTOMER_ERASED', name: 'customer.erased', meaning: t`All data of a person was erased.` },
    ],
  },
];

/** The name of what a message tells, as it stands in it; null: a test. */
export function eventName(type: WebhookEventType | null | undefined): string {
  const events = eventGroups().flatMap((group) => group.events);
  return events.find((event) => event.type === type)?.name ?? 'webhook.test';
}

export const deliveryLabels = (): Readonly<Record<WebhookDeliveryState, string>> => ({
  WAITING: t`Waiting`,
  DELIVERED: t`Delivered`,
  FAILED: t`Failed`,
});

export const deliveryTones = { WAITING: 'pending', DELIVERED: 'delivered', FAILED: 'cancelled' } as const;

export const failureLabels = (): Readonly<Record<WebhookAttemptFailure, string>> => ({
  INVALID_URL: t`The URL can’t be requested`,
  PRIVATE_ADDRESS: t`The URL leads to a private network`,
  TIMED_OUT: t`No answer within 15 seconds`,
  UNREACHABLE: t`The receiver was not reached`,
  INTERRUPTED: t`The shop was stopped meanwhile`,
  SECRET_UNREADABLE: t`The secret can’t be read: rotate it`,
});

/** Whether messages are sent, in a word with a tone. */
export function webhookState({ isEnabled, failingSince }: Webhook_webhookFragment) {
  if (!isEnabled) return { label: t`Off`, tone: 'neutral' } as const;
  if (failingSince != null) return { label: t`Failing`, tone: 'cancelled' } as const;
  return { label: t`On`, tone: 'delivered' } as const;
}
