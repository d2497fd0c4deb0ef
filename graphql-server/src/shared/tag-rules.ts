import { z } from 'zod';
import { requiredLine } from './text-rules.ts';

/** How many tags one thing may have. */
export const MAX_TAGS = 30;

/** A tag as it is kept: in lower case, its words one space apart. */
export function normalisedTag(tag: string): string {
  return tag.toLowerCase().replaceAll(/\s+/g, ' ');
}

/** Which tags a thing gets, and which are taken off it. */
export interface TagChange {
  add: readonly string[];
  remove: readonly string[];
}

/** Tags after a change, new ones last. What is both added and removed is there. */
export function tagsAfter(tags: readonly string[], { add, remove }: TagChange): string[] {
  return [...new Set([...tags.filter((tag) => !remove.includes(tag)), ...add])];
}

/** Tags as they are kept, each once. */
export const tagList = z
  .array(requiredLine('label.tag', 40))
  .transform((all) => [...new Set(all.map(normalisedTag))]);
