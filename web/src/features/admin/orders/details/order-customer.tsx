import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import type { Order_orderFragment } from '../../../../gql/graphql.ts';
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

/** Where the order is delivered, if not to the billing address. */
export function OrderDelivery({
  deliveryAddress,
  deliveryMethod,
}: Pick<Order_orderFragment, 'deliveryAddress' | 'deliveryMethod'>) {
  if (!deliveryAddress) return null;
  return (
    <DetailList
      details={[
        addressDetail(deliveryAddress),
        [t`Delivery`, deliveryMethod && <DeliverySummary method={deliveryMethod} />],
        [t`Phone`, deliveryAddress.phone],
      ]}
    />
  );
}

/** The order's billing details and, if it has no delivery address, how it is delivered there. */
export function OrderBilling({
  billing,
  deliveryAddress,
  deliveryMethod,
}: Pick<Order_orderFragment, 'billing' | 'deliveryAddress' | 'deliveryMethod'>) {
  if (!billing)
    return (
      <p>
        <Trans>This order has no address.</Trans>
      </p>
    );
  return (
    <DetailList
      details={[
        addressDetail(billing),
        [t`Delivery`, deliveryAddress ? null : deliveryMethod && <DeliverySummary method={deliveryMethod} />],
        [t`Phone`, billing.phone],
        [t`Email`, billing.email],
        [t`VAT number`, billing.vatNumber],
      ]}
    />
  );
}

/** Nothing is left of an erased address in the shop's own country. */
const addressDetail = ({ formatted }: { formatted: readonly string[] }) =>
  [t`Address`, formatted.length > 0 ? formatted.map((line) => <div key={line}>{line}</div>) : null] as const;
