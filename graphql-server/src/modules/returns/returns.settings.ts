import { z } from 'zod';
import { settingsSection } from '../../core/settings-section.ts';
import { brokenRule } from '../../shared/validate.ts';

/** What customers can send back. */
interface ReturnSettings {
  /** How many days after the day of delivery; 0: the shop takes nothing back by itself. */
  days: number;
}

const MAX_DAYS = 365;
const dayCount = brokenRule('returnDays.invalid', { max: MAX_DAYS });

export const returnsSettings = {
  returns: settingsSection({
    contract: 'Return',
    schema: z.object({ days: z.int(dayCount).min(0, dayCount).max(MAX_DAYS, dayCount) }),
    defaults: (): ReturnSettings => ({ days: 30 }),
  }),
};
