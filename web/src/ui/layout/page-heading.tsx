import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { classNames } from '../class-names.ts';
import styles from './page-heading.module.css';

/* The path whose heading was shown last; undefined until the first page, which leaves the focus to the skip link. */
let lastPath: string | undefined;

interface PageHeadingProps {
  children: ReactNode;
  /** Read but not seen, where the design has no title. */
  hidden?: boolean;
  className?: string;
}

/** The one `h1` of a page; takes the focus after a change of path, so that the new page is read. */
export function PageHeading({ children, hidden = false, className }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    const isNewPage = lastPath !== undefined && lastPath !== pathname;
    lastPath = pathname;
    // A page may take a moment to arrive; whoever has begun to type meanwhile goes on typing.
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
