import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../apollo/error-message.ts';
import { WithdrawalFormDocument } from '../../gql/graphql.ts';
import { NotFoundPage } from '../../navigation/not-found-page.tsx';
import { pages } from '../../navigation/pages.ts';
import { paths } from '../../navigation/paths.ts';
import { usePageTitle } from '../../navigation/use-page.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useLinkToken } from '../auth/shared/use-link-token.ts';
import { FindOrderForm } from './find-order-form.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';
import styles from './withdraw-page.module.css';

/** Withdraws from an order without a login: by its link, or by its number and email. */
export function WithdrawPage() {
  const shop = useShop();
  const token = useLinkToken();
  const navigate = useNavigate();
  const isMissing = shop?.withdrawalDays === null;
  usePageTitle(isMissing ? undefined : pages.withdraw.title());
  if (isMissing) return <NotFoundPage />;
  const open = (linkToken: string) => void navigate(paths.withdraw(), { state: { token: linkToken } });
  return (
    <Container className={styles.page}>
      <PageHeading>{pages.withdraw.title()}</PageHeading>
      {token === null ? (
        <FindOrderForm onFind={open} />
      ) : (
        <OrderOfLink key={token} token={token} onFind={open} />
      )}
    </Container>
  );
}

interface OrderOfLinkProps {
  token: string;
  onFind: (token: string) => void;
}

function OrderOfLink({ token, onFind }: OrderOfLinkProps) {
  const { data, loading, error, refetch } = useQuery(WithdrawalFormDocument, {
    variables: { token },
    // Part of it may have been refunded since.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const form = data?.withdrawalForm;
  if (form) return <WithdrawalForm token={token} form={form} />;
  if (error) {
    const retry = () => void refetch().catch(() => undefined);
    return <ErrorState cause={errorMessage(error)} onRetry={retry} retrying={loading} />;
  }
  return data && !loading ? (
    <Stack gap={24}>
      <Callout tone="warning" title={t`This link is not valid`}>
        <Trans>Please enter your order number and email.</Trans>
      </Callout>
      <FindOrderForm onFind={onFind} />
    </Stack>
  ) : (
    <Loading label={t`Loading your order`}>
      <Skeleton height="360px" />
    </Loading>
  );
}
