import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { ProductDocument } from '../../../../gql/graphql.ts';

/** A pointer that only passes over a card asks for nothing; in ms. */
const DWELL_MS = 80;

/** What a card listens to. */
interface IntentHandlers {
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
}

/**
 * Loads what the page of a product shows, once somebody is about to open it: when a pointer rests or a finger
 * lies on its card, or a link in it has the focus. Not where the browser is to save data.
 */
export function useProductPrefetch(handle: string): IntentHandlers {
  const client = useApolloClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A card that is gone hears no pointer leave it.
  useEffect(() => () => clearTimeout(timer.current), []);

  function prefetch(): void {
    if (savesData()) return;
    // What the cache has already is not asked for again. The page itself says what failed.
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

/** Not every browser says so. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
