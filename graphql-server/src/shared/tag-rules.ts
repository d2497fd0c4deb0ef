import { z } from 'zod';
import { requiredLine } from './text-rules.ts';

/** How many tags one thing may have. */
export const MAX_TAGS = 30;

/** A tag as it is kept: in lower case, its words one space apart. */
export function normalisedTag(tag: string): string {
  return tag.toLowerCase().replaceAll(/\s+/g, ' ');
}

/** Tags as they are kept, each once. */
export const tagList = z
  .array(requiredLine('label.tag', 40))
  .transform((all) => [...new Set(all.map(normalisedTag))]);
