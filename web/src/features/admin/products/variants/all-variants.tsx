import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, useId, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { decimalsOf } from '../../../../lib/currency.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { productFieldRules } from '../form/product-field-rules.ts';
import type { ProductValues } from '../form/product-values.ts';
import styles from './variants.module.css';

interface AllVariantsProps {
  form: UseFormReturn<ProductValues>;
  currency: string;
  count: number;
}

/** Sets the price or stock of all offered variants. Empty fields change nothing. */
export function AllVariants({ form, currency, count }: AllVariantsProps) {
  const headingId = useId();
  const [price, setPrice] = useState('');
  const [stock, setStock] = useState('');
  const [isChecked, setChecked] = useState(false);
  const priceVerdict = price.trim() === '' || productFieldRules.price(price, currency);
  const stockVerdict = stock.trim() === '' || productFieldRules.stock(stock);

  function apply(): void {
    setChecked(true);
    if (priceVerdict !== true || stockVerdict !== true) return;
    const changes = { ...(price.trim() && { salePrice: price }), ...(stock.trim() && { stock }) };
    const variants = form
      .getValues('variants')
      .map((variant, index) => (index < count && variant.isOffered ? { ...variant, ...changes } : variant));
    form.setValue('variants', variants, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    setPrice('');
    setStock('');
    setChecked(false);
  }

  // Enter applies the values instead of saving the product.
  function applyByEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  }

  return (
    <div className={styles.all} role="group" aria-labelledby={headingId} onKeyDown={applyByEnter}>
      <span id={headingId} className={styles.allHeading}>
        <Trans>For all offered variants</Trans>
      </span>
      <TextField
        name="all-variants-price"
        label={t`Price (${currency})`}
        optionalMark={false}
        inputMode={decimalsOf(currency) > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        className={styles.number}
        value={price}
        onChange={({ target }) => setPrice(target.value)}
        {...(isChecked && priceVerdict !== true && { error: priceVerdict })}
      />
      <TextField
        name="all-variants-stock"
        label={t`Stock`}
        optionalMark={false}
        inputMode="numeric"
        autoComplete="off"
        className={styles.number}
        value={stock}
        onChange={({ target }) => setStock(target.value)}
        {...(isChecked && stockVerdict !== true && { error: stockVerdict })}
      />
      <Button variant="outline" size="sm" className={styles.apply} onClick={apply}>
        <Trans>Apply to all</Trans>
      </Button>
    </div>
  );
}
