import { z } from 'zod';

const instant = (description: string) =>
  z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .optional()
    .describe(description);

/**
 * Which part of a list to return: what changed in a period, in the order of the changes. Without a period,
 * the whole list, newest first.
 */
export const changedQuery = z.object({
  updatedFrom: instant('Only items that changed at this time or later (ISO 8601), oldest change first.'),
  updatedTo: instant('Only items that last changed before this time (ISO 8601), oldest change first.'),
});
