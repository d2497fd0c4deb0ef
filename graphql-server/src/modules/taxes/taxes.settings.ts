import { z } from 'zod';
import { settingsSection } from '../../core/settings-section.ts';
import { userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import { noTaxes, taxesChange } from './stored-taxes.ts';
import type { TaxSettings } from './taxes.ts';
import { taxSettingsShape } from './tax-settings-rules.ts';

/** Reverse charge needs the shop's own number, which VIES requires. @throws UserError REQUIRED */
function assertVatNumber(change: Partial<TaxSettings>, before: TaxSettings): void {
  const { isReverseChargeEnabled, vatNumber } = { ...before, ...change };
  if (isReverseChargeEnabled && !vatNumber)
    throw userError('REQUIRED', message('taxes.vatNumberNeeded'), ['input', 'vatNumber']);
}

export const taxesSettings = {
  taxes: settingsSection({
    contract: 'Tax',
    schema: z.object(taxSettingsShape),
    defaults: () => noTaxes,
    check: assertVatNumber,
    toStored: (change, _stored, before) => taxesChange(change, before),
  }),
};
