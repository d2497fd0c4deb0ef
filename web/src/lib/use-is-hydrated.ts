import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while React takes over what the server drew, which knows nothing of this browser, and true right after; true at
 * once where the browser draws by itself.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
