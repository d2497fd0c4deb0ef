import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while React hydrates server-rendered HTML, which contains nothing specific to this browser, and true
 * right after; true at once where only the browser renders.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
