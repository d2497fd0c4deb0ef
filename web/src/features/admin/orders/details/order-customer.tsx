import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import type { Order_orderFragment } from '../../../../gql/graphql.ts';
import { placeLines } from '../../../../lib/country-name.ts';
import { recipient } from '../../../orders/shared/postal-lines.ts';
import { DeliverySummary } from '../../../orders/shared/delivery-summary.tsx';
import { TextLink } from '../../../../ui/actions/text-link.tsx';
import { DateTime } from '../../../../ui/data/date-time.tsx';
import { DetailList } from '../../ui/page/detail-list.tsx';

/**
 * The customer's details at the time of the order, with a link to the account unless there is none or it was
 * erased.
 */
export function OrderCustomer({
  customer,
  isGuest,
  termsAcceptedAt,
}: Pick<Order_orderFragment, 'customer' | 'isGuest' | 'termsAcceptedAt'>) {
  if (customer.fullName === '')
    return (
      <p>
        <Trans>This customer’s data was erased.</Trans>
      </p>
    );
  return (
    <DetailList
      details={[
        [
          t`Name`,
          isGuest ? (
            t`${customer.fullName} (guest)`
          ) : (
            <TextLink to={adminPaths.customer(customer.id)}>{customer.fullName}</TextLink>
          ),
        ],
        [t`Email`, customer.email],
        [t`Phone`, customer.phone],
        [t`Address`, customer.address],
        [
          t`Terms accepted`,
          termsAcceptedAt == null ? null : (
            <DateTime key="terms" value={termsAcceptedAt} show="date and time" />
          ),
        ],
      ]}
    />
  );
}

/** The order's delivery and billing details. */
export function OrderBilling({
  billing,
  customer,
  deliveryMethod,
}: Pick<Order_orderFragment, 'billing' | 'customer' | 'deliveryMethod'>) {
  if (!billing)
    return (
      <p>
        <Trans>This order has no address.</Trans>
      </p>
    );
  return (
    <DetailList
      details={[
        [t`Name`, recipient(billing, customer.fullName)],
        [t`Company`, billing.company],
        [t`Street`, billing.streetAddress],
        [t`Apartment`, billing.apartment],
        [t`City`, placeLines(billing).join(', ')],
        [t`Delivery`, deliveryMethod && <DeliverySummary method={deliveryMethod} />],
        [t`Phone`, billing.phone],
        [t`Email`, billing.email],
      ]}
    />
  );
}
