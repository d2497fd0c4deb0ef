/** What is told of the rows of a table. */
interface EventTriggers {
  /** The kinds of events; what is left out is not told. */
  insert?: string;
  update?: string;
  delete?: string;
  /** The column with the id of what the event is about. */
  subject: string;
  /** The columns whose change is meant; all when left out. */
  of?: string[];
  /** The only rows that are told of: a condition on `new`. */
  only?: string;
}

/**
 * The statements that have a table's changes told as events (decision 0037). They call `add_event` of
 * 20261124-events.
 */
export function eventTriggers(table: string, told: EventTriggers): string[] {
  const { subject, of, only } = told;
  const valuesOf = (row: string) =>
    of ? `(${of.map((column) => `${row}.${column}`).join(', ')})` : `${row}.*`;
  const trigger = (when: 'insert' | 'update' | 'delete', conditions: (string | undefined)[]) => {
    const kind = told[when];
    if (kind === undefined) return [];
    const known = conditions.filter((condition) => condition !== undefined);
    return [
      `create function ${table}_${when}_event() returns trigger language plpgsql as $$
    begin
      perform add_event('${kind}', ${when === 'delete' ? 'old' : 'new'}.${subject});
      return null;
    end $$`,
      `create trigger ${table}_${when}_event after ${when} on ${table}
      for each row ${known.length > 0 ? `when (${known.join(' and ')})` : ''} execute function ${table}_${when}_event()`,
    ];
  };
  return [
    ...trigger('insert', [only]),
    ...trigger('update', [`${valuesOf('old')} is distinct from ${valuesOf('new')}`, only]),
    ...trigger('delete', []),
  ];
}
