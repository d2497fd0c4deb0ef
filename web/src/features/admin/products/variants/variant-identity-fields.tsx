import { t } from '@lingui/core/macro';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { optionNamesOf, type ProductValues } from '../form/product-values.ts';
import { variantFieldRules } from './variant-field-rules.ts';
import { newVariant, offeredVariants } from './variant-values.ts';
import styles from './variants.module.css';

/** The rules for the quantity of an order. */
const quantityFields = () =>
  [
    { name: 'minimumQuantity', label: t`Minimum quantity`, hint: t`Per order.` },
    { name: 'quantityStep', label: t`Quantity step`, hint: t`Units in a pack.` },
    { name: 'maximumQuantity', label: t`Maximum quantity`, hint: t`Per order.` },
  ] as const;

interface VariantIdentityFieldsProps {
  field: CheckedField<ProductValues>;
  index: number;
}

/** A variant's warehouse identifiers, weight, contents, how it is shipped, and the quantities of an order. */
export function VariantIdentityFields({ field, index }: VariantIdentityFieldsProps) {
  return (
    <>
      <TextField
        label={t`SKU`}
        autoComplete="off"
        spellCheck={false}
        {...field(`variants.${index}.sku`, {
          validate: (text, values) =>
            variantFieldRules.sku(
              text,
              offeredVariants(values.variants, optionNamesOf(values)).map(({ sku }) => sku),
            ),
        })}
      />
      <TextField
        label={t`Barcode`}
        autoComplete="off"
        spellCheck={false}
        {...field(`variants.${index}.barcode`, { validate: (text) => variantFieldRules.barcode(text) })}
      />
      <TextField
        label={t`Weight (g)`}
        inputMode="numeric"
        autoComplete="off"
        className={styles.number}
        {...field(`variants.${index}.weight`, { validate: (text) => variantFieldRules.weight(text) })}
      />
      <TextField
        label={t`Lead time (days)`}
        hint={t`If it is made to order.`}
        inputMode="numeric"
        autoComplete="off"
        className={styles.number}
        {...field(`variants.${index}.leadTimeDays`, {
          validate: (text) => variantFieldRules.leadTimeDays(text),
        })}
      />
      <TextField
        label={t`Contents`}
        hint={t`For the unit price, such as 750 ml.`}
        autoComplete="off"
        {...field(`variants.${index}.unitMeasure`, {
          validate: (text) => variantFieldRules.unitMeasure(text),
          deps: [`variants.${index}.unitPriceBase`],
        })}
      />
      <TextField
        label={t`Unit price per`}
        hint={t`Such as 100 g; by default 1 kg, l or m.`}
        autoComplete="off"
        {...field(`variants.${index}.unitPriceBase`, {
          validate: (text, { variants }) =>
            variantFieldRules.unitPriceBase(text, variants[index] ?? newVariant('', '')),
        })}
      />
      {quantityFields().map(({ name, label, hint }) => (
        <TextField
          key={name}
          label={label}
          hint={hint}
          inputMode="numeric"
          autoComplete="off"
          className={styles.number}
          {...field(`variants.${index}.${name}`, {
            validate: (text, { variants }) =>
              variantFieldRules[name](text, variants[index] ?? newVariant('', '')),
            deps: quantityFields().map((other) => `variants.${index}.${other.name}` as const),
          })}
        />
      ))}
      <CheckboxField
        className={styles.shipped}
        label={t`Must be shipped`}
        hint={t`Not for digital items and services.`}
        {...field(`variants.${index}.requiresShipping`)}
      />
    </>
  );
}
