import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import { type Order_orderFragment, RenewDownloadsDocument } from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { DownloadList } from '../../../orders/shared/downloads/download-list.tsx';
import { usePermission } from '../../permissions/use-permissions.ts';
import { Panel } from '../../ui/page/panel.tsx';
import styles from './downloads-panel.module.css';

/** What the customer can download; nothing if the order has no files. */
export function DownloadsPanel({ order }: { order: Order_orderFragment }) {
  const mayChange = usePermission('ORDERS_WRITE');
  // Safe to retry: it sets the same number and time.
  const [renew, isRenewing] = useAction(RenewDownloadsDocument, {
    result: (payload) => payload.order,
    failure: t`Downloads not renewed`,
    onDone: () =>
      showToast({
        tone: 'success',
        title: t`Downloads renewed`,
        details: [t`The customer can use the same links again.`],
      }),
  });
  if (order.downloads.length === 0) return null;
  return (
    <Panel title={t`Downloads`}>
      <Stack gap={16}>
        {/* No links: a download by staff would count as one of the customer's. */}
        <DownloadList downloads={order.downloads.map((download) => ({ ...download, url: null }))} />
        {mayChange && (
          <>
            <p className={styles.hint}>
              <Trans>Renewing allows 5 downloads of each file in the next 30 days.</Trans>
            </p>
            <Button
              size="sm"
              variant="outline"
              pending={isRenewing}
              onClick={() => void renew({ orderId: order.id })}
            >
              <Trans>Renew</Trans>
            </Button>
          </>
        )}
      </Stack>
    </Panel>
  );
}
