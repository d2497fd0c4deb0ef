import type { UseFormReturn } from 'react-hook-form';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import type { TaxValues } from './tax-values.ts';

/** What every part of the form needs. */
export interface TaxFormParts {
  form: UseFormReturn<TaxValues>;
  field: CheckedField<TaxValues>;
  /** Codes of all countries. */
  countries: readonly string[];
}
