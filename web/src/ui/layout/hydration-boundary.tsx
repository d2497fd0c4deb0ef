import { Activity, type ReactNode, use, useContext, useId, useState } from 'react';
import { PageHydration } from '../../lib/browser/hydration-queue.ts';

interface HydrationBoundaryProps {
  /**
   * The media query of screens on which it is visible initially, without scrolling or opening anything: 'all'
   * for every screen; omitted for none.
   */
  seenAt?: string;
  children: ReactNode;
}

/**
 * A part of a page that hydrates separately, after its surroundings (decision 0064): at once if it is touched
 * or gets other children, otherwise in its turn. Contexts that it reads must not change meanwhile: React
 * would render it from scratch, and lose a click in progress. Where only the browser renders, it makes no
 * difference.
 */
export function HydrationBoundary({ seenAt, children }: HydrationBoundaryProps) {
  const part = useId();
  const queue = useContext(PageHydration);
  const [first] = useState(children);
  // React now hydrates the part with its first children, and only then updates it with the others.
  if (children !== first) queue?.release(part);
  return (
    <Activity>
      <AwaitTurn part={part} seenAt={seenAt}>
        {children}
      </AwaitTurn>
    </Activity>
  );
}

function AwaitTurn({ part, seenAt, children }: HydrationBoundaryProps & { part: string }) {
  const queue = useContext(PageHydration);
  const turn = queue?.turnOf(part, seenAt !== undefined && matchMedia(seenAt).matches);
  if (turn) use(turn);
  return children;
}
