import { z } from 'zod';
import { settingsSection } from '../../core/settings-section.ts';
import { brokenRule } from '../../shared/validate.ts';

/** What customers may change about their orders themselves. */
interface OrderEditSettings {
  /** For how many minutes after placing an order; 0: only staff change orders. */
  customerMinutes: number;
}

const MAX_MINUTES = 24 * 60;
const minuteCount = brokenRule('customerMinutes.invalid', { max: MAX_MINUTES });

export const orderEditsSettings = {
  orderEdits: settingsSection({
    contract: 'OrderEdit',
    schema: z.object({
      customerMinutes: z.int(minuteCount).min(0, minuteCount).max(MAX_MINUTES, minuteCount),
    }),
    defaults: (): OrderEditSettings => ({ customerMinutes: 0 }),
  }),
};
