/** What is chosen of a list. */
export interface SelectionState {
  /** In the order of choosing; some may no longer be in the list. */
  ids: ReadonlySet<string>;
  /** The row that was pressed last, where a range begins; null when none was. */
  anchor: string | null;
}

export const nothingSelected: SelectionState = { ids: new Set(), anchor: null };

/** A row that was pressed. */
export interface PressedRow {
  id: string;
  isSelected: boolean;
  /** Whether all rows between the one pressed before and this one follow it: Shift was held. */
  isRange: boolean;
}

/** The selection after a row was pressed. `rowIds` are the list's rows in their order. */
export function afterPress(
  { ids, anchor }: SelectionState,
  { id, isSelected, isRange }: PressedRow,
  rowIds: readonly string[],
): SelectionState {
  const pressed = isRange ? rangeBetween(rowIds, anchor, id) : [id];
  return { ids: withRows(ids, pressed, isSelected), anchor: id };
}

/** The selection after rows were chosen, or taken out, together. */
export function afterAll(
  { ids, anchor }: SelectionState,
  rowIds: readonly string[],
  isSelected: boolean,
): SelectionState {
  return { ids: withRows(ids, rowIds, isSelected), anchor };
}

/** How many of the rows are selected. */
export function extentOf(ids: ReadonlySet<string>, rowIds: readonly string[]): 'NONE' | 'SOME' | 'ALL' {
  const count = rowIds.filter((id) => ids.has(id)).length;
  if (count === 0) return 'NONE';
  return count === rowIds.length ? 'ALL' : 'SOME';
}

/* Both ends included; only the last one when the list no longer has the first. */
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
