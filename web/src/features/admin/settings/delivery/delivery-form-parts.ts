import type { UseFormReturn } from 'react-hook-form';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import type { DeliveryValues } from './delivery-values.ts';

/** What every part of the form needs. */
export interface DeliveryFormParts {
  form: UseFormReturn<DeliveryValues>;
  field: CheckedField<DeliveryValues>;
  currency: string;
  /** Codes of all countries. */
  countries: readonly string[];
}
