/** Joins street and apartment into one line, as in address books: "12 Main Street, Flat 4". */
export function joinAddress(...parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
}

/** Splits a profile's address line for the form: the city follows the last comma, the street precedes it. */
export function splitAddress(line: string): { streetAddress: string; city: string } {
  const comma = line.lastIndexOf(',');
  if (comma === -1) return { streetAddress: line.trim(), city: '' };
  return { streetAddress: line.slice(0, comma).trim(), city: line.slice(comma + 1).trim() };
}
