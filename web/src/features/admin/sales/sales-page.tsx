import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import BadgePercent from 'lucide-react/icons/badge-percent';
import CircleStop from 'lucide-react/icons/circle-stop';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useList } from '../../../apollo/use-list.ts';
import { AdminSalesDocument, type SaleRow_saleFragment, type SaleStatus } from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { DataCell } from '../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../ui/data/data-row.tsx';
import type { DataColumn } from '../../../ui/data/data-table.tsx';
import { Badge, type BadgeProps } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Cluster } from '../../../ui/layout/cluster.tsx';
import { ListTable, PAGE_SIZE } from '../list/list-table.tsx';
import { usePermission } from '../permissions/use-permissions.ts';
import { PageHead } from '../ui/page/page-head.tsx';
import { ShopTime } from '../ui/shop-time.tsx';
import { SaleDialog, type SaleQuestion } from './sale-dialog.tsx';
import { discountWords } from './sale-values.ts';
import styles from './sales.module.css';

/** All sales of products, running or not, the one that starts last first. */
export function SalesPage() {
  const list = useList(AdminSalesDocument, { first: PAGE_SIZE }, (data) => data.sales, { isRefetched: true });
  const mayChange = usePermission('PROMOTIONS_WRITE');
  const [question, setQuestion] = useState<SaleQuestion | null>(null);
  const add = mayChange && (
    <ButtonLink size="sm" to={adminPaths.saleAdd()}>
      <Plus size={20} aria-hidden="true" />
      <Trans>Plan a sale</Trans>
    </ButtonLink>
  );
  return (
    <>
      <PageHead
        title={t`Sales`}
        note={
          <Cluster gap={12}>
            <Trans>Products that cost less for a time.</Trans>
            <TextLink to={adminPaths.deletedSales()}>
              <Trans>Deleted sales</Trans>
            </TextLink>
          </Cluster>
        }
        actions={add}
      />
      <ListTable
        list={list}
        caption={t`Sales`}
        loadingLabel={t`Loading sales`}
        columns={columns(mayChange)}
        empty={
          <EmptyState
            icon={<BadgePercent size={28} aria-hidden="true" />}
            title={t`No sales yet`}
            action={add || undefined}
          >
            <Trans>Lower the prices of products, categories or collections from one time to another.</Trans>
          </EmptyState>
        }
        totalLabel={plural(list.total, { one: '# sale', other: '# sales' })}
        row={(sale) => (
          <SaleRow
            key={sale.id}
            sale={sale}
            ask={mayChange ? (action) => setQuestion({ sale, action }) : null}
          />
        )}
      />
      <SaleDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}

const columns = (mayChange: boolean): DataColumn[] => [
  { key: 'sale', label: t`Sale` },
  { key: 'status', label: t`Status` },
  { key: 'discount', label: t`Discount` },
  { key: 'starts', label: t`Starts` },
  { key: 'ends', label: t`Ends` },
  ...(mayChange ? [{ key: 'actions', label: t`Actions`, hidden: true }] : []),
];

interface SaleRowProps {
  sale: SaleRow_saleFragment;
  /** Null for who may only look. */
  ask: ((action: SaleQuestion['action']) => void) | null;
}

function SaleRow({ sale, ask }: SaleRowProps) {
  const { id, name, status, isFlashSale, repeats } = sale;
  return (
    <DataRow opensLink>
      <DataCell label={t`Sale`}>
        <span className={styles.name}>
          {ask ? (
            <Link className={styles.link} to={adminPaths.saleEdit(id)}>
              {name}
            </Link>
          ) : (
            name
          )}
          {isFlashSale && (
            <Badge>
              <Trans>Flash sale</Trans>
            </Badge>
          )}
          {repeats === 'WEEKLY' && (
            <Badge>
              <Trans>Weekly</Trans>
            </Badge>
          )}
        </span>
      </DataCell>
      <DataCell label={t`Status`}>
        <Badge tone={tones[status]}>{statusLabels()[status]}</Badge>
      </DataCell>
      <DataCell label={t`Discount`}>
        {status === 'RUNNING' ? discountWords(sale) : <PercentWords percent={sale.percent} />}
      </DataCell>
      <DataCell label={t`Starts`}>
        <ShopTime value={sale.periodStartsAt} />
      </DataCell>
      <DataCell label={t`Ends`}>
        <ShopTime value={sale.periodEndsAt} />
      </DataCell>
      {ask && (
        <DataCell label={t`Actions`}>
          <Cluster gap={4}>
            {status === 'RUNNING' && (
              <IconButton label={t`End ${name} now`} onClick={() => ask('END')}>
                <CircleStop size={18} aria-hidden="true" />
              </IconButton>
            )}
            <IconButton label={t`Delete ${name}`} onClick={() => ask('DELETE')}>
              <Trash size={18} aria-hidden="true" />
            </IconButton>
          </Cluster>
        </DataCell>
      )}
    </DataRow>
  );
}

function PercentWords({ percent }: { percent: number | null | undefined }) {
  return percent == null ? <Trans>Own prices</Trans> : <Trans>{percent}% off</Trans>;
}

const tones: Record<SaleStatus, BadgeProps['tone']> = {
  RUNNING: 'delivered',
  SCHEDULED: 'pending',
  ENDED: 'neutral',
};

const statusLabels = (): Record<SaleStatus, string> => ({
  RUNNING: t`Running`,
  SCHEDULED: t`Scheduled`,
  ENDED: t`Ended`,
});
