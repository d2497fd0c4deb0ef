import { Activity, type ReactNode } from 'react';

/**
 * A part of a page that hydrates by itself, after what is around it and at once when it is touched (decision 0064). Where only the browser
 * renders, it makes no difference.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Activity>{children}</Activity>;
}
