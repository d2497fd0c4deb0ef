/** Splits comma-separated tags, normalized as on the server and without duplicates. */
export function splitTags(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim().toLowerCase().replaceAll(/\s+/g, ' '));
  return [...new Set(tags)].filter((tag) => tag !== '');
}
