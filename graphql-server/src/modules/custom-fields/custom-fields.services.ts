import type { Scope } from '../../core/define-module.ts';

export function customFieldsServices({ dependencies: { currentSettings } }: Scope) {
  return { customFields: currentSettings.get().customFields };
}

export type CustomFieldsServices = ReturnType<typeof customFieldsServices>;
