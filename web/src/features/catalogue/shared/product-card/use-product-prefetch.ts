import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { ProductDocument } from '../../../../gql/graphql.ts';

/** In ms. A pointer that only passes over a card triggers no request. */
const DWELL_MS = 80;

/** The event handlers of a card. */
interface IntentHandlers {
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
}

/**
 * Prefetches the data of a product's page when a user is about to open it: when a pointer rests on its card,
 * a finger touches it, or a link in it has the focus. Skipped if the browser is set to save data.
 */
export function useProductPrefetch(handle: string): IntentHandlers {
  const client = useApolloClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // An unmounted card gets no pointerleave event.
  useEffect(() => () => clearTimeout(timer.current), []);

  function prefetch(): void {
    if (savesData()) return;
    // Cached data is not fetched again. The page itself reports failures.
    client.query({ query: ProductDocument, variables: { handle } }).catch(() => undefined);
  }

  return {
    onPointerEnter: () => {
      timer.current = setTimeout(prefetch, DWELL_MS);
    },
    onPointerLeave: () => clearTimeout(timer.current),
    onFocus: prefetch,
  };
}

/** Not every browser supports this. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
