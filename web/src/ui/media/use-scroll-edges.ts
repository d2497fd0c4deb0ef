import { useEffect, useState, type RefObject } from 'react';

interface ScrollEdges {
  atStart: boolean;
  atEnd: boolean;
}

/** Whether a horizontal scroller stands at its start and its end; both are true when there is nothing to scroll. */
export function useScrollEdges(scroller: RefObject<HTMLElement | null>): ScrollEdges {
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
