import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '../../../../apollo/use-action.ts';
import { ConfirmOrderByEmailDocument, type OrderStatus } from '../../../../gql/graphql.ts';
import { pages } from '../../../../navigation/pages.ts';
import { paths } from '../../../../navigation/paths.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../../ui/actions/button-link.tsx';
import { Callout } from '../../../../ui/feedback/callout.tsx';
import { useLinkToken } from '../../../auth/shared/use-link-token.ts';
import { EmailLinkPage } from '../../../subscriptions/shared/email-link-page.tsx';

interface ConfirmedOrder {
  number: string;
  status: OrderStatus;
}

/**
 * The target of the link in the email of an order that expires by itself. A button confirms the order, which
 * also proves that the email address is the customer's.
 */
export function ConfirmOrderPage() {
  const token = useLinkToken();
  const [confirmed, setConfirmed] = useState<ConfirmedOrder | null>(null);
  const [confirm, isConfirming] = useAction(ConfirmOrderByEmailDocument, {
    result: ({ number, status }) => (number && status ? { number, status } : null),
    failure: t`Your order is not confirmed yet`,
    onDone: setConfirmed,
  });
  return (
    <EmailLinkPage
      title={pages.confirmOrder.title()}
      link={token === null ? null : { token }}
      error={undefined}
      onRetry={() => undefined}
    >
      {confirmed ? (
        <Outcome {...confirmed} />
      ) : (
        <>
          <p>
            <Trans>Please confirm that you placed this order, so that we can ship it.</Trans>
          </p>
          <Button size="lg" pending={isConfirming} onClick={() => void confirm({ token: token ?? '' })}>
            <Trans>Confirm my order</Trans>
          </Button>
        </>
      )}
    </EmailLinkPage>
  );
}

function Outcome({ number, status }: ConfirmedOrder) {
  if (status === 'CANCELLED') {
    return (
      <>
        <Callout tone="warning" role="status" title={t`This order was cancelled`}>
          <Trans>Order {number} can no longer be confirmed. Please place a new order.</Trans>
        </Callout>
        <ButtonLink to={paths.shop()}>
          <Trans>Continue shopping</Trans>
        </ButtonLink>
      </>
    );
  }
  return (
    <Callout tone="success" role="status" title={t`Thank you! Your order is confirmed.`}>
      <Trans>Your order number is {number}.</Trans>
    </Callout>
  );
}
