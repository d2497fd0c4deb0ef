import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { newBrowserStorage } from '../../../../lib/browser/guarded-storage.ts';
import { useAdminSession } from '../../../../session/admin-session.ts';
import { useListParams } from '../use-list-params.ts';
import { type ColumnChoice, formatColumns, parseColumns } from './column-choice.ts';

const storage = newBrowserStorage();

/** The shown columns of a table, and functions to change them. */
export interface ListColumns {
  choices: readonly ColumnChoice[];
  /** Whether a column is shown; columns that can't be hidden always are. */
  shows: (key: string) => boolean;
  toggle: (key: string) => void;
  /** Restores the default columns. */
  reset: () => void;
  /** The query string value of the shown columns. */
  value: string;
  /** Whether the shown columns are the default ones. */
  areUsual: boolean;
}

/**
 * The columns of a list: those in the URL, as in a saved view, or else the staff member's own selection in
 * this browser. A change is saved where the columns came from.
 */
export function useListColumns(list: string, choices: readonly ColumnChoice[]): ListColumns {
  const [params, setParam] = useListParams();
  const { key: entry } = useLocation();
  const storageKey = `admin-columns:${list}:${useAdminSession()?.user.id ?? ''}`;
  // The checkbox reacts at once, before the URL changes.
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
