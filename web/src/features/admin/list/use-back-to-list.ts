import { useLocation } from 'react-router-dom';
import type { ListState } from './use-list-params.ts';

interface BackToList {
  /** The list's address, as it was when this page was opened from it. */
  to: string;
  /** Whether the list is the entry before this one in the history. */
  isBefore: boolean;
}

/** The way back from a page to the list at `path`: with its search and filters, or plain when it came from elsewhere. */
export function useBackToList(path: string): BackToList {
  const { state } = useLocation() as { state: Partial<ListState> | null };
  const list = state?.list;
  const isBefore = typeof list === 'string' && (list === path || list.startsWith(`${path}?`));
  return { to: isBefore ? list : path, isBefore };
}
