import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { Cluster } from '../../../ui/layout/cluster.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Panel } from '../ui/panel.tsx';
import styles from './webhooks.module.css';

interface WebhookSecretProps {
  secret: string;
  onDone: () => void;
}

/** Shows a new secret, this once. */
export function WebhookSecret({ secret, onDone }: WebhookSecretProps) {
  const shown = useRef<HTMLElement>(null);
  // What was pressed is gone, and the secret is what matters now.
  useEffect(() => shown.current?.focus(), []);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(secret);
      showToast({ tone: 'success', title: t`Secret copied` });
    } catch {
      showToast({ tone: 'error', title: t`Not copied`, details: [t`Please select the secret and copy it.`] });
    }
  }

  return (
    <Panel title={t`Secret`}>
      <Stack gap={16}>
        <Callout tone="warning" title={t`Keep the secret where the receiver reads it`}>
          <Trans>Messages are signed by it, so that the receiver knows them. It is shown only now.</Trans>
        </Callout>
        <code ref={shown} tabIndex={-1} className={styles.code} aria-label={t`Secret`}>
          {secret}
        </code>
        <Cluster gap={8}>
          <Button variant="outline" size="sm" onClick={() => void copy()}>
            <Copy size={18} aria-hidden="true" />
            <Trans>Copy</Trans>
          </Button>
          <Button size="sm" onClick={onDone}>
            <Trans>I have kept it</Trans>
          </Button>
        </Cluster>
      </Stack>
    </Panel>
  );
}
