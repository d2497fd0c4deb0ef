import { Trans } from '@lingui/react/macro';
import { classNames } from '../class-names.ts';
import { CountdownDigits } from './countdown-digits.tsx';
import { countdownParts, formatEnd } from './countdown-parts.ts';
import { useRemaining } from './use-remaining.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './countdown.module.css';

interface CountdownProps {
  /** The end, in ms since the epoch. */
  target: number;
  /** The name of the offer: "Flash sale". */
  label: string;
  /** 'plain' has colons, 'round' has white circles on black. */
  look?: 'plain' | 'round';
}

/** The days, hours, minutes and seconds left; afterwards zeros, and a line that the offer has ended. */
export function Countdown({ target, label, look = 'plain' }: CountdownProps) {
  const remaining = useRemaining(target);
  const end = new Date(target);
  return (
    <div className={classNames(styles.countdown, styles[look])}>
      <div role="timer" aria-live="off" aria-label={label} className={styles.parts} data-ends-at={target}>
        {countdownParts(remaining).map((part) => (
          <span className={styles.part} key={part.unit}>
            <span className={styles.unit}>{part.unit} </span>
            <CountdownDigits className={styles.digits} digits={part.digits} />{' '}
          </span>
        ))}
      </div>
      {remaining > 0 ? (
        <VisuallyHidden>
          <Trans>
            Ends on <time dateTime={end.toISOString()}>{formatEnd(end)}</time>
          </Trans>
        </VisuallyHidden>
      ) : (
        <p className={styles.end}>
          <Trans>
            This offer ended on <time dateTime={end.toISOString()}>{formatEnd(end)}</time>.
          </Trans>
        </p>
      )}
    </div>
  );
}
