import type { Scope } from '../../core/define-module.ts';

export function taxesServices({ dependencies: { currentSettings } }: Scope) {
  return { taxClasses: currentSettings.get().taxes.classes };
}

export type TaxesServices = ReturnType<typeof taxesServices>;
