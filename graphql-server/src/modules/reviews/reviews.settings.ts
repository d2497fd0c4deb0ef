import { z } from 'zod';
import { settingsSection } from '../../core/settings-section.ts';
import { brokenRule } from '../../shared/validate.ts';

/** Settings for review requests. */
interface ReviewSettings {
  /** Days after the delivery of an order; null for never. */
  requestAfterDays: number | null;
}

const MAX_DAYS = 90;
const dayCount = brokenRule('days.outOfRange', { max: MAX_DAYS });

export const reviewsSettings = {
  reviews: settingsSection({
    contract: 'Review',
    schema: z.object({
      requestAfterDays: z.int(dayCount).min(1, dayCount).max(MAX_DAYS, dayCount).nullable(),
    }),
    defaults: (): ReviewSettings => ({ requestAfterDays: 7 }),
  }),
};
