import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLeaveWarning } from '../../../forms/use-leave-warning.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { Cluster } from '../../../ui/layout/cluster.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { LeaveDialog } from './form/leave-dialog.tsx';
import styles from './secret-shown-once.module.css';

interface SecretShownOnceProps {
  /** What it is: "API key". */
  label: string;
  value: string;
  /** What to do with it, in a few words. */
  title: string;
  /** Explains its purpose, and that it is not shown again. */
  children: ReactNode;
  onDone: () => void;
}

/**
 * A key or secret that is shown only once, with a button to copy it; leaving before copying asks for
 * confirmation. It takes the focus, because the pressed button is gone and this is what matters now.
 */
export function SecretShownOnce({ label, value, title, children, onDone }: SecretShownOnceProps) {
  const shown = useRef<HTMLElement>(null);
  useEffect(() => shown.current?.focus(), []);
  const [isCopied, setCopied] = useState(false);
  const leaving = useLeaveWarning(!isCopied);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      showToast({ tone: 'success', title: t`Copied` });
    } catch {
      showToast({ tone: 'error', title: t`Not copied`, details: [t`Please select it and copy it.`] });
    }
  }

  return (
    <Stack gap={16}>
      <Callout tone="warning" title={title}>
        {children}
      </Callout>
      <code ref={shown} tabIndex={-1} className={styles.secret} role="group" aria-label={label}>
        {value}
      </code>
      <Cluster gap={8}>
        <Button variant="outline" size="sm" onClick={() => void copy()}>
          <Copy size={18} aria-hidden="true" />
          <Trans>Copy</Trans>
        </Button>
        <Button
          size="sm"
          onClick={() => {
            leaving.allowNext();
            onDone();
          }}
        >
          <Trans>I have saved it</Trans>
        </Button>
      </Cluster>
      <LeaveDialog
        leaving={leaving}
        description={t`You have not copied it, and it can’t be shown again.`}
        onLeave={() => undefined}
      />
    </Stack>
  );
}
