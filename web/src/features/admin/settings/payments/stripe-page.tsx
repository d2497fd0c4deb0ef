import { t } from '@lingui/core/macro';
import { StripeSettingsDocument } from '../../../../gql/graphql.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { SectionPage } from '../section/section-page.tsx';
import { StripeKeys } from './stripe-keys.tsx';
import { StripeStatus } from './stripe-status.tsx';

/** Stripe's keys, which charge cards, and whether they work. */
export function StripePage() {
  return (
    <SectionPage title={t`Stripe`} section="stripe" query={StripeSettingsDocument}>
      {({ stripe }) => (
        <Stack gap={24}>
          {stripe.mode && <StripeStatus mode={stripe.mode} />}
          <StripeKeys section={stripe} />
        </Stack>
      )}
    </SectionPage>
  );
}
