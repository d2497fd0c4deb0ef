/** A column that can be shown or hidden. */
export interface ColumnChoice {
  /** The `key` of its `DataColumn`; also its name in the URL. */
  key: string;
  label: string;
  /** Hidden by default. */
  isExtra?: boolean;
}

const NONE = 'none';

/** Parses `?columns=date,total`; null means the default columns. Unknown columns are ignored. */
export function parseColumns(text: string | null, choices: readonly ColumnChoice[]): ReadonlySet<string> {
  if (text === null) return new Set(choices.filter(({ isExtra }) => !isExtra).map(({ key }) => key));
  const named = text.split(',');
  return new Set(choices.map(({ key }) => key).filter((key) => named.includes(key)));
}

/** The query string value of the shown columns, in table order. */
export function formatColumns(shown: ReadonlySet<string>, choices: readonly ColumnChoice[]): string {
  const keys = choices.map(({ key }) => key).filter((key) => shown.has(key));
  return keys.length === 0 ? NONE : keys.join(',');
}
