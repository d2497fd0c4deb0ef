import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import BadgePercent from 'lucide-react/icons/badge-percent';
import CircleStop from 'lucide-react/icons/circle-stop';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useList } from '../../../apollo/use-list.ts';
import {
  AdminPriceCampaignsDocument,
  type CampaignRow_campaignFragment,
  type PriceCampaignStatus,
} from '../../../gql/graphql.ts';
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
import { CampaignDialog, type CampaignDialogState } from './campaign-dialog.tsx';
import { discountWords } from './campaign-values.ts';
import styles from './campaigns.module.css';

/** All price campaigns, running or not, latest start first. */
export function CampaignsPage() {
  const list = useList(AdminPriceCampaignsDocument, { first: PAGE_SIZE }, (data) => data.priceCampaigns, {
    isRefetched: true,
  });
  const mayChange = usePermission('PROMOTIONS_WRITE');
  const [question, setQuestion] = useState<CampaignDialogState | null>(null);
  const add = mayChange && (
    <ButtonLink size="sm" to={adminPaths.campaignAdd()}>
      <Plus size={20} aria-hidden="true" />
      <Trans>Plan a campaign</Trans>
    </ButtonLink>
  );
  return (
    <>
      <PageHead
        title={t`Sales campaigns`}
        note={
          <Cluster gap={12}>
            <Trans>Products that cost less for a time.</Trans>
            <TextLink to={adminPaths.deletedCampaigns()}>
              <Trans>Deleted campaigns</Trans>
            </TextLink>
          </Cluster>
        }
        actions={add}
      />
      <ListTable
        list={list}
        caption={t`Sales campaigns`}
        loadingLabel={t`Loading campaigns`}
        columns={columns(mayChange)}
        empty={
          <EmptyState
            icon={<BadgePercent size={28} aria-hidden="true" />}
            title={t`No campaigns yet`}
            action={add || undefined}
          >
            <Trans>Lower the prices of products, categories or collections from one time to another.</Trans>
          </EmptyState>
        }
        totalLabel={plural(list.total, { one: '# campaign', other: '# campaigns' })}
        row={(campaign) => (
          <CampaignRow
            key={campaign.id}
            campaign={campaign}
            onAction={mayChange ? (action) => setQuestion({ campaign, action }) : null}
          />
        )}
      />
      <CampaignDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}

const columns = (mayChange: boolean): DataColumn[] => [
  { key: 'campaign', label: t`Sales campaign` },
  { key: 'status', label: t`Status` },
  { key: 'discount', label: t`Discount` },
  { key: 'starts', label: t`Starts` },
  { key: 'ends', label: t`Ends` },
  ...(mayChange ? [{ key: 'actions', label: t`Actions`, hidden: true }] : []),
];

interface CampaignRowProps {
  campaign: CampaignRow_campaignFragment;
  /** Null if the user can only view. */
  onAction: ((action: CampaignDialogState['action']) => void) | null;
}

function CampaignRow({ campaign, onAction }: CampaignRowProps) {
  const { id, name, status, isFlashSale, repeats } = campaign;
  return (
    <DataRow opensLink>
      <DataCell label={t`Sales campaign`}>
        <span className={styles.name}>
          {onAction ? (
            <Link className={styles.link} to={adminPaths.campaignEdit(id)}>
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
        {status === 'RUNNING' ? discountWords(campaign) : <PercentWords percent={campaign.percent} />}
      </DataCell>
      <DataCell label={t`Starts`}>
        <ShopTime value={campaign.periodStartsAt} />
      </DataCell>
      <DataCell label={t`Ends`}>
        <ShopTime value={campaign.periodEndsAt} />
      </DataCell>
      {onAction && (
        <DataCell label={t`Actions`}>
          <Cluster gap={4}>
            {status === 'RUNNING' && (
              <IconButton label={t`End ${name} now`} onClick={() => onAction('END')}>
                <CircleStop size={18} aria-hidden="true" />
              </IconButton>
            )}
            <IconButton label={t`Delete ${name}`} onClick={() => onAction('DELETE')}>
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

const tones: Record<PriceCampaignStatus, BadgeProps['tone']> = {
  RUNNING: 'delivered',
  SCHEDULED: 'pending',
  ENDED: 'neutral',
};

const statusLabels = (): Record<PriceCampaignStatus, string> => ({
  RUNNING: t`Running`,
  SCHEDULED: t`Scheduled`,
  ENDED: t`Ended`,
});
