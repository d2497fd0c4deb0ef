import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has been scrolled out of view at the top. Needs no scroll listener. */
export function useScrolledPast(element: RefObject<Element | null>): boolean {
  const [hasScrolledPast, setPast] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      // A busy browser batches several changes; the last entry is the current state.
      const entry = entries.at(-1);
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return hasScrolledPast;
}
