import { z } from 'zod';
import { settingsSection } from '../../core/settings-section.ts';
import { noTaxes, taxesChange } from './stored-taxes.ts';
import { taxSettingsShape } from './tax-settings-rules.ts';

export const taxesSettings = {
  taxes: settingsSection({
    contract: 'Tax',
    schema: z.object(taxSettingsShape),
    defaults: () => noTaxes,
    toStored: (change, _stored, before) => taxesChange(change, before),
  }),
};
