import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Slides {
  /** Of the element that scrolls; its children are as wide as it is. */
  scroller: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
}

/**
 * Scrolls a row of slides to the one at `position`, and reports to which one the user swipes. `isSwiped`:
 * whether it scrolls at all; otherwise a single slide is shown.
 */
export function useSlides(position: number, isSwiped: boolean, onSwipe: (position: number) => void): Slides {
  const scroller = useRef<HTMLDivElement>(null);

  // Not if the user has swiped to it.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || position === positionIn(element)) return;
    element.scrollTo({ left: position * element.clientWidth, behavior: 'instant' });
  }, [position, isSwiped]);

  function onScroll(): void {
    const element = scroller.current;
    // When the screen becomes wide, it scrolls back and shows the same picture.
    if (element && element.scrollWidth > element.clientWidth) onSwipe(positionIn(element));
  }

  return { scroller, onScroll };
}

/** The index of the slide that a scroller shows. */
function positionIn({ scrollLeft, clientWidth }: HTMLElement): number {
  return Math.round(scrollLeft / Math.max(1, clientWidth));
}
