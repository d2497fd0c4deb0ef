import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorMessage } from '../../../apollo/error-message.ts';
import { AdminFeedsDocument } from '../../../gql/graphql.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { LinkToCopy } from '../ui/link-to-copy.tsx';
import { PageHead } from '../ui/page/page-head.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { FeedProblems } from './feed-problems.tsx';

/** The feeds for shopping services, and the products to which these object. */
export function FeedsPage() {
  return (
    <>
      <PageHead
        title={t`Feeds`}
        note={t`Lists of your published products, for shopping services and programs.`}
      />
      <Stack gap={24}>
        <Panel title={t`Addresses`}>
          <Addresses />
        </Panel>
        <FeedProblems />
      </Stack>
    </>
  );
}

function Addresses() {
  const { data, loading, error, refetch } = useQuery(AdminFeedsDocument);
  const isClosed = useShop()?.isOpen === false;
  if (!data) {
    return error ? (
      <ErrorState
        cause={errorMessage(error)}
        onRetry={() => void refetch().catch(() => undefined)}
        retrying={loading}
      />
    ) : (
      <Loading label={t`Loading feeds`}>
        <Skeleton height="240px" />
      </Loading>
    );
  }
  const { googleUrl, metaUrl, jsonUrl } = data.productFeeds;
  return (
    <Stack gap={16}>
      {isClosed && (
        <Callout tone="warning">
          <Trans>The feeds work once your storefront is open.</Trans>
        </Callout>
      )}
      <LinkToCopy
        name="google"
        label={t`Google Merchant Center`}
        hint={t`Add it there as a product source. Microsoft, Pinterest and TikTok read it, too.`}
        url={googleUrl}
      />
      <LinkToCopy
        name="meta"
        label={t`Facebook and Instagram`}
        hint={t`Add it to a catalog in Meta’s Commerce Manager as a scheduled feed.`}
        url={metaUrl}
      />
      <LinkToCopy
        name="json"
        label={t`Other programs`}
        hint={t`All products as JSON, also those that the other feeds leave out.`}
        url={jsonUrl}
      />
    </Stack>
  );
}
