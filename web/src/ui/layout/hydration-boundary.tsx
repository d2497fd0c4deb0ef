import { Activity, type ReactNode, use, useContext, useId } from 'react';
import { PageHydration } from '../../lib/hydration-queue.ts';

interface HydrationBoundaryProps {
  /** The media query of screens on which it is seen at first, without scrolling or opening anything: 'all' of them; left out, none. */
  seenAt?: string;
  children: ReactNode;
}

/**
 * A part of a page that hydrates by itself, after what is around it (decision 0064): at once when it is touched, else when it has its
 * turn. Whatever renders it should seldom render again, because React then hydrates it before anything else. Where only the browser
 * renders, it makes no difference.
 */
export function HydrationBoundary({ seenAt, children }: HydrationBoundaryProps) {
  return (
    <Activity>
      <AwaitTurn seenAt={seenAt}>{children}</AwaitTurn>
    </Activity>
  );
}

function AwaitTurn({ seenAt, children }: HydrationBoundaryProps) {
  const part = useId();
  const queue = useContext(PageHydration);
  const turn = queue?.turnOf(part, seenAt !== undefined && matchMedia(seenAt).matches);
  if (turn) use(turn);
  return children;
}
