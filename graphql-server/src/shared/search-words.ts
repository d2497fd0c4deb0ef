/** The lower-case words of a search, at most 8: more would cost more and find nothing more. */
export function searchWords(text: string | null | undefined): string[] {
  return (text ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
}
