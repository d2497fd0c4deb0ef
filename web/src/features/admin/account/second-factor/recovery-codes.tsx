import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useRef } from 'react';
import { useAdminSession } from '../../../../session/admin-session.ts';
import { useShopName } from '../../../../shop/use-shop.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Callout } from '../../../../ui/feedback/callout.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { saveAs } from '../../ui/download/save-as.ts';
import styles from './second-factor.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shows new recovery codes, only once, with ways to save them. Printing shows nothing else. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const shopName = useShopName();
  const email = useAdminSession()?.user.email ?? '';
  const title = t`Recovery codes of ${email} for ${shopName}`;
  const text = [title, '', ...codes, ''].join('\n');
  const list = useRef<HTMLOListElement>(null);
  // The pressed button is gone, and the codes are what matters now.
  useEffect(() => list.current?.focus(), []);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ tone: 'success', title: t`Codes copied` });
    } catch {
      showToast({
        tone: 'error',
        title: t`Not copied`,
        details: [t`Please select the codes and copy them.`],
      });
    }
  }

  return (
    <Stack gap={16}>
      <Callout tone="warning" title={t`Save these recovery codes, but not on your phone`}>
        <Trans>
          If you lose your phone, use one of them instead of a code from the app. Each works once. They are
          shown only now.
        </Trans>
      </Callout>
      <div className={styles.sheet}>
        <p className={styles.sheetTitle}>{title}</p>
        <ol ref={list} tabIndex={-1} className={styles.codes} aria-label={t`Recovery codes`}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </div>
      <Cluster gap={8}>
        <Button variant="outline" size="sm" onClick={() => void copy()}>
          <Copy size={18} aria-hidden="true" />
          <Trans>Copy</Trans>
        </Button>
        <Button
          variant="outline"
          size="sm"
          onClick={() => saveAs(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          <Download size={18} aria-hidden="true" />
          <Trans>Download</Trans>
        </Button>
        <Button variant="outline" size="sm" onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" />
          <Trans>Print</Trans>
        </Button>
      </Cluster>
      <div>
        <Button onClick={onDone}>
          <Trans>I have saved them</Trans>
        </Button>
      </div>
    </Stack>
  );
}
