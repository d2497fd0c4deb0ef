import type { UseFormReturn } from 'react-hook-form';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import type { TaxValues } from './tax-values.ts';

/** The props of every part of the form. */
export interface TaxFormParts {
  form: UseFormReturn<TaxValues>;
  field: CheckedField<TaxValues>;
  /** The codes of all countries. */
  countries: readonly string[];
}
