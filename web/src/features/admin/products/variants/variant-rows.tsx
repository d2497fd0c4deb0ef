import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import { FieldError } from '../../../../ui/forms/field-error.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import type { DigitalFileUploads } from '../files/use-digital-file-uploads.ts';
import type { Pictures } from '../pictures/use-pictures.ts';
import type { ProductValues } from '../form/product-values.ts';
import { AllVariants } from './all-variants.tsx';
import { VariantRow } from './variant-row.tsx';
import { tooManyVariants } from './variant-field-rules.ts';
import { MAX_VARIANTS } from './variant-values.ts';
import styles from './variants.module.css';

interface VariantRowsProps {
  form: UseFormReturn<ProductValues>;
  field: CheckedField<ProductValues>;
  currency: string;
  /** The number of the form's variants that match the current options; see `useVariantRows`. */
  count: number;
  pictures: Pictures;
  files: DigitalFileUploads;
  error: string | undefined;
}

/** The variants table: which combinations are offered, with price, stock and other fields. */
export function VariantRows({ count, error, ...rest }: VariantRowsProps) {
  const { form, currency } = rest;
  const [variants, colours, productPrice] = useWatch({
    control: form.control,
    name: ['variants', 'colours', 'salePrice'],
  });
  if (count > MAX_VARIANTS) return <FieldError id="field-variants" error={tooManyVariants(count)} />;
  const shown = variants.slice(0, count);
  const offered = shown.filter(({ isOffered }) => isOffered);
  const units = offered.reduce((sum, { stock }) => sum + (Number(stock) || 0), 0);
  return (
    <Stack gap={16}>
      <p className={styles.intro}>
        <Trans>
          Uncheck the combinations that you don’t sell. Variants without their own price use the price above.
          Without a stock, they can always be ordered.
        </Trans>
      </p>
      <AllVariants form={form} currency={currency} count={count} />
      <div className={styles.rows}>
        <div className={styles.head} aria-hidden="true">
          <span>{t`Variant`}</span>
          <span>{t`Price`}</span>
          <span>{t`Stock`}</span>
        </div>
        {shown.map((variant, index) => (
          <VariantRow
            key={index}
            variant={variant}
            index={index}
            hex={colours.find(({ name }) => name.trim() === variant.colour)?.hex || undefined}
            productPrice={productPrice}
            {...rest}
          />
        ))}
      </div>
      <p className={styles.intro} role="status">
        <Trans>
          {offered.length} of {count} offered, {units} units in stock
        </Trans>
      </p>
      <FieldError id="field-variants" error={error} />
    </Stack>
  );
}
