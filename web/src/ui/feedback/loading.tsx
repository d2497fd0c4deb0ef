import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

interface LoadingProps {
  /** The text for screen readers: "Loading products". */
  label: string;
  /** Skeletons of the content's size. */
  children: ReactNode;
}

/** A placeholder for content that is loading, announced to screen readers. */
export function Loading({ label, children }: LoadingProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </div>
  );
}
