import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { fieldRules } from '../../../../forms/field-rules.ts';
import { moneyInputText, parseMoney } from '../../../../forms/money-input.ts';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import type { Draft_draftOrderFragment } from '../../../../gql/graphql.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { Disclosure } from '../../../../ui/overlay/disclosure.tsx';
import { usePermission } from '../../permissions/use-permissions.ts';
import { Panel } from '../../ui/page/panel.tsx';
import type { DraftLineValue, DraftValues } from './draft-values.ts';
import styles from './drafts.module.css';
import { discountInput, manualDiscountLabel } from './manual-discount.ts';

interface PriceFieldsProps {
  field: CheckedField<DraftValues>;
  currency: string;
}

interface LinePriceProps extends PriceFieldsProps {
  index: number;
  line: DraftLineValue;
  /** Whether it had one before it was edited. */
  isSet: boolean;
  /** The product's name and options. */
  label: string;
  /** The shop's price of one unit; undefined while it loads. */
  shopPrice: number | undefined;
}

/** The price and the discount of a line, for staff who may set them. */
export function LinePrice({ index, line, isSet, label, shopPrice, field, currency }: LinePriceProps) {
  if (!usePermission('ORDERS_REFUND')) return null;
  return (
    <Disclosure
      className={styles.fields}
      open={isSet}
      summary={
        <span>
          <Trans>
            Price and discount<VisuallyHidden> of {label}</VisuallyHidden>
          </Trans>
        </span>
      }
    >
      <Grid columns="halves">
        <TextField
          label={t`Price of one unit`}
          hint={
            shopPrice === undefined
              ? t`Instead of the shop’s price.`
              : t`Instead of the shop’s price of ${formatMoney(shopPrice, currency)}.`
          }
          inputMode="decimal"
          autoComplete="off"
          {...field(`lines.${index}.unitPrice`, {
            validate: (text) =>
              text.trim() === '' ||
              parseMoney(text, currency) !== null ||
              t`Please enter a price like ${moneyInputText(500, currency)}`,
          })}
        />
        <DiscountFields
          name={`lines.${index}.`}
          hint={t`Off the whole line.`}
          isGiven={line.discount.trim() !== ''}
          field={field}
          currency={currency}
        />
      </Grid>
    </Disclosure>
  );
}

interface DraftDiscountProps extends PriceFieldsProps {
  form: UseFormReturn<DraftValues>;
  before: Draft_draftOrderFragment | null;
}

/** The discount on all lines, and who set prices. Staff who may not set it see it in the total. */
export function DraftDiscount({ form, field, before, currency }: DraftDiscountProps) {
  const discount = useWatch({ control: form.control, name: 'discount' });
  const mayDiscount = usePermission('ORDERS_REFUND');
  const setBy = before?.pricedBy;
  if (!mayDiscount && !setBy) return null;
  return (
    <Panel title={t`Discount`}>
      {mayDiscount ? (
        <DiscountFields
          name=""
          hint={t`Off all products.`}
          isGiven={discount.trim() !== ''}
          field={field}
          currency={currency}
        />
      ) : (
        before?.discount && <p>{manualDiscountLabel(before.discount, currency)}</p>
      )}
      {setBy != null && (
        <p className={styles.small}>
          <Trans>Prices and discounts were last set by {setBy}.</Trans>
        </p>
      )}
    </Panel>
  );
}

interface DiscountFieldsProps extends PriceFieldsProps {
  name: `lines.${number}.` | '';
  hint: string;
  isGiven: boolean;
}

function DiscountFields({ name, hint, isGiven, field, currency }: DiscountFieldsProps) {
  const example = moneyInputText(500, currency);
  return (
    <>
      <TextField
        label={t`Discount`}
        hint={`${hint} ${t`An amount such as ${example}, or a percentage such as 10%.`}`}
        autoComplete="off"
        {...field(`${name}discount`, {
          validate: (discount) =>
            discount.trim() === '' ||
            discountInput({ discount, discountReason: '' }, currency) !== null ||
            t`Please enter an amount like ${example}, or a percentage from 1% to 100%`,
        })}
      />
      {isGiven && (
        <TextField
          label={t`Reason for the discount`}
          hint={t`The customer sees it beside the amount.`}
          required
          maxLength={100}
          autoComplete="off"
          {...field(`${name}discountReason`, { validate: fieldRules.required(t`Please enter a reason`) })}
        />
      )}
    </>
  );
}
