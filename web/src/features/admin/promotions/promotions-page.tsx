import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useList } from '../../../apollo/use-list.ts';
import {
  AdminPromotionsDocument,
  type PromotionForm_promotionFragment,
  type PromotionStatus,
} from '../../../gql/graphql.ts';
import { formatMoney } from '../../../lib/money.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { useCurrency } from '../../../shop/use-shop.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { DataCell } from '../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../ui/data/data-row.tsx';
import type { DataColumn } from '../../../ui/data/data-table.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { ListTable, PAGE_SIZE } from '../list/list-table.tsx';
import { usePermission } from '../permissions/use-permissions.ts';
import { PageHead } from '../ui/page/page-head.tsx';
import { describeEffect, describeUses, promotionStatusLabels } from './promotion-labels.ts';
import styles from './promotions.module.css';

const STATUSES: PromotionStatus[] = ['ACTIVE', 'SCHEDULED', 'ENDED', 'OFF'];

/** All promotions, newest first, with their number of uses. */
export function PromotionsPage() {
  const [status, setStatus] = useState<PromotionStatus | null>(null);
  const list = useList(AdminPromotionsDocument, { first: PAGE_SIZE, status }, (data) => data.promotions, {
    isRefetched: true,
  });
  const mayChange = usePermission('PROMOTIONS_WRITE');
  const add = mayChange && (
    <ButtonLink to={adminPaths.promotionAdd()} size="sm">
      <Plus size={20} aria-hidden="true" />
      <Trans>Add promotion</Trans>
    </ButtonLink>
  );
  return (
    <>
      <PageHead
        title={t`Promotions`}
        note={
          <TextLink to={adminPaths.deletedPromotions()}>
            <Trans>Deleted promotions</Trans>
          </TextLink>
        }
        actions={add}
      />
      <SelectField
        name="status"
        label={t`Status`}
        optionalMark={false}
        className={styles.filter}
        value={status ?? ''}
        onChange={({ target }) => setStatus(STATUSES.find((each) => each === target.value) ?? null)}
      >
        <option value="">{t`Any status`}</option>
        {STATUSES.map((each) => (
          <option key={each} value={each}>
            {promotionStatusLabels()[each]}
          </option>
        ))}
      </SelectField>
      <ListTable
        list={list}
        caption={t`Promotions`}
        loadingLabel={t`Loading promotions`}
        columns={columns()}
        empty={
          <EmptyState
            icon={<TicketPercent size={28} aria-hidden="true" />}
            title={status ? t`No promotions found` : t`No promotions yet`}
            action={add || undefined}
          >
            <Trans>Offer discounts with a code or automatically.</Trans>
          </EmptyState>
        }
        totalLabel={plural(list.total, { one: '# promotion', other: '# promotions' })}
        row={(promotion) => <PromotionRow key={promotion.id} promotion={promotion} />}
      />
    </>
  );
}

const columns = (): DataColumn[] => [
  { key: 'promotion', label: t`Promotion` },
  { key: 'code', label: t`Code` },
  { key: 'gives', label: t`Discount` },
  { key: 'status', label: t`Status` },
  { key: 'ends', label: t`Ends` },
  { key: 'uses', label: t`Uses`, numeric: true },
  { key: 'given', label: t`Total discount`, numeric: true },
];

const tones = { ACTIVE: 'delivered', SCHEDULED: 'pending', ENDED: 'neutral', OFF: 'neutral' } as const;

function PromotionRow({ promotion }: { promotion: PromotionForm_promotionFragment }) {
  const { id, title, code, status, endsAt, discountGiven } = promotion;
  const currency = useCurrency();
  return (
    <DataRow opensLink>
      <DataCell label={t`Promotion`}>
        <Link className={styles.title} to={adminPaths.promotionEdit(id)}>
          {title}
        </Link>
      </DataCell>
      <DataCell label={t`Code`}>{code ?? <Trans>Automatic</Trans>}</DataCell>
      <DataCell label={t`Discount`}>{describeEffect(promotion, currency)}</DataCell>
      <DataCell label={t`Status`}>
        <Badge tone={tones[status]}>{promotionStatusLabels()[status]}</Badge>
      </DataCell>
      <DataCell label={t`Ends`}>
        {endsAt == null ? <Trans>Never</Trans> : <DateTime value={endsAt} />}
      </DataCell>
      <DataCell label={t`Uses`} numeric>
        {describeUses(promotion)}
      </DataCell>
      <DataCell label={t`Total discount`} numeric>
        {formatMoney(discountGiven, currency)}
      </DataCell>
    </DataRow>
  );
}
