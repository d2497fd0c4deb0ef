import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import KeyRound from 'lucide-react/icons/key-round';
import type { Passkey_passkeyFragment as Passkey } from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { DateTime } from '../../../../ui/data/date-time.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import styles from './passkey-list.module.css';

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  onRename: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
}

export function PasskeyList({ passkeys, onRename, onRemove }: PasskeyListProps) {
  return (
    <ul role="list" className={styles.list} aria-label={t`Passkeys`}>
      {passkeys.map((passkey) => (
        <li key={passkey.id} className={styles.passkey}>
          <KeyRound size={20} aria-hidden="true" />
          <div className={styles.text}>
            <span className={styles.name}>{passkey.name}</span>
            <span className={styles.note}>
              <Trans>
                Added <DateTime value={passkey.createdAt} />
              </Trans>
              {' · '}
              {passkey.lastUsedAt ? (
                <Trans>
                  last used <DateTime value={passkey.lastUsedAt} show="date and time" />
                </Trans>
              ) : (
                <Trans>never used</Trans>
              )}
            </span>
          </div>
          <Cluster gap={4}>
            <Button
              variant="quiet"
              size="sm"
              aria-label={t`Rename ${passkey.name}`}
              onClick={() => onRename(passkey)}
            >
              <Trans>Rename</Trans>
            </Button>
            <Button
              variant="quiet"
              size="sm"
              aria-label={t`Remove ${passkey.name}`}
              onClick={() => onRemove(passkey)}
            >
              <Trans>Remove</Trans>
            </Button>
          </Cluster>
        </li>
      ))}
    </ul>
  );
}
