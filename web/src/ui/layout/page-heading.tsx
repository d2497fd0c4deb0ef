import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { classNames } from '../class-names.ts';
import styles from './page-heading.module.css';

/* The path of the last heading; undefined on the first page, which leaves the focus to the skip link. */
let lastPath: string | undefined;

interface PageHeadingProps {
  children: ReactNode;
  /** Visually hidden, where the design has no title. */
  hidden?: boolean;
  className?: string;
}

/**
 * The one `h1` of a page; gets the focus after a navigation to another path, so that the new page is
 * announced.
 */
export function PageHeading({ children, hidden = false, className }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();

  // A layout effect: an effect after the paint could take the focus from a user who has already moved on.
  useLayoutEffect(() => {
    const isNewPage = lastPath !== undefined && lastPath !== pathname;
    lastPath = pathname;
    // The page may render with a delay; a user who is already typing must keep the focus.
    const isTyping = document.activeElement?.matches('input, textarea, select') ?? false;
    if (isNewPage && !isTyping) heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={classNames(hidden ? 'visually-hidden' : styles.heading, className)}
    >
      {children}
    </h1>
  );
}
