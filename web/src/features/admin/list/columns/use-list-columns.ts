import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { newBrowserStorage } from '../../../../lib/browser/guarded-storage.ts';
import { useAdminSession } from '../../../../session/admin-session.ts';
import { useListParams } from '../use-list-params.ts';
import { type ColumnChoice, formatColumns, parseColumns } from './column-choice.ts';

const storage = newBrowserStorage();

/** Which columns of a table are shown, and how that changes. */
export interface ListColumns {
  choices: readonly ColumnChoice[];
  /** Whether a column is shown; those that are no choice always are. */
  shows: (key: string) => boolean;
  toggle: (key: string) => void;
  /** Shows the usual columns. */
  reset: () => void;
  /** The value of the shown columns in the query string. */
  value: string;
  /** Whether they are those that the table shows to whoever has chosen none. */
  areUsual: boolean;
}

/**
 * The columns of a list: those that its URL names, as that of a saved view does, or else those that the
 * member of staff has chosen in this browser. A choice is kept where the columns come from.
 */
export function useListColumns(list: string, choices: readonly ColumnChoice[]): ListColumns {
  const [params, setParam] = useListParams();
  const { key: entry } = useLocation();
  const storageKey = `admin-columns:${list}:${useAdminSession()?.user.id ?? ''}`;
  // A checkbox does not wait for the URL to follow.
  const [latest, setLatest] = useState({ entry: '', columns: '' });
  const named = params.get('columns');
  const chosen = latest.entry === entry ? latest.columns : null;
  const shown = parseColumns(chosen ?? named ?? storage.getItem(storageKey), choices);
  const usual = formatColumns(parseColumns(null, choices), choices);

  function choose(columns: string): void {
    setLatest({ entry, columns });
    if (named !== null) setParam('columns', columns);
    else if (columns === usual) storage.removeItem(storageKey);
    else storage.setItem(storageKey, columns);
  }

  return {
    choices,
    shows: (column) => shown.has(column) || !choices.some(({ key }) => key === column),
    toggle: (column) => {
      const next = new Set(shown);
      if (!next.delete(column)) next.add(column);
      choose(formatColumns(next, choices));
    },
    reset: () => choose(usual),
    value: formatColumns(shown, choices),
    areUsual: formatColumns(shown, choices) === usual,
  };
}
