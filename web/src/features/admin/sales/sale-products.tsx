import { plural, t } from '@lingui/core/macro';
import Trash from 'lucide-react/icons/trash-2';
import { useId, useState } from 'react';
import { type Control, useFieldArray } from 'react-hook-form';
import type { CheckedField } from '../../../forms/use-app-form.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { ProductSearch } from '../collections/chosen-products.tsx';
import { productFieldRules } from '../products/product-field-rules.ts';
import type { SaleValues } from './sale-values.ts';
import styles from './sales.module.css';

/** The server takes no more. */
const MAX_COUNT = 200;

interface SaleProductsProps {
  control: Control<SaleValues>;
  field: CheckedField<SaleValues>;
  currency: string;
}

/** The products chosen for the sale: searched for and added, each with a price of its own if it has one, taken out. */
export function SaleProducts({ control, field, currency }: SaleProductsProps) {
  const id = useId();
  const { fields, append, remove } = useFieldArray({ control, name: 'products' });
  const [status, setStatus] = useState('');
  return (
    <>
      <ProductSearch
        id={id}
        chosen={fields.map(({ productId }) => productId)}
        max={MAX_COUNT}
        onAdd={({ id: productId, title }) => {
          append({ productId, title, price: '' }, { shouldFocus: false });
          setStatus(t`${title} added`);
        }}
      />
      <p className={styles.note}>
        {plural(fields.length, {
          one: '# product chosen one by one',
          other: '# products chosen one by one',
        })}
      </p>
      <ul role="list" className={styles.list} aria-label={t`Products of the sale`}>
        {fields.map(({ id: key, title }, index) => (
          <li key={key} className={styles.row}>
            <span className={styles.title}>{title}</span>
            <TextField
              className={styles.price}
              label={
                <>
                  {t`Price in the sale`}
                  <VisuallyHidden>: {title}</VisuallyHidden>
                </>
              }
              inputMode="decimal"
              autoComplete="off"
              {...field(`products.${index}.price`, {
                validate: (text) => text.trim() === '' || productFieldRules.price(text, currency),
              })}
            />
            <IconButton
              label={t`Take ${title} out`}
              onClick={() => {
                remove(index);
                document.getElementById(id)?.focus();
              }}
            >
              <Trash size={18} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
    </>
  );
}
