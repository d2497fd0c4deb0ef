import { plural, t } from '@lingui/core/macro';
import { type Control, useFieldArray } from 'react-hook-form';
import type { CheckedField } from '../../../forms/use-app-form.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { ChosenProducts } from '../pickers/chosen-products.tsx';
import { productFieldRules } from '../products/form/product-field-rules.ts';
import type { CampaignValues } from './campaign-values.ts';
import styles from './campaigns.module.css';

/** The server's limit. */
const MAX_COUNT = 200;

interface CampaignProductsProps {
  control: Control<CampaignValues>;
  field: CheckedField<CampaignValues>;
  currency: string;
}

/** The products selected for the campaign, with their own prices if they have one. */
export function CampaignProducts({ control, field, currency }: CampaignProductsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'products' });
  return (
    <ChosenProducts
      products={fields}
      max={MAX_COUNT}
      label={t`Products of the campaign`}
      count={plural(fields.length, {
        one: '# product chosen',
        other: '# products chosen',
      })}
      onAdd={(product) => append({ ...product, price: '' }, { shouldFocus: false })}
      onRemove={remove}
      controls={(index) => (
        <TextField
          className={styles.price}
          label={t`Price in the campaign`}
          aria-label={t`Price in the campaign: ${fields[index]?.title ?? ''}`}
          inputMode="decimal"
          autoComplete="off"
          {...field(`products.${index}.price`, {
            validate: (text) => text.trim() === '' || productFieldRules.price(text, currency),
          })}
        />
      )}
    />
  );
}
