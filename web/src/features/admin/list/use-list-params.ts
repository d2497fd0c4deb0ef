import { createPath, useLocation, useSearchParams } from 'react-router-dom';

/**
 * What a list's address asks for, a way to change one word of it (null or an empty text takes it away), and a way to
 * clear it. A change replaces the entry of the history: "back" leaves the list instead of walking through what was typed.
 */
export function useListParams(): readonly [
  URLSearchParams,
  (name: string, value: string | null) => void,
  () => void,
] {
  const [params, setParams] = useSearchParams();

  function change(name: string, value: string | null): void {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  function clear(): void {
    setParams({}, { replace: true, preventScrollReset: true });
  }

  return [params, change, clear] as const;
}

/** Router state of a page that was opened from a list: the list's address with its search and filters. */
export interface ListState {
  list: string;
}

/** The state for a list's links, so that their pages lead back to the list as it was. */
export function useListState(): ListState {
  return { list: createPath(useLocation()) };
}
