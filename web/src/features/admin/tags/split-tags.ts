/** The tags that are typed with commas between them, as the server keeps them, each once. */
export function splitTags(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim().toLowerCase().replaceAll(/\s+/g, ' '));
  return [...new Set(tags)].filter((tag) => tag !== '');
}
