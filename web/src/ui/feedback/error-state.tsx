import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Button } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import styles from './message-state.module.css';

interface ErrorStateProps {
  title?: string;
  /** Why, in words for people, and what stays safe. */
  cause: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** Another way on. */
  action?: ReactNode;
}

/** Something could not be shown; says why, at once, and offers to try again, which a connection that is back does by itself. */
export function ErrorState({
  title = 'This could not be loaded',
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
            Try again
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}
