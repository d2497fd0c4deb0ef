/** The selection in a list. */
export interface SelectionState {
  /** In order of selection; some may no longer be in the list. */
  ids: ReadonlySet<string>;
  /** The last clicked row, where a range starts; null if there is none. */
  anchor: string | null;
}

export const nothingSelected: SelectionState = { ids: new Set(), anchor: null };

/** A clicked row. */
export interface PressedRow {
  id: string;
  isSelected: boolean;
  /** Whether Shift was held, which includes all rows since the last clicked one. */
  isRange: boolean;
}

/** The selection after a click on a row. `rowIds` are the list's rows in order. */
export function afterPress(
  { ids, anchor }: SelectionState,
  { id, isSelected, isRange }: PressedRow,
  rowIds: readonly string[],
): SelectionState {
  const pressed = isRange ? rangeBetween(rowIds, anchor, id) : [id];
  return { ids: withRows(ids, pressed, isSelected), anchor: id };
}

/** The selection after several rows were selected or deselected at once. */
export function afterAll(
  { ids, anchor }: SelectionState,
  rowIds: readonly string[],
  isSelected: boolean,
): SelectionState {
  return { ids: withRows(ids, rowIds, isSelected), anchor };
}

/** How many of the rows are selected: none, some or all. */
export function extentOf(ids: ReadonlySet<string>, rowIds: readonly string[]): 'NONE' | 'SOME' | 'ALL' {
  const count = rowIds.filter((id) => ids.has(id)).length;
  if (count === 0) return 'NONE';
  return count === rowIds.length ? 'ALL' : 'SOME';
}

/* Both ends included; only the last one if the list no longer contains the first. */
function rangeBetween(rowIds: readonly string[], from: string | null, to: string): readonly string[] {
  const start = from === null ? -1 : rowIds.indexOf(from);
  const end = rowIds.indexOf(to);
  return start < 0 || end < 0 ? [to] : rowIds.slice(Math.min(start, end), Math.max(start, end) + 1);
}

function withRows(
  ids: ReadonlySet<string>,
  rowIds: readonly string[],
  isSelected: boolean,
): ReadonlySet<string> {
  const next = new Set(ids);
  for (const id of rowIds) {
    if (isSelected) next.add(id);
    else next.delete(id);
  }
  return next;
}
