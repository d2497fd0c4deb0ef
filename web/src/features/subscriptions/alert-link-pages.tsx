import { skipToken, useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAction } from '../../apollo/use-action.ts';
import {
  ConfirmProductAlertDocument,
  ProductAlertLinkDocument,
  type ProductAlertLinkQuery,
  ProductAlertsStopLinkDocument,
  StopProductAlertsDocument,
} from '../../gql/graphql.ts';
import { pages } from '../../navigation/pages.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { useLinkToken } from '../auth/shared/use-link-token.ts';
import { EmailLinkPage } from './shared/email-link-page.tsx';

/** The target of an alert's confirmation link: a button confirms it. */
export function AlertConfirmPage() {
  const token = useLinkToken();
  const { data, error, refetch } = useQuery(
    ProductAlertLinkDocument,
    token === null ? skipToken : { variables: { token }, fetchPolicy: 'cache-and-network' },
  );
  const refresh = () => void refetch().catch(() => undefined);
  const [confirm, isConfirming] = useAction(ConfirmProductAlertDocument, {
    result: (payload) => payload.state,
    failure: t`Not confirmed yet`,
    onDone: refresh,
    onRejected: refresh,
  });
  const link = token === null ? null : data?.productAlertLink;
  return (
    <EmailLinkPage title={pages.alertConfirm.title()} link={link} error={error} onRetry={refresh}>
      {link && (
        <ConfirmStep
          link={link}
          isConfirming={isConfirming}
          onConfirm={() => void confirm({ token: token ?? '' })}
        />
      )}
    </EmailLinkPage>
  );
}

interface ConfirmStepProps {
  link: NonNullable<ProductAlertLinkQuery['productAlertLink']>;
  isConfirming: boolean;
  onConfirm: () => void;
}

function ConfirmStep({ link: { kind, title, state }, isConfirming, onConfirm }: ConfirmStepProps) {
  const isStock = kind === 'BACK_IN_STOCK';
  if (state === 'WAITING') {
    return (
      <Callout tone="success" role="status" title={t`Alert confirmed`}>
        {isStock ? (
          <Trans>We’ll email you as soon as {title} is back in stock.</Trans>
        ) : (
          <Trans>We’ll email you when the price of {title} drops.</Trans>
        )}
      </Callout>
    );
  }
  if (state === 'EXPIRED') {
    return (
      <Callout tone="warning" role="status" title={t`This link is no longer valid`}>
        <Trans>It is older than seven days. You can request a new one on the page of {title}.</Trans>
      </Callout>
    );
  }
  return (
    <>
      <p>
        {isStock ? (
          <Trans>Should we email you once, when {title} is back in stock?</Trans>
        ) : (
          <Trans>Should we email you when the price of {title} drops?</Trans>
        )}
      </p>
      <Button size="lg" pending={isConfirming} onClick={onConfirm}>
        <Trans>Yes, notify me</Trans>
      </Button>
    </>
  );
}

/** The target of the unsubscribe link in alerts: a button ends all of them. */
export function AlertsStopPage() {
  const token = useLinkToken();
  const { data, error, refetch } = useQuery(
    ProductAlertsStopLinkDocument,
    token === null ? skipToken : { variables: { token }, fetchPolicy: 'cache-and-network' },
  );
  const refresh = () => void refetch().catch(() => undefined);
  const [stop, isStopping] = useAction(StopProductAlertsDocument, {
    result: (payload) => payload.stopped,
    failure: t`Your alerts are not stopped yet`,
    onDone: refresh,
  });
  const link = token === null ? null : data?.productAlertsStopLink;
  const count = link?.count ?? 0;
  return (
    <EmailLinkPage title={pages.alertsStop.title()} link={link} error={error} onRetry={refresh}>
      {count === 0 ? (
        <Callout tone="success" role="status" title={t`All alerts are stopped`}>
          <Trans>You’ll get no more product alerts. You’ll still get emails about your orders.</Trans>
        </Callout>
      ) : (
        <>
          <p>
            {plural(count, {
              one: 'You have # alert.',
              other: 'You have # alerts.',
            })}
          </p>
          <Button size="lg" pending={isStopping} onClick={() => void stop({ token: token ?? '' })}>
            <Trans>Stop all alerts</Trans>
          </Button>
        </>
      )}
    </EmailLinkPage>
  );
}
