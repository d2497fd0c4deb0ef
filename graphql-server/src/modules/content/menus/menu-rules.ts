import { z } from 'zod';
import { line } from '../../../shared/text-rules.ts';
import { brokenRule } from '../../../shared/validate.ts';
import { labelledLinkSchema } from '../links/link.ts';

const MAX_ENTRIES = 20;

export const menuSchema = z.object({
  title: line('label.title', 40)
    .nullish()
    .transform((title) => title ?? ''),
  entries: z
    .array(z.object({ id: z.string().nullish(), link: labelledLinkSchema }))
    .max(MAX_ENTRIES, brokenRule('menu.tooManyEntries', { max: MAX_ENTRIES })),
});
