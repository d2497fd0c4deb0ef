/** Writes street and apartment in one line, as address books have it: "12 Main Street, Flat 4". */
export function joinAddress(...parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
}

/** Reads a profile's line for the form: what follows the last comma is the city, all before it the street. */
export function splitAddress(line: string): { streetAddress: string; city: string } {
  const comma = line.lastIndexOf(',');
  if (comma === -1) return { streetAddress: line.trim(), city: '' };
  return { streetAddress: line.slice(0, comma).trim(), city: line.slice(comma + 1).trim() };
}
