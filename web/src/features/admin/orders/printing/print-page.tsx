import { useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import FileX from 'lucide-react/icons/file-x';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { OrdersToPrintDocument, type PrintedOrder_orderFragment } from '../../../../gql/graphql.ts';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import { ListChoices } from '../../list/list-choices.tsx';
import { useListParams } from '../../list/use-list-params.ts';
import { useBackToList } from '../../list/use-back-to-list.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { OrderSummary } from './order-summary.tsx';
import { packedLines } from './packed-lines.ts';
import { PackingSlip } from './packing-slip.tsx';
import { parsePrintSearch, type PrintSearch } from './print-search.ts';
import styles from './print-page.module.css';

/** Summaries or packing slips of one or more orders, ready to print. */
export function PrintPage() {
  const [params, setParam] = useListParams();
  const search = parsePrintSearch(params);
  const { to } = useBackToList(adminPaths.orders());
  const { data, error, refetch } = useQuery(OrdersToPrintDocument, {
    variables: { ids: [...search.ids] },
    fetchPolicy: 'cache-and-network',
  });
  const count = search.ids.length;
  return (
    <>
      <div className={styles.screenOnly}>
        <PageHead
          title={plural(count, { one: 'Print # order', other: 'Print # orders' })}
          back={{ label: t`Orders`, to }}
          actions={<Button onClick={() => window.print()}>{t`Print`}</Button>}
        />
        {search.shipment === null && (
          <Cluster>
            <ListChoices
              label={t`What to print`}
              withAll={false}
              choices={[
                { value: 'summary', label: t`Order summaries` },
                { value: 'slip', label: t`Packing slips` },
              ]}
              value={search.paper}
              onChange={(paper) => setParam('paper', paper)}
            />
          </Cluster>
        )}
      </div>
      {data ? (
        <Papers orders={data.orders.nodes} search={search} />
      ) : error ? (
        <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label={t`Loading orders`}>
          <Skeleton height="480px" />
        </Loading>
      )}
    </>
  );
}

interface PapersProps {
  orders: readonly PrintedOrder_orderFragment[];
  search: PrintSearch;
}

/** Papers of imported orders would be of this shop, which did not sell or send their goods. */
function Papers({ orders, search }: PapersProps) {
  const imported = orders.filter(({ importedFrom }) => importedFrom);
  const printed = orders.filter(({ importedFrom }) => !importedFrom);
  const numbers = imported.map(({ number }) => `#${number}`).join(', ');
  return (
    <>
      {imported.length > 0 && (
        <p className={styles.screenOnly}>{t`Imported orders are not printed: ${numbers}`}</p>
      )}
      <PrintedPapers orders={printed} search={search} />
    </>
  );
}

function PrintedPapers({ orders, search: { paper, shipment } }: PapersProps) {
  if (paper === 'summary' && orders.length > 0) {
    return orders.map((order) => <OrderSummary key={order.id} order={order} />);
  }
  const slips = orders
    .map((order) => ({ order, packed: packedLines(order, shipment) }))
    .filter(({ packed }) => packed.length > 0);
  const emptyCount = orders.length - slips.length;
  if (slips.length === 0) {
    return (
      <EmptyState icon={<FileX size={28} aria-hidden="true" />} title={t`Nothing to print`}>
        <Trans>There is nothing left to ship.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      {emptyCount > 0 && (
        <p className={styles.screenOnly}>
          {plural(emptyCount, {
            one: '# order has nothing left to ship, so there is no slip.',
            other: '# orders have nothing left to ship, so there are no slips.',
          })}
        </p>
      )}
      {slips.map(({ order, packed }) => (
        <PackingSlip key={order.id} order={order} packed={packed} shipmentId={shipment} />
      ))}
    </>
  );
}
