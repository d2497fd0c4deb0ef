import { z } from 'zod';

const instant = (description: string) =>
  z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .optional()
    .describe(description);

/**
 * What of a list is asked for: what changed in a period, in the order in which it did. Without one, the
 * whole, newest first.
 */
export const changedQuery = z.object({
  updatedFrom: instant('Only items that changed at this time or later (ISO 8601), oldest change first.'),
  updatedTo: instant('Only items that last changed before this time (ISO 8601), oldest change first.'),
});
