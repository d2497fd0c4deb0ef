import { Activity, type ReactNode, use, useContext, useId, useState } from 'react';
import { PageHydration } from '../../lib/browser/hydration-queue.ts';

interface HydrationBoundaryProps {
  /**
   * The media query of screens on which it is seen at first, without scrolling or opening anything: 'all' of
   * them; left out, none.
   */
  seenAt?: string;
  children: ReactNode;
}

/**
 * A part of a page that hydrates by itself, after what is around it (decision 0064): at once when it is
 * touched or gets other children, else when it has its turn. Contexts that it reads must not change
 * meanwhile: React would render it anew, and lose what is being pressed. Where only the browser renders, it
 * makes no difference.
 */
export function HydrationBoundary({ seenAt, children }: HydrationBoundaryProps) {
  const part = useId();
  const queue = useContext(PageHydration);
  const [first] = useState(children);
  // React now hydrates the part with its first children, and only then gives it the others.
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
