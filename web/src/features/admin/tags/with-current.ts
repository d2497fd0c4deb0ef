/**
 * The existing tags, plus the one that the list is filtered by, so that it is an option even if nothing has
 * it.
 */
export function withCurrent(tags: readonly string[], tag: string | null): readonly string[] {
  return tag === null || tags.includes(tag) ? tags : [...tags, tag];
}
