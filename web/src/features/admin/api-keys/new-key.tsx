import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { Cluster } from '../../../ui/layout/cluster.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import styles from './api-keys.module.css';

interface NewKeyProps {
  value: string;
  onDone: () => void;
}

/** A new key, this once, with the way to keep it. It has the focus: the form is gone, and this is what matters now. */
export function NewKey({ value, onDone }: NewKeyProps) {
  const shown = useRef<HTMLElement>(null);
  useEffect(() => shown.current?.focus(), []);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value);
      showToast({ tone: 'success', title: t`Key copied` });
    } catch {
      showToast({
        tone: 'error',
        title: t`Not copied`,
        details: [t`Please select the key and copy it.`],
      });
    }
  }

  return (
    <Stack gap={16}>
      <Callout tone="warning" title={t`Copy the key now`}>
        <Trans>
          It is shown only this once: the shop stores nothing that it could be shown from again. Put it where
          the program keeps its secrets. If it is lost, revoke it and create another one.
        </Trans>
      </Callout>
      <code ref={shown} tabIndex={-1} className={styles.key} role="group" aria-label={t`API key`}>
        {value}
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
  );
}
