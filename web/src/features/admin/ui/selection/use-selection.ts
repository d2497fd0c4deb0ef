import { useState } from 'react';
import { afterAll, afterPress, extentOf, nothingSelected, type PressedRow } from './selection-rules.ts';

/** The selection in a list, and functions to change it. */
export interface Selection {
  /** In order of selection; includes results of other searches and unloaded pages. */
  ids: readonly string[];
  has: (id: string) => boolean;
  /** The number of selected rows that the list does not show. */
  hiddenCount: number;
  /** How much of the shown list is selected. */
  extent: 'NONE' | 'SOME' | 'ALL';
  press: (row: PressedRow) => void;
  /** Selects or deselects all rows that the list shows. */
  pressAll: (isSelected: boolean) => void;
  /** Selects exactly these. */
  replace: (ids: readonly string[]) => void;
  clear: () => void;
}

/**
 * The selection of a list that currently shows rows with these ids. It survives changes of the rows: more
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
