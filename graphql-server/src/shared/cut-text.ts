/** The first `max` characters of a text, without half a surrogate pair, which PostgreSQL's jsonb rejects. */
export function cutText(text: string, max: number): string {
  return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}
