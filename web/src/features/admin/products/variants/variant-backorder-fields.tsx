import { t } from '@lingui/core/macro';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import type { ProductValues } from '../form/product-values.ts';
import { variantFieldRules } from './variant-field-rules.ts';
import styles from './variants.module.css';

interface VariantBackorderFieldsProps {
  field: CheckedField<ProductValues>;
  index: number;
  /** Units sold beyond the stock. */
  backordered: number;
}

/** What happens when a variant is not in stock, and when its stock is low. */
export function VariantBackorderFields({ field, index, backordered }: VariantBackorderFieldsProps) {
  const stockRule = { validate: (text: string) => variantFieldRules.stock(text) };
  return (
    <>
      <TextField
        label={t`Sell beyond stock`}
        hint={
          backordered > 0
            ? t`Waiting for stock: ${backordered}. New stock serves them first.`
            : t`Units that may be ordered beyond the stock.`
        }
        inputMode="numeric"
        autoComplete="off"
        className={styles.number}
        {...field(`variants.${index}.backorderLimit`, stockRule)}
      />
      <TextField
        type="date"
        label={t`Available from`}
        hint={t`The day from which these units ship.`}
        className={styles.number}
        {...field(`variants.${index}.availableFrom`)}
      />
      <TextField
        label={t`Low stock at`}
        hint={t`Empty: at 5 units.`}
        inputMode="numeric"
        autoComplete="off"
        className={styles.number}
        {...field(`variants.${index}.lowStockLimit`, stockRule)}
      />
    </>
  );
}
