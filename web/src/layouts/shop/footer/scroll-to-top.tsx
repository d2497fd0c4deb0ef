import { Trans } from '@lingui/react/macro';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useRef } from 'react';
import { useScrolledPast } from '../header/use-scrolled-past.ts';
import styles from './scroll-to-top.module.css';

/**
 * Scrolls back to the top without covering content: a round button in the margin, after one screenful, or a
 * bar above the footer if the margin is too narrow.
 */
export function ScrollToTop() {
  const mark = useRef<HTMLSpanElement>(null);
  const hasScrolledPast = useScrolledPast(mark);

  function goUp(): void {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    globalThis.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
    // The round button disappears at the top, so the focus moves along.
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  return (
    <>
      <span ref={mark} className={styles.mark} aria-hidden="true" />
      <button className={styles.button} type="button" data-past={hasScrolledPast} onClick={goUp}>
        <ArrowUp size={20} aria-hidden="true" />
        <span className={styles.text}>
          <Trans>Back to top</Trans>
        </span>
      </button>
    </>
  );
}
