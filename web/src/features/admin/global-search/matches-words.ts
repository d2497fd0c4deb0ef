/** Whether each word of the text is a prefix of a word of the label: "im ex" matches "Import and export". */
export function matchesWords(label: string, text: string): boolean {
  const words = label.toLowerCase().split(/\s+/);
  const wanted = text.toLowerCase().trim().split(/\s+/);
  return wanted.every((start) => words.some((word) => word.startsWith(start)));
}
