import { z } from 'zod';
import { settingsSection } from '../../core/settings-section.ts';
import { brokenRule } from '../../shared/validate.ts';

/** When customers are reminded of their carts. */
interface CartSettings {
  /** Hours after the last change of a cart; null: never. */
  remindAfterHours: number | null;
}

const MAX_HOURS = 168;
const hourCount = brokenRule('hours.outOfRange', { max: MAX_HOURS });

export const cartSettings = {
  carts: settingsSection({
    contract: 'Cart',
    schema: z.object({
      remindAfterHours: z.int(hourCount).min(1, hourCount).max(MAX_HOURS, hourCount).nullable(),
    }),
    defaults: (): CartSettings => ({ remindAfterHours: null }),
  }),
};
