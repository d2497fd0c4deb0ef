/** A column that can be shown or hidden. */
export interface ColumnChoice {
  /** The `key` of its `DataColumn`; also its name in the URL. */
  key: string;
  label: string;
  /** Hidden until somebody chooses it. */
  isExtra?: boolean;
}

const NONE = 'none';

/** The columns of `?columns=date,total`; the usual ones for null. What the table does not have is ignored. */
export function parseColumns(text: string | null, choices: readonly ColumnChoice[]): ReadonlySet<string> {
  if (text === null) return new Set(choices.filter(({ isExtra }) => !isExtra).map(({ key }) => key));
  const named = text.split(',');
  return new Set(choices.map(({ key }) => key).filter((key) => named.includes(key)));
}

/** The value of columns in the query string, in the order of the table. */
export function formatColumns(shown: ReadonlySet<string>, choices: readonly ColumnChoice[]): string {
  const keys = choices.map(({ key }) => key).filter((key) => shown.has(key));
  return keys.length === 0 ? NONE : keys.join(',');
}
