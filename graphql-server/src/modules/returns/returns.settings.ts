import { z } from 'zod';
import { settingsSection } from '../../core/settings-section.ts';
import { brokenRule } from '../../shared/validate.ts';

/** What customers can send back. */
interface ReturnSettings {
  /** How many days after the day of delivery; 0: the shop takes nothing back by itself. */
  days: number;
  /** Whether customers can withdraw from their contract, as in the European Union. */
  isWithdrawalOffered: boolean;
  /** Until how many days after the day of delivery. */
  withdrawalDays: number;
}

/** Directive 2011/83/EU, article 9. */
const MIN_WITHDRAWAL_DAYS = 14;
const MAX_DAYS = 365;
const dayCount = brokenRule('returnDays.invalid', { max: MAX_DAYS });
const withdrawalDays = brokenRule('withdrawalDays.invalid', { min: MIN_WITHDRAWAL_DAYS, max: MAX_DAYS });

export const returnsSettings = {
  returns: settingsSection({
    contract: 'Return',
    schema: z.object({
      days: z.int(dayCount).min(0, dayCount).max(MAX_DAYS, dayCount),
      isWithdrawalOffered: z.boolean(),
      withdrawalDays: z
        .int(withdrawalDays)
        .min(MIN_WITHDRAWAL_DAYS, withdrawalDays)
        .max(MAX_DAYS, withdrawalDays),
    }),
    defaults: (): ReturnSettings => ({
      days: 30,
      isWithdrawalOffered: false,
      withdrawalDays: MIN_WITHDRAWAL_DAYS,
    }),
  }),
};
