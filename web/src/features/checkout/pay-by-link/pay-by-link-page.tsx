import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../../apollo/error-message.ts';
import { useAction } from '../../../apollo/use-action.ts';
import { OpenPaymentLinkDocument, PaymentLinkDocument, type PaymentLinkQuery } from '../../../gql/graphql.ts';
import { formatMoney } from '../../../lib/money.ts';
import { useAppForm } from '../../../forms/use-app-form.ts';
import { useLeaving } from '../../../lib/browser/use-leaving.ts';
import { pages } from '../../../navigation/pages.ts';
import { paths } from '../../../navigation/paths.ts';
import { usePageTitle } from '../../../navigation/use-page.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { termsRule, TermsCheckbox } from '../../orders/shared/accepted-terms.tsx';
import styles from './pay-by-link.module.css';

type PaymentLink = NonNullable<PaymentLinkQuery['paymentLink']>;

/** In ms. The shop learns of a payment within seconds. */
const POLL_INTERVAL_MS = 2000;

/** The target of a payment link: pays an order, or the rest of it, by card, without logging in. */
export function PayByLinkPage() {
  const title = pages.payByLink.title();
  usePageTitle(title);
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const isBack = search.get('payment') === 'done';
  const { data, error, refetch, stopPolling } = useQuery(PaymentLinkDocument, {
    variables: { token },
    fetchPolicy: 'cache-and-network',
    pollInterval: isBack ? POLL_INTERVAL_MS : 0,
  });
  const link = data?.paymentLink;
  if (link && link.state !== 'OPEN') stopPolling();
  const retry = () => void refetch().catch(() => undefined);
  return (
    <Container className={styles.page}>
      <PageHeading>{title}</PageHeading>
      {link ? (
        <LinkedOrder link={link} token={token} isBack={isBack} onOutdated={retry} />
      ) : data ? (
        <Callout tone="warning" title={t`This link is incomplete`}>
          <Trans>Please open the full link from the email.</Trans>
        </Callout>
      ) : error ? (
        <ErrorState cause={errorMessage(error)} onRetry={retry} />
      ) : (
        <Loading label={t`Loading your order`}>
          <Skeleton height="180px" />
        </Loading>
      )}
    </Container>
  );
}

interface LinkedOrderProps {
  link: PaymentLink;
  token: string;
  /** Whether the customer comes back from the payment page. */
  isBack: boolean;
  /** Called when it can't be paid as shown. */
  onOutdated: () => void;
}

function LinkedOrder({ link, token, isBack, onOutdated }: LinkedOrderProps) {
  const { number, state } = link;
  if (state === 'PAID') {
    return (
      <Callout tone="success" title={t`Thank you! Order ${number} is paid`}>
        <Trans>We’re preparing it and will email you when it ships.</Trans>
      </Callout>
    );
  }
  if (state === 'ENDED') {
    return (
      <Callout tone="warning" title={t`Order ${number} can no longer be paid here`}>
        <Trans>
          The link has expired, or the order was cancelled. Nothing was charged here.{' '}
          <TextLink to={paths.contact()}>Contact us</TextLink> if you still want it.
        </Trans>
      </Callout>
    );
  }
  return (
    <>
      {isBack && (
        <Callout tone="info" title={t`We’re waiting for your payment to be confirmed`}>
          <Trans>This usually takes a few seconds. You don’t need to pay again.</Trans>
        </Callout>
      )}
      <PayOrder link={link} token={token} onOutdated={onOutdated} />
    </>
  );
}

function PayOrder({
  link: { number, total, currencyCode, expiresAt, asksForTerms },
  token,
  onOutdated,
}: Omit<LinkedOrderProps, 'isBack'>) {
  const { isLeaving, leaveFor } = useLeaving();
  const { form, field } = useAppForm({ defaultValues: { acceptsTerms: false } });
  const [open, isOpening] = useAction(OpenPaymentLinkDocument, {
    result: (payload) => payload.url,
    failure: t`You can’t pay right now`,
    onDone: leaveFor,
    onRejected: onOutdated,
  });
  const isSandbox = useShop()?.cardPayment.isSandbox;
  return (
    <form
      noValidate
      className={styles.order}
      onSubmit={(event) => void form.handleSubmit((values) => open({ token, ...values }))(event)}
    >
      <dl className={styles.details}>
        <dt>
          <Trans>Order</Trans>
        </dt>
        <dd>{number}</dd>
        <dt>
          <Trans>Amount</Trans>
        </dt>
        <dd className={styles.total}>{formatMoney(total, currencyCode)}</dd>
        <dt>
          <Trans>Pay by</Trans>
        </dt>
        <dd>
          <DateTime value={expiresAt} show="date and time" />
        </dd>
      </dl>
      {asksForTerms && <TermsCheckbox {...field('acceptsTerms', termsRule())} />}
      <Button type="submit" size="lg" className={styles.pay} pending={isOpening || isLeaving}>
        <Trans>Pay by card</Trans>
      </Button>
      {isSandbox && (
        <p>
          <Trans>Sandbox: only test cards work, and no money is charged.</Trans>
        </p>
      )}
    </form>
  );
}
