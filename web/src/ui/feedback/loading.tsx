import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

interface LoadingProps {
  /** What is read: "Loading products". */
  label: string;
  /** Skeletons of the size of what comes. */
  children: ReactNode;
}

/** Stands for content that is on its way, and says so. */
export function Loading({ label, children }: LoadingProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </div>
  );
}
