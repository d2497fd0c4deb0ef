import { createPath, useLocation, useSearchParams } from 'react-router-dom';

/**
 * A list's search parameters, a setter for one of them (null or an empty string removes it), and a function
 * that clears them. Changes replace the history entry, so "back" leaves the list instead of undoing each
 * keystroke.
 */
export function useListParams(): readonly [
  URLSearchParams,
  (name: string, value: string | null) => void,
  () => void,
] {
  const [params, setParams] = useSearchParams();

  function change(name: string, value: string | null): void {
    // Not `params`: a second change before React has rendered the first would overwrite it.
    const next = new URLSearchParams(window.location.search);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true, preventScrollReset: true });
  }

  function clear(): void {
    setParams({}, { replace: true, preventScrollReset: true });
  }

  return [params, change, clear] as const;
}

/** Router state of a page opened from a list: the list's URL with its search and filters. */
export interface ListState {
  list: string;
}

/** The router state for a list's links, so that their pages can link back to the same search and filters. */
export function useListState(): ListState {
  return { list: createPath(useLocation()) };
}
