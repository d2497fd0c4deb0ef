import { t } from '@lingui/core/macro';
import { fieldRules } from '../../../forms/field-rules.ts';
import type { CheckedField } from '../../../forms/use-app-form.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { vatNumberResult } from '../../orders/shared/vat-number-result.ts';
import type { CheckoutValues } from '../checkout-values.ts';
import styles from '../checkout-page.module.css';
import type { CheckoutPreview } from '../placing/use-checkout-preview.ts';

interface VatNumberFieldProps {
  field: CheckedField<CheckoutValues>;
  preview: CheckoutPreview;
  /** Whether the preview is of earlier choices. */
  isChecking: boolean;
}

/** The VAT number of a business, and what its check means for the price. */
export function VatNumberField({ field, preview, isChecking }: VatNumberFieldProps) {
  const props = field('vatNumber', { validate: { check: fieldRules.atMost(40) } });
  return (
    <div>
      <TextField
        label={t`VAT number`}
        hint={t`For businesses, with the country’s two letters, such as DE123456789.`}
        autoComplete="off"
        {...props}
      />
      <p role="status" className={styles.vatNumber}>
        {isChecking || props.error ? '' : vatNumberResult(preview)}
      </p>
    </div>
  );
}
