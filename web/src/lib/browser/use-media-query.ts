import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, kept up to date; false on the server. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, isUnknown);
}

function isUnknown(): false {
  return false;
}
