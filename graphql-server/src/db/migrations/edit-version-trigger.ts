/**
 * The statements that give a table a version, which changes with these columns of its own (decision 0036).
 * They call `note_edit` of 20261123-edit-versions.
 */
export function versioned(table: string, columns: string[]): string[] {
  const valuesOf = (row: string) => `(${columns.map((column) => `${row}.${column}`).join(', ')})`;
  return [
    `alter table ${table} add column version bigint not null default 0`,
    `create trigger ${table}_edited before update of ${columns.join(', ')} on ${table}
      for each row when (${valuesOf('old')} is distinct from ${valuesOf('new')}) execute function note_edit()`,
  ];
}
