import { createPath, useLocation } from 'react-router-dom';

/** Router state of a page that was opened from a list: the list's address with its search and filters. */
export interface ListState {
  list: string;
}

/** The state for a list's links, so that their pages lead back to the list as it was. */
export function useListState(): ListState {
  return { list: createPath(useLocation()) };
}
