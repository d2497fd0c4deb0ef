import ArrowUp from 'lucide-react/icons/arrow-up';
import { useRef } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { useIsPast } from './use-is-past.ts';
import styles from './scroll-to-top.module.css';

/** A button at the lower right that leads back up; it is there once a screenful has been scrolled. */
export function ScrollToTop() {
  const mark = useRef<HTMLSpanElement>(null);
  const isPast = useIsPast(mark);

  function goUp(): void {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    globalThis.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
    // The button vanishes at the top; the focus goes where it points to.
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  return (
    <>
      <span ref={mark} className={styles.mark} aria-hidden="true" />
      {isPast && (
        <IconButton className={styles.button} look="soft" label="Back to top" onClick={goUp}>
          <ArrowUp size={24} aria-hidden="true" />
        </IconButton>
      )}
    </>
  );
}
