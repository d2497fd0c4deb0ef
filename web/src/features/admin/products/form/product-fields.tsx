import { t } from '@lingui/core/macro';
import type { UseFormReturn } from 'react-hook-form';
import { fieldRules } from '../../../../forms/field-rules.ts';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import { decimalsOf } from '../../../../lib/currency.ts';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { productFieldRules } from './product-field-rules.ts';
import { MarkdownField } from '../../markdown/markdown-field.tsx';
import styles from './product-form.module.css';
import type { ProductValues } from './product-values.ts';
import { variantFieldRules } from '../variants/variant-field-rules.ts';
import { DigitalFiles } from '../files/digital-files.tsx';
import type { DigitalFileUploads } from '../files/use-digital-file-uploads.ts';
import { VariantBackorderFields } from '../variants/variant-backorder-fields.tsx';
import { VariantIdentityFields } from '../variants/variant-identity-fields.tsx';

interface FieldsProps {
  field: CheckedField<ProductValues>;
}

/** Title, description and other texts that shoppers read. */
export function DescriptionFields({ field }: FieldsProps) {
  return (
    <>
      <TextField
        label={t`Title`}
        required
        {...field('title', {
          validate: {
            required: fieldRules.required(t`Please enter a title`),
            length: fieldRules.atMost(200),
          },
        })}
      />
      <MarkdownField
        label={t`Description`}
        rows={6}
        {...field('description', { validate: fieldRules.atMost(5000) })}
      />
      <CheckboxField label={t`Label this product NEW`} {...field('isNew')} error={undefined} />
    </>
  );
}

interface PriceFieldsProps extends FieldsProps {
  form: UseFormReturn<ProductValues>;
  currency: string;
  hasStock: boolean;
  files: DigitalFileUploads;
}

/** The price and the former price. For a single variant, also its stock, warehouse identifiers and files. */
export function PriceFields({ field, form, currency, hasStock, files }: PriceFieldsProps) {
  const amountKeys = decimalsOf(currency) > 0 ? 'decimal' : 'numeric';
  // The two prices are validated against each other, whichever was edited last.
  const sale = field('salePrice', { validate: (text) => productFieldRules.price(text, currency) });
  return (
    <div className={styles.numbers}>
      <TextField
        label={t`Sale price (${currency})`}
        required
        hint={t`The current price.`}
        inputMode={amountKeys}
        autoComplete="off"
        className={styles.number}
        {...sale}
        onChange={(event) => {
          void sale.onChange(event);
          if (form.getFieldState('regularPrice').error) void form.trigger('regularPrice');
        }}
        onBlur={(event) => {
          void sale.onBlur(event);
          if (form.getValues('regularPrice').trim() !== '') void form.trigger('regularPrice');
        }}
      />
      <TextField
        label={t`Regular price (${currency})`}
        optionalMark={false}
        hint={t`The price before a discount.`}
        inputMode={amountKeys}
        autoComplete="off"
        className={styles.number}
        {...field('regularPrice', {
          validate: (text, { salePrice }) => productFieldRules.regularPrice(text, salePrice, currency),
        })}
      />
      {hasStock && (
        <>
          <TextField
            label={t`Stock`}
            optionalMark={false}
            hint={t`Units available to sell. Empty: not tracked.`}
            inputMode="numeric"
            autoComplete="off"
            className={styles.number}
            {...field('stock', { validate: (text) => variantFieldRules.stock(text) })}
          />
          <VariantBackorderFields
            field={field}
            index={0}
            backordered={form.getValues('variants')[0]?.backordered ?? 0}
          />
          <VariantIdentityFields field={field} index={0} />
          <DigitalFiles variantId={form.getValues('variants')[0]?.id ?? ''} uploads={files} />
        </>
      )}
    </div>
  );
}

export function SizesField({ field }: FieldsProps) {
  return (
    <TextField
      label={t`Sizes`}
      hint={t`Smallest first, separated by commas, for example, S, M, L.`}
      autoComplete="off"
      {...field('sizes', { validate: (text) => productFieldRules.sizes(text) })}
    />
  );
}
