import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Button } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import styles from './message-state.module.css';

interface ErrorStateProps {
  title?: string;
  /** The reason in plain words, and what is not lost. */
  cause: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** An alternative to trying again. */
  action?: ReactNode;
}

/**
 * Announces that something could not be loaded and why, with a retry button; it also retries when the browser
 * is back online.
 */
export function ErrorState({
  title = t`This could not be loaded`,
  cause,
  onRetry,
  retrying,
  action,
}: ErrorStateProps) {
  const retry = useEffectEvent(() => onRetry?.());

  useEffect(() => {
    const listen = () => retry();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, []);

  return (
    <div className={classNames(styles.state, styles.error)} role="alert">
      <span className={styles.icon}>
        <CircleAlert size={28} aria-hidden="true" />
      </span>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{cause}</p>
      <div className={styles.action}>
        {onRetry && (
          <Button variant="outline" pending={retrying} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}
