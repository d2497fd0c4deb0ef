import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Children, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { useScrollEdges } from './use-scroll-edges.ts';
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
