import { t } from '@lingui/core/macro';
import type { OrderStatus } from '../../../gql/graphql.ts';
import type { BadgeProps } from '../../../ui/feedback/badge.tsx';

interface StatusTexts {
  label: string;
  tone: BadgeProps['tone'];
  /** Says in the back office that a change to this status changes nothing. */
  already: string;
  /** The customer's empty list of orders in this status. */
  empty: readonly [title: string, text: string];
}

/** What is said of the order statuses (specification section 4), in the order of lists. */
export const orderStatuses = (): Readonly<Record<OrderStatus, StatusTexts>> => ({
  PENDING: {
    label: t`Pending`,
    tone: 'pending',
    already: t`The order is already pending.`,
    empty: [t`No pending orders`, t`Orders that are not delivered yet appear here.`],
  },
  DELIVERED: {
    label: t`Delivered`,
    tone: 'delivered',
    already: t`The order is already delivered.`,
    empty: [t`No deliveries yet`, t`Orders appear here once they are delivered.`],
  },
  CANCELLED: {
    label: t`Cancelled`,
    tone: 'cancelled',
    already: t`The order is already cancelled.`,
    empty: [t`No cancellations yet`, t`Cancelled orders appear here.`],
  },
  RETURNED: {
    label: t`Returned`,
    tone: 'returned',
    already: t`The order is already returned.`,
    empty: [t`No returns yet`, t`Orders you have returned appear here.`],
  },
});

/** The statuses of orders that are still to be sent, as on the server. */
export const openStatuses: readonly OrderStatus[] = ['PENDING'];

export const isOpenStatus = (status: OrderStatus) => openStatuses.includes(status);

/** Whether an order in this status holds its stock, as on the server. */
export const holdsStock = (status: OrderStatus) => isOpenStatus(status) || status === 'DELIVERED';
