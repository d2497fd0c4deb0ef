import { paths } from '../../../navigation/paths.ts';
import type { Order_orderFragment } from '../../../gql/admin/graphql.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { DetailList } from '../ui/detail-list.tsx';

/** The customer as known when ordering, with a link to the account. */
export function OrderCustomer({ customer }: Pick<Order_orderFragment, 'customer'>) {
  return (
    <DetailList
      details={[
        ['Name', <TextLink to={paths.admin.customer(customer.id)}>{customer.fullName}</TextLink>],
        ['Email', customer.email],
        ['Phone', customer.phone],
        ['Address', customer.address],
      ]}
    />
  );
}

/** The order's delivery and billing details. */
export function OrderBilling({ billing }: Pick<Order_orderFragment, 'billing'>) {
  if (!billing) return <p>This order was placed without an address.</p>;
  return (
    <DetailList
      details={[
        ['Name', billing.firstName],
        ['Company', billing.company],
        ['Street', billing.streetAddress],
        ['Apartment', billing.apartment],
        ['Town', billing.city],
        ['Phone', billing.phone],
        ['Email', billing.email],
      ]}
    />
  );
}
