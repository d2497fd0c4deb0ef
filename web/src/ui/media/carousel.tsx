import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Children, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import styles from './carousel.module.css';

interface CarouselProps {
  /** The name of the row: "Flash sales". */
  label: string;
  /** A SectionHead; the arrows stand at its end. */
  header?: ReactNode;
  /** The cards; each becomes an item of a list. */
  children: ReactNode;
  /** Shown at once on wide screens: 'products' 4, 'tiles' 6. */
  columns?: 'products' | 'tiles';
}

/** A row that scrolls by touch, wheel, and by arrows that go a view further and stop at the ends. */
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
            label={`${label}: previous`}
            disabled={atStart}
            onClick={() => scrollViews(-1)}
          >
            <ArrowLeft size={24} aria-hidden="true" />
          </IconButton>
          <IconButton look="soft" label={`${label}: next`} disabled={atEnd} onClick={() => scrollViews(1)}>
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

/** Whether a horizontal scroller stands at its start and its end; both are true when there is nothing to scroll. */
function useScrollEdges(scroller: RefObject<HTMLElement | null>): ScrollEdges {
  const [edges, setEdges] = useState<ScrollEdges>({ atStart: true, atEnd: true });

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      const next = readEdges(element);
      setEdges((known) => (known.atStart === next.atStart && known.atEnd === next.atEnd ? known : next));
    };
    // Observing tells of the first layout too; the content may grow without its scroller.
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

/* Browsers scroll by fractions of a pixel when zoomed, hence the tolerance. */
function readEdges({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): ScrollEdges {
  return { atStart: scrollLeft <= 1, atEnd: scrollLeft + clientWidth >= scrollWidth - 1 };
}
