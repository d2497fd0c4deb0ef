import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { TagsOfOrderDocument } from '../../../../gql/graphql.ts';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { usePermission } from '../../permissions/use-permissions.ts';
import { TagEditor } from '../../tags/tag-editor.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { useTags } from '../../tags/use-tags.ts';
import { orderTags } from './order-tags.ts';

/** The tags of the order. */
export function TagsPanel({ orderId }: { orderId: string }) {
  const mayChange = usePermission('ORDERS_WRITE');
  const { existingTags, update } = useTags(orderTags);
  const { data, error, refetch } = useQuery(TagsOfOrderDocument, { variables: { id: orderId } });
  return (
    <Panel title={t`Tags`}>
      {data?.order ? (
        <TagEditor
          tags={data.order.tags}
          existingTags={existingTags}
          update={mayChange ? (change) => update([orderId], change) : null}
        />
      ) : error ? (
        <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label={t`Loading tags`}>
          <Skeleton height="48px" />
        </Loading>
      )}
    </Panel>
  );
}
