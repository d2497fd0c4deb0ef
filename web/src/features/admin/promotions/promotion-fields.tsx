import { t } from '@lingui/core/macro';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { fieldRules } from '../../../forms/field-rules.ts';
import type { CheckedField } from '../../../forms/use-app-form.ts';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { productFieldRules } from '../products/form/product-field-rules.ts';
import type { PromotionValues } from './promotion-values.ts';
import styles from './promotions.module.css';

interface FieldsProps {
  form: UseFormReturn<PromotionValues>;
  field: CheckedField<PromotionValues>;
  currency: string;
}

const wholeFrom = (min: number, max: number, mayBeEmpty: boolean) => (text: string) => {
  if (mayBeEmpty && text.trim() === '') return true;
  const value = Number(text);
  return (
    (/^-?\d+$/u.test(text.trim()) && value >= min && value <= max) ||
    t`Please enter a whole number from ${min} to ${max}`
  );
};

/** The promotion's name, and how customers get it. */
export function NameFields({ field }: Omit<FieldsProps, 'form' | 'currency'>) {
  return (
    <>
      <TextField
        label={t`Name`}
        required
        autoComplete="off"
        hint={t`Customers see it next to the discount.`}
        {...field('title', {
          validate: { required: fieldRules.required(t`Please enter a name`), length: fieldRules.atMost(80) },
        })}
      />
      <TextField
        label={t`Code`}
        autoComplete="off"
        autoCapitalize="characters"
        hint={t`Customers enter it in the cart. Leave empty to apply the promotion automatically.`}
        {...field('code', {
          validate: (text) =>
            text.trim() === '' ||
            /^[\w-]{3,30}$/u.test(text.trim()) ||
            t`Please use 3 to 30 letters, digits, dashes and underscores`,
        })}
      />
      <div className={styles.checks}>
        <CheckboxField label={t`Turned on`} {...field('isEnabled')} error={undefined} />
        <CheckboxField
          label={t`Send this code to new newsletter subscribers`}
          {...field('isWelcome')}
          error={undefined}
        />
      </div>
    </>
  );
}

/** The promotion's discount. */
export function EffectFields({ form, field, currency }: FieldsProps) {
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <>
      <SelectField label={t`Discount type`} required {...field('kind')}>
        <option value="PERCENT">{t`A percentage off`}</option>
        <option value="AMOUNT">{t`An amount off`}</option>
        <option value="FREE_DELIVERY">{t`Free delivery`}</option>
        <option value="BUY_X_GET_Y">{t`Buy X, get Y`}</option>
      </SelectField>
      <div className={styles.pair}>
        {kind === 'BUY_X_GET_Y' && (
          <>
            <TextField
              label={t`Items to buy`}
              required
              inputMode="numeric"
              {...field('buyQuantity', { validate: wholeFrom(1, 999, false) })}
            />
            <TextField
              label={t`Items to get`}
              required
              inputMode="numeric"
              hint={t`The cheapest items.`}
              {...field('getQuantity', { validate: wholeFrom(1, 999, false) })}
            />
          </>
        )}
        {(kind === 'PERCENT' || kind === 'BUY_X_GET_Y') && (
          <TextField
            label={t`Percent off`}
            required
            inputMode="numeric"
            hint={kind === 'BUY_X_GET_Y' ? t`100: free.` : undefined}
            {...field('percent', { validate: wholeFrom(1, 100, false) })}
          />
        )}
        {kind === 'AMOUNT' && (
          <TextField
            label={t`Amount off, in ${currency}`}
            required
            inputMode="decimal"
            {...field('amount', { validate: (text) => productFieldRules.price(text, currency) })}
          />
        )}
      </div>
    </>
  );
}

/** The promotion's period and usage limits. */
export function LimitFields({ field, currency }: Omit<FieldsProps, 'form'>) {
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label={t`Starts`}
          type="datetime-local"
          hint={t`In the shop’s time zone. Leave empty to start now.`}
          {...field('startsAt')}
        />
        <TextField
          label={t`Ends`}
          type="datetime-local"
          hint={t`Leave empty for no end date.`}
          {...field('endsAt')}
        />
      </div>
      <TextField
        label={t`Minimum, in ${currency}`}
        inputMode="decimal"
        hint={t`Total of the eligible products, before discounts. Leave empty for no minimum.`}
        {...field('minimum', {
          validate: (text) => text.trim() === '' || productFieldRules.price(text, currency),
        })}
      />
      <CheckboxField
        label={t`First orders only`}
        className={styles.checks}
        {...field('firstOrderOnly')}
        error={undefined}
      />
      <div className={styles.pair}>
        <TextField
          label={t`Total uses`}
          inputMode="numeric"
          hint={t`Leave empty for no limit.`}
          {...field('usageLimit', { validate: wholeFrom(1, 1_000_000, true) })}
        />
        <TextField
          label={t`Uses per customer`}
          inputMode="numeric"
          hint={t`Leave empty for no limit.`}
          {...field('customerLimit', { validate: wholeFrom(1, 1_000_000, true) })}
        />
      </div>
    </>
  );
}

/** How the promotion combines with others. */
export function StackingFields({ field }: Omit<FieldsProps, 'form' | 'currency'>) {
  return (
    <>
      <CheckboxField
        label={t`Combines with other promotions that allow it`}
        className={styles.checks}
        {...field('combines')}
        error={undefined}
      />
      <TextField
        label={t`Priority`}
        inputMode="numeric"
        hint={t`If promotions can’t be combined, the one with the highest priority applies; if several have it, the one with the largest discount.`}
        {...field('priority', { validate: wholeFrom(-1000, 1000, false) })}
      />
    </>
  );
}
