import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Trash from 'lucide-react/icons/trash-2';
import { type ReactNode, useId, useState } from 'react';
import { useFieldArray, type UseFormReturn, useWatch } from 'react-hook-form';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import type { DraftLine_checkoutLineFragment } from '../../../../gql/graphql.ts';
import { MAX_LINE_QUANTITY } from '../../../../lib/quantity-note.ts';
import { fittedQuantity, quantityRulesLabel } from '../../../../lib/quantity-rules.ts';
import { optionLabel } from '../../../../lib/chosen-options.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Amount } from '../../../../ui/data/amount.tsx';
import { QuantityStepper } from '../../../../ui/forms/pickers/quantity-stepper.tsx';
import { Disclosure } from '../../../../ui/overlay/disclosure.tsx';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { Thumbnail } from '../../../../ui/media/thumbnail.tsx';
import { orderLineLabel } from '../../../orders/shared/order-labels.ts';
import { CustomFieldsForm } from '../../custom-fields/form/custom-fields-form.tsx';
import { useFieldsOf } from '../../custom-fields/form/custom-fields-panel.tsx';
import { LinePrice } from './draft-prices.tsx';
import {
  type ChosenVariant,
  type DraftLineValue,
  type DraftValues,
  isSameLine,
  isSameVariant,
  shopPrice,
} from './draft-values.ts';
import styles from './drafts.module.css';
import { manualDiscountLabel } from './manual-discount.ts';
import { ProductSearch } from './product-search.tsx';

interface DraftLinesProps {
  form: UseFormReturn<DraftValues>;
  field: CheckedField<DraftValues>;
  /** The lines with the server's prices. */
  priced: readonly DraftLine_checkoutLineFragment[];
  isOutdated: boolean;
  currency: string;
}

/** The draft's lines: search for products, add, change quantities, remove. The server computes the prices. */
export function DraftLines({ form: { control }, field, priced, isOutdated, currency }: DraftLinesProps) {
  const id = useId();
  const { fields, append, remove, update } = useFieldArray({ control, name: 'lines' });
  // `fields` lacks what was typed into the lines since.
  const lines = useWatch({ control, name: 'lines' });
  const ofLines = useFieldsOf('ORDER_LINE');
  const [status, setStatus] = useState('');

  /** Undefined until the server has priced as many lines: it joins equal ones, and some may have gone. */
  function pricedAt(index: number, line: DraftLineValue): DraftLine_checkoutLineFragment | undefined {
    const other = priced.length === lines.length ? priced[index] : undefined;
    return other && isSameVariant(line, valueOf(other)) ? other : undefined;
  }

  function add(added: ChosenVariant): void {
    const line = { ...added, ...shopPrice, fields: {} };
    const existingIndex = lines.findIndex((other) => isSameLine(line, other));
    const before = lines[existingIndex];
    if (before)
      update(existingIndex, { ...before, quantity: Math.min(before.quantity + 1, MAX_LINE_QUANTITY) });
    else append({ ...line, quantity: 1 }, { shouldFocus: false });
    setStatus(t`${orderLineLabel(line)} added`);
  }

  return (
    <>
      <ProductSearch id={id} currency={currency} onAdd={add} />
      {fields.length > 0 && (
        <ul role="list" className={styles.lines} aria-label={t`Products of the order`}>
          {fields.map(({ id: key, ...stored }, index) => {
            const line = lines[index] ?? stored;
            const pricedLine =
              pricedAt(index, line) ?? priced.find((other) => isSameVariant(line, valueOf(other)));
            return (
              <LineRow
                key={key}
                line={line}
                priced={pricedLine}
                units={lines.reduce(
                  (sum, other) => (isSameVariant(line, other) ? sum + other.quantity : sum),
                  0,
                )}
                total={pricedAt(index, line)?.total}
                isOutdated={isOutdated}
                currency={currency}
                onQuantity={(quantity) => update(index, { ...line, quantity })}
                onRemove={() => {
                  remove(index);
                  document.getElementById(id)?.focus();
                }}
              >
                <LinePrice
                  index={index}
                  line={line}
                  isSet={stored.unitPrice !== '' || stored.discount !== ''}
                  label={orderLineLabel(line)}
                  shopPrice={pricedLine?.shopPrice ?? pricedLine?.unitPrice}
                  field={field}
                  currency={currency}
                />
                {ofLines.length > 0 && (
                  <Disclosure
                    className={styles.fields}
                    open={Object.keys(stored.fields).length > 0}
                    summary={
                      <span>
                        <Trans>
                          Custom fields<VisuallyHidden> of {orderLineLabel(line)}</VisuallyHidden>
                        </Trans>
                      </span>
                    }
                  >
                    <CustomFieldsForm control={control} name={`lines.${index}.fields`} fields={ofLines} />
                  </Disclosure>
                )}
              </LineRow>
            );
          })}
        </ul>
      )}
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
    </>
  );
}

const valueOf = ({ product, colour, size, others }: DraftLine_checkoutLineFragment) => ({
  productId: product.id,
  title: product.title,
  colour: colour ?? '',
  size: size ?? '',
  others,
});

interface LineRowProps {
  line: DraftLineValue;
  /** A line of the same variant; undefined until the server has priced it. */
  priced: DraftLine_checkoutLineFragment | undefined;
  /** In all lines of the variant. */
  units: number;
  total: number | undefined;
  isOutdated: boolean;
  currency: string;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  children: ReactNode;
}

function LineRow({ line, priced, units, total, ...props }: LineRowProps) {
  const { isOutdated, currency, onQuantity, onRemove, children } = props;
  const label = orderLineLabel(line);
  return (
    <li className={styles.line}>
      {priced ? <Thumbnail image={priced.image} size={48} /> : <span className={styles.noPicture} />}
      <div className={styles.what}>
        <span className={styles.title}>{line.title}</span>
        <span className={styles.small}>{optionLabel(line)}</span>
        {priced && (
          <span className={styles.small}>
            <Trans>{formatMoney(priced.unitPrice, currency)} each</Trans>
            {priced.shopPrice != null && (
              <>
                {' '}
                <Trans>(in the shop {formatMoney(priced.shopPrice, currency)})</Trans>
              </>
            )}
          </span>
        )}
        {priced?.manualDiscount && (
          <span className={styles.small}>{manualDiscountLabel(priced.manualDiscount, currency)}</span>
        )}
        {priced && priced.stock < line.quantity && (
          <span className={styles.warning} role="status">
            {priced.stock === 0 ? t`Sold out` : t`Only ${priced.stock} in stock`}
          </span>
        )}
        {priced && fittedQuantity(units, priced) !== units && (
          <span className={styles.warning} role="status">
            <Trans>Not as for shoppers: {quantityRulesLabel(priced)}</Trans>
          </span>
        )}
      </div>
      <QuantityStepper
        compact
        label={t`Quantity of ${label}`}
        value={line.quantity}
        max={MAX_LINE_QUANTITY}
        onChange={onQuantity}
      />
      <span className={styles.amount}>
        {total !== undefined && <Amount isOutdated={isOutdated}>{formatMoney(total, currency)}</Amount>}
      </span>
      <IconButton label={t`Remove ${label}`} onClick={onRemove}>
        <Trash size={18} aria-hidden="true" />
      </IconButton>
      {children}
    </li>
  );
}
