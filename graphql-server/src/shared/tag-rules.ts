import { z } from 'zod';
import { requiredLine } from './text-rules.ts';

/** Maximum number of tags per object. */
export const MAX_TAGS = 30;

/** A tag as it is stored: in lower case, with single spaces between words. */
export function normalisedTag(tag: string): string {
  return tag.toLowerCase().replaceAll(/\s+/g, ' ');
}

/** The tags to add and remove. */
export interface TagChange {
  add: readonly string[];
  remove: readonly string[];
}

/** The tags after a change, new ones last. A tag that is both added and removed is present. */
export function tagsAfter(tags: readonly string[], { add, remove }: TagChange): string[] {
  return [...new Set([...tags.filter((tag) => !remove.includes(tag)), ...add])];
}

/** Tags as they are stored, without duplicates. */
export const tagList = z
  .array(requiredLine('label.tag', 40))
  .transform((all) => [...new Set(all.map(normalisedTag))]);
