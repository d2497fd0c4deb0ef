import { t } from '@lingui/core/macro';
import type {
  PaymentSettingsInput,
  PaymentSettings_settingsFragment as PaymentSettings,
} from '../../../gql/admin/graphql.ts';
import type { FieldGroup } from '../ui/conflicts/field-parts.ts';

/** The form's values, as typed. */
export interface PaymentValues {
  hasAccount: boolean;
  holder: string;
  iban: string;
  bic: string;
  bank: string;
}

export function valuesOf({ bankAccount }: PaymentSettings): PaymentValues {
  return {
    hasAccount: bankAccount != null,
    holder: bankAccount?.holder ?? '',
    iban: bankAccount?.iban ?? '',
    bic: bankAccount?.bic ?? '',
    bank: bankAccount?.bank ?? '',
  };
}

/** The API's input for the form's values. */
export function inputOf({ hasAccount, holder, iban, bic, bank }: PaymentValues): PaymentSettingsInput {
  if (!hasAccount) return { bankAccount: null };
  return {
    bankAccount: {
      ...{ holder: holder.trim(), iban: iban.trim() },
      ...{ bic: bic.trim() || null, bank: bank.trim() || null },
    },
  };
}

/** An account is one thing: half of one and half of another would be nobody's. */
export const paymentGroups = (): FieldGroup<PaymentValues>[] => [
  {
    label: t`Bank account`,
    fields: ['hasAccount', 'holder', 'iban', 'bic', 'bank'],
    text: ({ hasAccount, holder, iban }) => (hasAccount ? `${holder}, ${iban}` : t`None`),
  },
];
