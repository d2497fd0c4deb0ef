import { useState } from 'react';
import { afterAll, afterPress, extentOf, nothingSelected, type PressedRow } from './selection-rules.ts';

/** What is selected of a list, and how that changes. */
export interface Selection {
  /** In the order of choosing; includes what other searches found, and pages that are no longer loaded. */
  ids: readonly string[];
  has: (id: string) => boolean;
  /** How many of the selected are not among the rows that the list shows. */
  hiddenCount: number;
  /** How much of the list as shown is selected. */
  extent: 'NONE' | 'SOME' | 'ALL';
  press: (row: PressedRow) => void;
  /** Selects all rows that the list shows, or none of them. */
  pressAll: (isSelected: boolean) => void;
  /** Selects just these. */
  replace: (ids: readonly string[]) => void;
  clear: () => void;
}

/**
 * The selection of a list whose rows, as shown now, have these ids. It stays when the rows change: more
 * pages, another search, another order.
 */
export function useSelection(rowIds: readonly string[]): Selection {
  const [state, setState] = useState(nothingSelected);
  return {
    ids: [...state.ids],
    has: (id) => state.ids.has(id),
    hiddenCount: [...state.ids].filter((id) => !rowIds.includes(id)).length,
    extent: extentOf(state.ids, rowIds),
    press: (row) => setState((now) => afterPress(now, row, rowIds)),
    pressAll: (isSelected) => setState((now) => afterAll(now, rowIds, isSelected)),
    replace: (ids) => setState(afterAll(nothingSelected, ids, true)),
    clear: () => setState(nothingSelected),
  };
}
