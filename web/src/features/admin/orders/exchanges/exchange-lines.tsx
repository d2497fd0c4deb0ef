import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Trash from 'lucide-react/icons/trash-2';
import { useId, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { optionLabel } from '../../../../lib/chosen-options.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { MAX_LINE_QUANTITY } from '../../../../lib/quantity-note.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Amount } from '../../../../ui/data/amount.tsx';
import { QuantityStepper } from '../../../../ui/forms/pickers/quantity-stepper.tsx';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { Thumbnail } from '../../../../ui/media/thumbnail.tsx';
import { orderLineLabel } from '../../../orders/shared/order-labels.ts';
import { ProductSearch } from '../drafts/product-search.tsx';
import styles from '../drafts/drafts.module.css';
import { type AddedLine, withAdded } from '../edits/edit-values.ts';
import { SwapVariant } from '../edits/swap-variant.tsx';
import { exchangeableQuantity, type ExchangeValues, type OrderToExchange } from './exchange-values.ts';
import type { ExchangePreview } from './use-exchange-preview.ts';

interface LinesProps {
  form: UseFormReturn<ExchangeValues>;
  currency: string;
}

function add(form: UseFormReturn<ExchangeValues>, line: AddedLine): void {
  form.setValue('added', withAdded(form.getValues('added'), line), { shouldDirty: true });
}

/** What was sent, with how much of it comes back; another variant is chosen right there. */
export function ReturnedLines({ form, currency, order }: LinesProps & { order: OrderToExchange }) {
  const lines = order.lines.filter((line) => exchangeableQuantity(line, order.shipmentState) > 0);
  if (lines.length === 0)
    return (
      <p>
        <Trans>Nothing of this order can come back.</Trans>
      </p>
    );
  return (
    <ul role="list" className={styles.lines} aria-label={t`Items that were sent`}>
      {lines.map((line) => (
        <ReturnedLine
          key={line.id}
          form={form}
          currency={currency}
          line={line}
          max={exchangeableQuantity(line, order.shipmentState)}
        />
      ))}
    </ul>
  );
}

interface ReturnedLineProps extends LinesProps {
  line: OrderToExchange['lines'][number];
  max: number;
}

function ReturnedLine({ form, currency, line, max }: ReturnedLineProps) {
  const quantity = useWatch({ control: form.control, name: `quantities.${line.id}` });
  const [isSwapping, setSwapping] = useState(false);
  const label = orderLineLabel(line);
  const { productId } = line;
  function setQuantity(units: number): void {
    form.setValue(`quantities.${line.id}`, units, { shouldDirty: true });
  }
  return (
    <li className={styles.line}>
      {line.image ? <Thumbnail image={line.image} size={48} /> : <span className={styles.noPicture} />}
      <div className={styles.what}>
        <span className={styles.title}>{line.title}</span>
        <span className={styles.small}>{optionLabel(line)}</span>
        <span className={styles.small}>{t`${quantity} of ${max}`}</span>
      </div>
      <QuantityStepper
        compact
        label={t`How many of ${label} come back`}
        value={quantity}
        min={0}
        max={max}
        onChange={setQuantity}
      />
      {productId && optionLabel(line) !== '' && (
        <div className={styles.fields}>
          {isSwapping ? (
            <SwapVariant
              line={line}
              productId={productId}
              currency={currency}
              onSwap={(variant) => {
                const units = quantity || 1;
                setQuantity(units);
                add(form, { ...variant, quantity: units });
                setSwapping(false);
              }}
              onCancel={() => setSwapping(false)}
            />
          ) : (
            <Button size="sm" variant="quiet" onClick={() => setSwapping(true)}>
              <ArrowLeftRight size={16} aria-hidden="true" />
              <Trans>
                Swap variant<VisuallyHidden> of {label}</VisuallyHidden>
              </Trans>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

interface AddedLinesProps extends LinesProps {
  preview: ExchangePreview | null;
  isOutdated: boolean;
}

/** What is sent instead, and a search for other products. */
export function AddedLines({ form, currency, preview, isOutdated }: AddedLinesProps) {
  const searchId = useId();
  const added = useWatch({ control: form.control, name: 'added' });
  function setAdded(lines: AddedLine[]): void {
    form.setValue('added', lines, { shouldDirty: true });
  }
  return (
    <>
      <ProductSearch
        id={searchId}
        currency={currency}
        onAdd={({ title, colour, size, others }, variantId) =>
          add(form, { variantId, title, colour, size, others, quantity: 1 })
        }
      />
      <ul role="list" className={styles.lines} aria-label={t`Items sent instead`}>
        {added.map((line, index) => {
          const label = orderLineLabel(line);
          const priced = preview?.lines.find(({ variantId }) => variantId === line.variantId);
          return (
            <li key={line.variantId} className={styles.line}>
              <span className={styles.noPicture} />
              <div className={styles.what}>
                <span className={styles.title}>{line.title}</span>
                <span className={styles.small}>{optionLabel(line)}</span>
                {priced?.problem && (
                  <span className={styles.warning} role="status">
                    {priced.problem.message}
                  </span>
                )}
              </div>
              <QuantityStepper
                compact
                label={t`Quantity of ${label}`}
                value={line.quantity}
                min={1}
                max={MAX_LINE_QUANTITY}
                onChange={(quantity) => setAdded(added.with(index, { ...line, quantity }))}
              />
              <span className={styles.amount}>
                {priced && <Amount isOutdated={isOutdated}>{formatMoney(priced.total, currency)}</Amount>}
              </span>
              <IconButton
                label={t`Remove ${label}`}
                onClick={() => {
                  setAdded(added.toSpliced(index, 1));
                  document.getElementById(searchId)?.focus();
                }}
              >
                <Trash size={18} aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </>
  );
}
