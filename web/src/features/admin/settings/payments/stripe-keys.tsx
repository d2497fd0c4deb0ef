import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '../../../../apollo/use-action.ts';
import { useAppForm } from '../../../../forms/use-app-form.ts';
import {
  type StripeSettings_settingsFragment as StripeSettings,
  UpdateStripeSettingsDocument,
} from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { FormFailure } from '../../../../ui/forms/form-error-summary.tsx';
import { PasswordField } from '../../../../ui/forms/password-field.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import { AlertDialog } from '../../../../ui/overlay/alert-dialog.tsx';
import { usePermission } from '../../permissions/use-permissions.ts';
import { LinkToCopy } from '../../ui/link-to-copy.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { lockedField } from '../section/locked-field.ts';
import { refreshShop } from '../section/refresh-shop.ts';
import { useSectionSaved } from '../section/section-page.tsx';
import styles from '../section/settings.module.css';

/** The events that the shop handles. */
const EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'charge.dispute.created',
  'refund.failed',
].join(', ');

interface StripeKeysProps {
  section: StripeSettings;
}

/** The keys and where they come from. */
export function StripeKeys({ section }: StripeKeysProps) {
  const mayChange = usePermission('SETTINGS_WRITE');
  const lock = lockedField(section.locks, 'stripeSecretKey').hint;
  const webhookLock = lockedField(section.locks, 'stripeWebhookSecret').hint;
  return (
    <Panel title={t`Keys`}>
      <p className={styles.intro}>
        {t`You find the secret key in Stripe’s dashboard under Developers, API keys. Start with the test key: no money moves, and the live key can replace it at any time.`}
      </p>
      <p className={styles.intro}>
        {t`Create a webhook endpoint in Stripe’s dashboard with the URL below and these events: ${EVENTS}. Stripe then shows its signing secret.`}
      </p>
      <LinkToCopy
        name="webhookUrl"
        label={t`Webhook URL`}
        hint={t`Where Stripe sends its events.`}
        url={section.webhookUrl}
      />
      {lock ? (
        <>
          <p>
            {t`Secret key`}: {lock}
          </p>
          <p>
            {t`Signing secret`}: {webhookLock}
          </p>
        </>
      ) : (
        mayChange && <KeysForm section={section} />
      )}
    </Panel>
  );
}

/** The keys are saved on their own: nobody can read them back, so they are not part of a draft. */
function KeysForm({ section: { hasKeys, version } }: StripeKeysProps) {
  const beginAnew = useSectionSaved();
  const [isRemoving, setRemoving] = useState(false);
  const checked = useAppForm({ defaultValues: { stripeSecretKey: '', stripeWebhookSecret: '' } });
  const { form, field, failure } = checked;
  const [update, isUpdating] = useAction(UpdateStripeSettingsDocument, {
    result: ({ settings }) => settings,
    failure: checked,
    onDone: (saved) => {
      showToast({ tone: 'success', title: saved.hasKeys ? t`Keys saved` : t`Keys removed` });
      refreshShop();
      void beginAnew();
    },
  });
  const save = form.handleSubmit(({ stripeSecretKey, stripeWebhookSecret }) => {
    const input = {
      ...(stripeSecretKey && { stripeSecretKey }),
      ...(stripeWebhookSecret && { stripeWebhookSecret }),
    };
    return update({ input, expectedVersion: version });
  });

  async function remove(): Promise<void> {
    await update({ input: { stripeSecretKey: null }, expectedVersion: version });
    setRemoving(false);
  }

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <PasswordField
        label={t`Secret key`}
        required={!hasKeys}
        optionalMark={false}
        autoComplete="off"
        hint={
          hasKeys
            ? t`A key is saved. Leave empty to keep it.`
            : t`sk_… or rk_… It is checked with Stripe, stored encrypted and never shown again.`
        }
        {...field('stripeSecretKey', {
          validate: (text) => hasKeys || text !== '' || t`Please enter the secret key`,
        })}
      />
      <PasswordField
        label={t`Signing secret`}
        required={!hasKeys}
        optionalMark={false}
        autoComplete="off"
        hint={
          hasKeys
            ? t`A secret is saved. Leave empty to keep it; enter another one with the key of another account, or of live mode.`
            : t`whsec_… Of the webhook endpoint.`
        }
        {...field('stripeWebhookSecret', {
          validate: (text) => hasKeys || text !== '' || t`Please enter the signing secret`,
        })}
      />
      <FormFailure message={failure} />
      <Cluster>
        <Button type="submit" pending={isUpdating}>
          <Trans>Check and save keys</Trans>
        </Button>
        {hasKeys && (
          <Button variant="quiet" onClick={() => setRemoving(true)}>
            <Trans>Remove keys</Trans>
          </Button>
        )}
      </Cluster>
      <AlertDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={t`Remove Stripe’s keys?`}
        description={t`The shop stops charging cards, and earlier card payments can be refunded only in Stripe’s dashboard until you enter keys of the same account again. To only stop offering cards, switch them off under Payments.`}
        confirmLabel={t`Remove keys`}
        cancelLabel={t`Cancel`}
        danger
        pending={isUpdating}
        onConfirm={() => void remove()}
      />
    </form>
  );
}
