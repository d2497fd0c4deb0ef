import { Trans } from '@lingui/react/macro';
import type { PageState_pageFragment } from '../../../../gql/graphql.ts';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import { ShopTime } from '../../ui/shop-time.tsx';

/** Whether shoppers see a page, and what is planned. */
export function PageState({ page }: { page: PageState_pageFragment }) {
  const { isPublished, hasUnpublishedChanges, publishAt } = page;
  return (
    <Cluster gap={8}>
      {!isPublished && publishAt == null && (
        <Badge tone="neutral">
          <Trans>Draft</Trans>
        </Badge>
      )}
      {isPublished && (
        <Badge tone="delivered">
          {hasUnpublishedChanges ? <Trans>Published, with changes</Trans> : <Trans>Published</Trans>}
        </Badge>
      )}
      {publishAt != null && (
        <Badge tone="pending">
          <Trans>
            Planned for <ShopTime value={publishAt} />
          </Trans>
        </Badge>
      )}
    </Cluster>
  );
}
