/** The id that a kit field takes from its name unless it is given one; error summaries link to it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}
