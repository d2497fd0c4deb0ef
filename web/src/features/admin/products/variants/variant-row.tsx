import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import { decimalsOf } from '../../../../lib/currency.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import type { Pictures } from '../pictures/use-pictures.ts';
import { DigitalFiles } from '../files/digital-files.tsx';
import type { DigitalFileUploads } from '../files/use-digital-file-uploads.ts';
import type { ProductValues } from '../form/product-values.ts';
import { variantFieldRules } from './variant-field-rules.ts';
import { VariantBackorderFields } from './variant-backorder-fields.tsx';
import { VariantCustomFields } from './variant-custom-fields.tsx';
import { VariantIdentityFields } from './variant-identity-fields.tsx';
import { VariantPicture } from './variant-picture.tsx';
import { variantName, type VariantValue } from './variant-values.ts';
import styles from './variants.module.css';

interface VariantRowProps {
  variant: VariantValue;
  index: number;
  /** The color's swatch. */
  hex: string | undefined;
  pictures: Pictures;
  files: DigitalFileUploads;
  /** The price as typed that applies if the variant has none. */
  productPrice: string;
  form: UseFormReturn<ProductValues>;
  field: CheckedField<ProductValues>;
  currency: string;
}

/**
 * A combination of options: whether it is offered, its price and stock, and the other fields behind a button.
 */
export function VariantRow({ variant, index, hex, productPrice, ...rest }: VariantRowProps) {
  const { pictures, files, form, field, currency } = rest;
  const [isOpen, setIsOpen] = useState(false);
  const name = variantName(variant);
  const amountKeys = decimalsOf(currency) > 0 ? 'decimal' : 'numeric';
  const errors = form.formState.errors.variants?.[index] ?? {};
  const areDetailsShown =
    isOpen ||
    [
      ...['regularPrice', 'sku', 'barcode', 'weight', 'leadTimeDays', 'customFields'],
      ...['backorderLimit', 'availableFrom', 'lowStockLimit'],
      ...['minimumQuantity', 'quantityStep', 'maximumQuantity'],
      ...['unitMeasure', 'unitPriceBase'],
    ].some((each) => each in errors);
  const offered = form.register(`variants.${index}.isOffered`);
  const shownIn = `variant-${index}-details`;
  return (
    <fieldset className={styles.row} aria-label={name} data-left-out={!variant.isOffered || undefined}>
      <label className={styles.name}>
        <input type="checkbox" className={styles.checkbox} {...offered} />
        {hex !== undefined && <span className={styles.swatch} style={{ backgroundColor: hex }} />}
        {name}
      </label>
      {variant.isOffered && (
        <>
          <TextField
            label={t`Price`}
            optionalMark={false}
            inputMode={amountKeys}
            autoComplete="off"
            placeholder={productPrice}
            className={styles.number}
            {...field(`variants.${index}.salePrice`, {
              validate: (text) => variantFieldRules.price(text, currency),
            })}
          />
          <TextField
            label={t`Stock`}
            optionalMark={false}
            placeholder={t`Not tracked`}
            inputMode="numeric"
            autoComplete="off"
            className={styles.number}
            {...field(`variants.${index}.stock`, { validate: (text) => variantFieldRules.stock(text) })}
          />
          <IconButton
            label={t`More about ${name}`}
            className={styles.more}
            aria-expanded={areDetailsShown}
            aria-controls={shownIn}
            onClick={() => setIsOpen(!areDetailsShown)}
          >
            <ChevronDown size={20} aria-hidden="true" />
          </IconButton>
          {areDetailsShown && (
            <div className={styles.details} id={shownIn}>
              <TextField
                label={t`Regular price`}
                inputMode={amountKeys}
                autoComplete="off"
                className={styles.number}
                {...field(`variants.${index}.regularPrice`, {
                  validate: (text, { variants }) =>
                    variantFieldRules.regularPrice(text, variants[index]?.salePrice ?? '', currency),
                })}
              />
              <VariantBackorderFields field={field} index={index} backordered={variant.backordered} />
              <VariantIdentityFields field={field} index={index} />
              <DigitalFiles variantId={variant.id} uploads={files} />
              <VariantPicture variant={variant} index={index} pictures={pictures} form={form} field={field} />
              <div className={styles.fields}>
                <VariantCustomFields form={form} index={index} />
              </div>
            </div>
          )}
        </>
      )}
      {!variant.isOffered && (
        <span className={styles.leftOut}>
          <Trans>Not offered</Trans>
        </span>
      )}
    </fieldset>
  );
}
