import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Panel } from '../ui/page/panel.tsx';
import { SecretShownOnce } from '../ui/secret-shown-once.tsx';

interface NewKeyProps {
  value: string;
  onDone: () => void;
}

/** A new key, shown only once. */
export function NewKey({ value, onDone }: NewKeyProps) {
  return (
    <Panel title={t`Your new API key`}>
      <SecretShownOnce label={t`API key`} value={value} title={t`Copy the key now`} onDone={onDone}>
        <Trans>
          It is shown only once. Store it with your app’s secrets. If you lose it, revoke it and create a new
          one.
        </Trans>
      </SecretShownOnce>
    </Panel>
  );
}
