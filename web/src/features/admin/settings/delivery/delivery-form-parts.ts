import type { UseFormReturn } from 'react-hook-form';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import type { DeliveryValues } from './delivery-values.ts';

/** The props of every part of the form. */
export interface DeliveryFormParts {
  form: UseFormReturn<DeliveryValues>;
  field: CheckedField<DeliveryValues>;
  currency: string;
  /** The codes of all countries. */
  countries: readonly string[];
}
