import { z } from 'zod';
import { MAX_HANDLE } from '../../../shared/handle.ts';
import { line, requiredLine } from '../../../shared/text-rules.ts';
import { MAX_TAGS, tagList } from '../../../shared/tag-rules.ts';
import { brokenRule } from '../../../shared/validate.ts';
import { sectionsSchema } from '../sections/section-rules.ts';
import { type PageKind, pageKinds } from './page.entity.ts';
import { reservedHandles } from './reserved-handles.ts';

/** The handle of the home page, which always exists. */
export const HOME = 'home';

const invalidHandle = brokenRule('collectionHandle.invalid', { max: MAX_HANDLE });

const handle = z
  .string()
  .trim()
  .min(1, invalidHandle)
  .max(MAX_HANDLE, invalidHandle)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, invalidHandle);

export const newPageSchema = z.object({
  kind: z.enum(pageKinds).nullish(),
  title: requiredLine('label.title', 120),
  handle: handle.nullish(),
  seoTitle: line('label.seoTitle', 120).nullish(),
  seoDescription: line('label.seoDescription', 320).nullish(),
  sections: sectionsSchema.nullish(),
  author: line('label.author', 100).nullish(),
  tags: tagList
    .refine((tags) => tags.length <= MAX_TAGS, brokenRule('tags.tooMany', { max: MAX_TAGS }))
    .nullish(),
  excerpt: line('label.excerpt', 320).nullish(),
  datedAt: z.date().nullish(),
});

export const pageChangeSchema = newPageSchema.omit({ kind: true }).partial();

/** Whether the shop itself answers at the path of a page with this handle. */
export function isReserved(kind: PageKind, handle: string): boolean {
  return kind === 'PAGE' && (handle === HOME || reservedHandles.has(handle));
}
