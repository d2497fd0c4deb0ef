import { useState } from 'react';
import { newBrowserStorage } from '../../../../lib/guarded-storage.ts';
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
}

/**
 * The columns of a list: those that its URL names, as that of a saved view does, or else those that the member of staff has chosen in this
 * browser. A choice is kept where the columns come from.
 */
export function useListColumns(list: string, choices: readonly ColumnChoice[]): ListColumns {
  const [params, setParam] = useListParams();
  const key = `admin-columns:${list}:${useAdminSession()?.user.id ?? ''}`;
  const [own, setOwn] = useState(() => storage.getItem(key));
  const named = params.get('columns');
  const shown = parseColumns(named ?? own, choices);
  const usual = formatColumns(parseColumns(null, choices), choices);

  function choose(next: string): void {
    if (named !== null) {
      setParam('columns', next);
      return;
    }
    if (next === usual) storage.removeItem(key);
    else storage.setItem(key, next);
    setOwn(next);
  }

  return {
    choices,
    shows: (column) => shown.has(column) || !choices.some((choice) => choice.key === column),
    toggle: (column) => {
      const next = new Set(shown);
      if (!next.delete(column)) next.add(column);
      choose(formatColumns(next, choices));
    },
    reset: () => choose(usual),
    value: formatColumns(shown, choices),
  };
}
