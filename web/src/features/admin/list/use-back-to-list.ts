import { useLocation } from 'react-router-dom';
import type { ListState } from './use-list-params.ts';

interface BackToList {
  /** The list's URL at the time this page was opened from it. */
  to: string;
  /** Whether the list is the previous history entry. */
  isBefore: boolean;
}

/**
 * The link back to the list at `path`: with its search and filters, or without them if the page was opened
 * from elsewhere.
 */
export function useBackToList(path: string): BackToList {
  const { state } = useLocation() as { state: Partial<ListState> | null };
  const list = state?.list;
  const isBefore = typeof list === 'string' && (list === path || list.startsWith(`${path}?`));
  return { to: isBefore ? list : path, isBefore };
}
