import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ProductRow_productFragment, ProductStatus } from '../../../../gql/graphql.ts';
import { Badge } from '../../../../ui/feedback/badge.tsx';

/** The labels of product statuses. */
export const productStatusLabels = (): Record<ProductStatus, string> => ({
  ACTIVE: t`Active`,
  DRAFT: t`Draft`,
  ARCHIVED: t`Archived`,
});

const tones = { ACTIVE: 'delivered', DRAFT: 'pending', ARCHIVED: 'neutral' } as const;

/** A product's status; an active one with a later publication time is scheduled. */
export function ProductStatusBadge({
  status,
  isPublished,
}: Pick<ProductRow_productFragment, 'status' | 'isPublished'>) {
  if (status === 'ACTIVE' && !isPublished) {
    return (
      <Badge tone="returned">
        <Trans>Scheduled</Trans>
      </Badge>
    );
  }
  return <Badge tone={tones[status]}>{productStatusLabels()[status]}</Badge>;
}
