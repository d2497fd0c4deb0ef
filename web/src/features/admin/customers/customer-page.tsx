import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { errorMessage } from '../../../apollo/error-message.ts';
import { adminPages, adminPaths } from '../../../navigation/admin-pages.ts';
import { NotFoundPage } from '../../../navigation/not-found-page.tsx';
import { usePageTitle } from '../../../navigation/use-page.ts';
import { AdminCustomerDocument, type Customer_userFragment } from '../../../gql/graphql.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Cluster } from '../../../ui/layout/cluster.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { FieldValues } from '../../custom-fields/shared/field-values.tsx';
import { DetailList } from '../ui/page/detail-list.tsx';
import { useBackToList } from '../list/use-back-to-list.ts';
import { TwoColumns } from '../ui/page/two-columns.tsx';
import { AuditLink } from '../audit/audit-link.tsx';
import { usePermission } from '../permissions/use-permissions.ts';
import { PageHead } from '../ui/page/page-head.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { fullName } from '../ui/full-name.ts';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { CustomerCare } from './care/customer-care.tsx';
import { PrivacyPanel } from './care/privacy-panel.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { signInLabel } from './sign-in-label.ts';

/** One customer: the profile, orders, and staff's tags and notes. */
export function CustomerPage() {
  const { id = '' } = useParams();
  const { to } = useBackToList(adminPaths.customers());
  const { data, error, refetch } = useQuery(AdminCustomerDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const mayOrder = usePermission('ORDERS_WRITE');
  const mayEdit = usePermission('CUSTOMERS_WRITE');
  const customer = data?.customer;
  usePageTitle(customer ? adminPages.customer.title(fullName(customer)) : undefined);
  if (data && !customer) return <NotFoundPage />;
  return (
    <>
      <PageHead
        title={customer ? fullName(customer) : t`Customer`}
        back={{ label: t`Customers`, to }}
        note={customer && <AuditLink subject="USER" id={customer.id} />}
        actions={
          customer && (
            <Cluster gap={8}>
              {mayEdit && (
                <ButtonLink size="sm" variant="outline" to={adminPaths.customerEdit(customer.id)}>
                  <Trans>Edit</Trans>
                </ButtonLink>
              )}
              {mayOrder && (
                <ButtonLink size="sm" to={`${adminPaths.orderDraftAdd()}?customer=${customer.id}`}>
                  <Trans>Create order</Trans>
                </ButtonLink>
              )}
            </Cluster>
          )
        }
      />
      {customer ? (
        <Stack key={customer.id} gap={32}>
          <TwoColumns
            main={
              <>
                <Profile customer={customer} />
                <PrivacyPanel customer={customer} />
              </>
            }
            side={<CustomerCare id={customer.id} />}
          />
          <CustomerOrders id={customer.id} />
        </Stack>
      ) : error ? (
        <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label={t`Loading the customer`}>
          <Skeleton height="240px" />
        </Loading>
      )}
    </>
  );
}

function Profile({ customer }: { customer: Customer_userFragment }) {
  return (
    <Panel title={t`Profile`}>
      <Cluster gap={24} align="top">
        <Avatar name={fullName(customer)} url={customer.profilePicture} />
        <DetailList
          details={[
            ...customer.fields.map(
              (field) => [field.name, <FieldValues key={field.key} field={field} />] as const,
            ),
            [t`First name`, customer.firstName],
            [t`Last name`, customer.lastName],
            [t`Email`, customer.email],
            [t`Phone`, customer.phone],
            [t`Address`, customer.address],
            [t`Signs in with`, signInLabel(customer)],
            [t`Customer since`, <DateTime key="since" value={customer.createdAt} />],
          ]}
        />
      </Cluster>
    </Panel>
  );
}
