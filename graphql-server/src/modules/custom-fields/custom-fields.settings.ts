import { settingsSection } from '../../core/settings-section.ts';
import type { CustomFieldSettings } from './custom-fields.ts';
import { assertProductTypesExist, customFieldSettingsSchema } from './field-settings-rules.ts';

export const customFieldsSettings = {
  customFields: settingsSection({
    contract: 'CustomField',
    schema: customFieldSettingsSchema,
    defaults: (): CustomFieldSettings => ({ fields: [], productTypes: [] }),
    check: assertProductTypesExist,
  }),
};
