/** The known tags with the one that a list is narrowed to, which is a choice even if nothing has it. */
export function withCurrent(known: readonly string[], tag: string | null): readonly string[] {
  return tag === null || known.includes(tag) ? known : [...known, tag];
}
