import type { Scope } from '../../core/define-module.ts';
import { VatNumberService } from './vat-number.service.ts';

export function vatNumbersServices({ dependencies, em }: Scope) {
  const { clock, rateLimits, vies, currentSettings } = dependencies;
  return { vatNumbers: new VatNumberService(em, clock, rateLimits, vies, currentSettings.get().taxes) };
}

export type VatNumbersServices = ReturnType<typeof vatNumbersServices>;
