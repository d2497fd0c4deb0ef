import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Panel } from '../ui/page/panel.tsx';
import { SecretShownOnce } from '../ui/secret-shown-once.tsx';

interface WebhookSecretProps {
  secret: string;
  onDone: () => void;
}

/** A webhook's new secret, shown only once. */
export function WebhookSecret({ secret, onDone }: WebhookSecretProps) {
  return (
    <Panel title={t`Signing secret`}>
      <SecretShownOnce
        label={t`Signing secret`}
        value={secret}
        title={t`Copy the secret now`}
        onDone={onDone}
      >
        <Trans>
          It is shown only once. Every message is signed with it, and the receiver needs it to check that a
          message comes from your shop.
        </Trans>
      </SecretShownOnce>
    </Panel>
  );
}
