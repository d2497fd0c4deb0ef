import { z } from 'zod';
import { MAX_HANDLE } from '../../../shared/handle.ts';
import { line, requiredLine } from '../../../shared/text-rules.ts';
import { brokenRule } from '../../../shared/validate.ts';
import { sectionsSchema } from '../sections/section-rules.ts';
import { reservedHandles } from './reserved-handles.ts';

/** The handle of the home page, which always exists. */
export const HOME = 'home';

/** Enough for any shop, and few enough to list them all. */
export const MAX_PAGES = 500;

const invalidHandle = brokenRule('collectionHandle.invalid', { max: MAX_HANDLE });

const handle = z
  .string()
  .trim()
  .min(1, invalidHandle)
  .max(MAX_HANDLE, invalidHandle)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, invalidHandle);

export const newPageSchema = z.object({
  title: requiredLine('label.title', 120),
  handle: handle.nullish(),
  seoTitle: line('label.seoTitle', 120).nullish(),
  seoDescription: line('label.seoDescription', 320).nullish(),
  sections: sectionsSchema.nullish(),
});

export const pageChangeSchema = newPageSchema.partial();

/** Whether the shop itself answers at this path. */
export function isReserved(handle: string): boolean {
  return handle === HOME || reservedHandles.has(handle);
}
