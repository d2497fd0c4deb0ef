import { t } from '@lingui/core/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Children, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import styles from './carousel.module.css';

interface CarouselProps {
  /** The accessible name: "Flash sales". */
  label: string;
  /** A SectionHead; the arrows are placed at its end. */
  header?: ReactNode;
  /** The cards; each becomes a list item. */
  children: ReactNode;
  /** The number visible on wide screens: 'products' 4, 'tiles' 6. */
  columns?: 'products' | 'tiles';
}

/**
 * A row that scrolls by touch, by wheel, and with arrow buttons that move by one view and stop at the ends.
 */
export function Carousel({ label, header, children, columns = 'products' }: CarouselProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { atStart, atEnd } = useScrollEdges(scroller);

  function scrollViews(views: number) {
    const element = scroller.current;
    element?.scrollBy({ left: views * element.clientWidth });
  }

  return (
    <div role="group" aria-label={label} className={styles.carousel}>
      <div className={styles.top}>
        {header !== undefined && <div className={styles.header}>{header}</div>}
        <div className={styles.arrows} hidden={atStart && atEnd}>
          <IconButton
            look="soft"
            label={t`${label}: previous`}
            disabled={atStart}
            onClick={() => scrollViews(-1)}
          >
            <ArrowLeft size={24} aria-hidden="true" />
          </IconButton>
          <IconButton look="soft" label={t`${label}: next`} disabled={atEnd} onClick={() => scrollViews(1)}>
            <ArrowRight size={24} aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <div className={styles.scroller} ref={scroller}>
        <ul className={classNames(styles.row, styles[columns])} role="list">
          {Children.map(children, (child) => (
            <li>{child}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface ScrollEdges {
  atStart: boolean;
  atEnd: boolean;
}

/**
 * Whether a horizontal scroller is at its start and at its end; both are true if there is nothing to scroll.
 */
function useScrollEdges(scroller: RefObject<HTMLElement | null>): ScrollEdges {
  const [edges, setEdges] = useState<ScrollEdges>({ atStart: true, atEnd: true });

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      const next = readEdges(element);
      setEdges((previous) =>
        previous.atStart === next.atStart && previous.atEnd === next.atEnd ? previous : next,
      );
    };
    // The observer also reports the initial layout; the content may grow without its scroller.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [scroller]);

  return edges;
}

/* Zoomed browsers scroll by fractions of a pixel, hence the tolerance. */
function readEdges({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): ScrollEdges {
  return { atStart: scrollLeft <= 1, atEnd: scrollLeft + clientWidth >= scrollWidth - 1 };
}
