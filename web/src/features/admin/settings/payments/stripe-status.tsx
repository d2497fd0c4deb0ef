import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { StripeActivityDocument, type StripeMode } from '../../../../gql/graphql.ts';
import { paths } from '../../../../navigation/paths.ts';
import { TextLink } from '../../../../ui/actions/text-link.tsx';
import { DateTime } from '../../../../ui/data/date-time.tsx';
import { Callout } from '../../../../ui/feedback/callout.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { DetailList } from '../../ui/page/detail-list.tsx';
import { Panel } from '../../ui/page/panel.tsx';

/** In ms, while somebody may be making a test payment in another tab. */
const POLL_INTERVAL = 5000;

const TEST_CARD = '4242 4242 4242 4242';

/** What the keys are for, and whether they have worked. */
export function StripeStatus({ mode }: { mode: StripeMode }) {
  const isTest = mode === 'TEST';
  const { data } = useQuery(StripeActivityDocument, {
    fetchPolicy: 'network-only',
    pollInterval: isTest ? POLL_INTERVAL : 0,
    skipPollAttempt: () => document.hidden,
  });
  const activity = data?.settings.stripe.activity;
  return (
    <Panel title={t`Status`}>
      <Stack gap={16}>
        {isTest ? <TestMode /> : <p>{t`Live: the shop charges real cards.`}</p>}
        {activity && (
          <DetailList
            details={[
              [
                isTest ? t`Test payment` : t`Last payment`,
                activity.lastPaymentAt ? (
                  <Trans>
                    Succeeded, <DateTime value={activity.lastPaymentAt} show="date and time" />
                  </Trans>
                ) : (
                  t`None yet`
                ),
              ],
              [
                t`Webhook`,
                activity.lastEventAt ? (
                  <Trans>
                    Last event <DateTime value={activity.lastEventAt} show="date and time" />
                  </Trans>
                ) : (
                  t`No event received yet. If none arrives within a minute of a payment, check the webhook endpoint in Stripe and its signing secret here.`
                ),
              ],
            ]}
          />
        )}
      </Stack>
    </Panel>
  );
}

function TestMode() {
  return (
    <Callout tone="warning" title={t`Test mode: no real money moves`}>
      <p>
        <Trans>
          Only test cards work, and orders paid with them count as paid. To make a test payment,{' '}
          <TextLink to={paths.shop()}>order something in your shop</TextLink> and pay with the card{' '}
          {TEST_CARD}, any future date and any security code. Enter your live keys before you open.
        </Trans>
      </p>
    </Callout>
  );
}
