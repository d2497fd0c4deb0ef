import { z } from 'zod';
import { settingsSection } from '../../core/settings-section.ts';
import { isCurrency } from '../../shared/money/currency.ts';
import { brokenRule } from '../../shared/validate.ts';

interface CurrencySettings {
  /** ISO 4217 code of product prices and of every new order. */
  currencyCode: string;
}

export const shopSettings = {
  currency: settingsSection({
    contract: 'Currency',
    schema: z.object({ currencyCode: z.string().refine(isCurrency, brokenRule('currency.unknown')) }),
    defaults: (): CurrencySettings => ({ currencyCode: 'USD' }),
    variables: { currencyCode: 'CURRENCY_CODE' },
    // An order sets it for good.
    hasOwnUpdate: true,
  }),
};
