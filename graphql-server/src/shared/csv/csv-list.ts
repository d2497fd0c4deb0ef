/** Several values in one cell of a sheet: "red; green". A backslash escapes a value's own semicolon. */
export function writeList(values: readonly string[]): string {
  return values.map((value) => value.replaceAll(/[\\;]/g, String.raw`\$&`)).join('; ');
}

/** The values of a cell, without empty ones. */
export function readList(cell: string): string[] {
  const values = cell.match(/(?:\\.|[^;\\])+/gs) ?? [];
  return values.map((value) => value.trim().replaceAll(/\\(.)/gs, '$1')).filter(Boolean);
}
