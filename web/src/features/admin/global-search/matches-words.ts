/** Whether each word of the text is a prefix of a word of the label: "im ex" matches "Import and export". */
export function matchesWords(label: string, text: string): boolean {
  const words = label.toLowerCase().split(/\s+/);
  const prefixes = text.toLowerCase().trim().split(/\s+/);
  return prefixes.every((start) => words.some((word) => word.startsWith(start)));
}
