interface AddressParts {
  streetAddress: string;
  apartment: string;
  city: string;
}

/** Writes an address in the one line that a profile has: "12 Main Street, Flat 4, Springfield". */
export function joinAddress({ streetAddress, apartment, city }: AddressParts): string {
  return [streetAddress, apartment, city]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
}

/** Reads a profile's line for the form: what follows the last comma is the city, all before it the street. */
export function splitAddress(line: string): Omit<AddressParts, 'apartment'> {
  const comma = line.lastIndexOf(',');
  if (comma === -1) return { streetAddress: line.trim(), city: '' };
  return { streetAddress: line.slice(0, comma).trim(), city: line.slice(comma + 1).trim() };
}
