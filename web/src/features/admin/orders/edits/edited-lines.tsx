import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Trash from 'lucide-react/icons/trash-2';
import { type ReactNode, useId, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { Image_imageFragment } from '../../../../gql/graphql.ts';
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
import { type AddedLine, type EditValues, type OrderToEdit, withAdded } from './edit-values.ts';
import { SwapVariant } from './swap-variant.tsx';
import type { EditPreview } from './use-edit-preview.ts';

type PricedLine = EditPreview['lines'][number];

interface EditedLinesProps {
  form: UseFormReturn<EditValues>;
  order: OrderToEdit;
  preview: EditPreview | null;
  isOutdated: boolean;
}

/** The order's lines and those to add: quantities, swaps, removal, and a search for products. */
export function EditedLines({ form, order, preview, isOutdated }: EditedLinesProps) {
  const searchId = useId();
  const added = useWatch({ control: form.control, name: 'added' });
  const [status, setStatus] = useState('');
  const pricedLines = preview?.lines ?? [];
  const shown = { currency: order.currencyCode, isOutdated };

  function setAdded(lines: AddedLine[]): void {
    form.setValue('added', lines, { shouldDirty: true });
  }
  function add(line: AddedLine): void {
    setAdded(withAdded(form.getValues('added'), line));
    setStatus(t`${orderLineLabel(line)} added`);
  }

  return (
    <>
      <ProductSearch
        id={searchId}
        currency={order.currencyCode}
        onAdd={({ title, colour, size, others }, variantId) =>
          add({ variantId, title, colour, size, others, quantity: 1 })
        }
      />
      <ul role="list" className={styles.lines} aria-label={t`Products of the order`}>
        {order.lines.map((line) => (
          <OrderedLine
            key={line.id}
            {...shown}
            form={form}
            line={line}
            priced={pricedLines.find(({ orderLineId }) => orderLineId === line.id)}
            onAdd={add}
          />
        ))}
        {added.map((line, index) => (
          <LineRow
            key={line.variantId}
            {...shown}
            line={line}
            quantity={line.quantity}
            minQuantity={1}
            isNew
            priced={pricedLines.find(
              ({ orderLineId, variantId }) => orderLineId === null && variantId === line.variantId,
            )}
            onQuantity={(quantity) => setAdded(added.with(index, { ...line, quantity }))}
            onRemove={() => {
              setAdded(added.toSpliced(index, 1));
              document.getElementById(searchId)?.focus();
            }}
          />
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
    </>
  );
}

interface OrderedLineProps {
  form: UseFormReturn<EditValues>;
  line: OrderToEdit['lines'][number];
  priced: PricedLine | undefined;
  currency: string;
  isOutdated: boolean;
  onAdd: (line: AddedLine) => void;
}

/** A line of the order, whose variant can be swapped: it is removed, and the other variant added. */
function OrderedLine({ form, line, onAdd, ...shown }: OrderedLineProps) {
  const quantity = useWatch({ control: form.control, name: `quantities.${line.id}` });
  const [isSwapping, setSwapping] = useState(false);
  // Refunded units and those in returns stay.
  const minQuantity = line.refundedQuantity + line.returningQuantity;
  const removable = quantity - minQuantity;
  const { productId } = line;
  function setQuantity(units: number): void {
    form.setValue(`quantities.${line.id}`, units, { shouldDirty: true });
  }
  return (
    <LineRow
      {...shown}
      line={line}
      image={line.image}
      quantity={quantity}
      minQuantity={minQuantity}
      onQuantity={setQuantity}
      onRemove={removable > 0 ? () => setQuantity(minQuantity) : null}
    >
      {productId && optionLabel(line) !== '' && removable > 0 && (
        <div className={styles.fields}>
          {isSwapping ? (
            <SwapVariant
              line={line}
              productId={productId}
              currency={shown.currency}
              onSwap={(variant) => {
                onAdd({ ...variant, quantity: removable });
                setQuantity(minQuantity);
                setSwapping(false);
              }}
              onCancel={() => setSwapping(false)}
            />
          ) : (
            <Button size="sm" variant="quiet" onClick={() => setSwapping(true)}>
              <ArrowLeftRight size={16} aria-hidden="true" />
              <Trans>
                Swap variant<VisuallyHidden> of {orderLineLabel(line)}</VisuallyHidden>
              </Trans>
            </Button>
          )}
        </div>
      )}
    </LineRow>
  );
}

interface LineRowProps {
  line: Omit<AddedLine, 'variantId' | 'quantity' | 'colour' | 'size'> & {
    colour?: string | null;
    size?: string | null;
  };
  image?: Image_imageFragment | null;
  quantity: number;
  minQuantity: number;
  isNew?: boolean;
  /** Undefined until the server has priced it, and for a removed line. */
  priced: PricedLine | undefined;
  isOutdated: boolean;
  currency: string;
  onQuantity: (quantity: number) => void;
  /** Null if there is nothing to remove. */
  onRemove: (() => void) | null;
  children?: ReactNode;
}

function LineRow({ line, image, quantity, minQuantity, priced, isNew = false, ...props }: LineRowProps) {
  const { isOutdated, currency, onQuantity, onRemove, children } = props;
  const label = orderLineLabel(line);
  return (
    <li className={styles.line}>
      {image ? <Thumbnail image={image} size={48} /> : <span className={styles.noPicture} />}
      <div className={styles.what}>
        <span className={styles.title}>{line.title}</span>
        <span className={styles.small}>{optionLabel(line)}</span>
        {quantity === 0 ? (
          <span className={styles.warning}>
            <Trans>Removed</Trans>
          </span>
        ) : (
          priced && (
            <span className={styles.small}>
              {isNew
                ? t`New: ${formatMoney(priced.unitPrice, currency)} each`
                : t`${formatMoney(priced.unitPrice, currency)} each, as agreed`}
            </span>
          )
        )}
        {priced?.problem && (
          <span className={styles.warning} role="status">
            {priced.problem.message}
          </span>
        )}
      </div>
      <QuantityStepper
        compact
        label={t`Quantity of ${label}`}
        value={quantity}
        min={minQuantity}
        max={MAX_LINE_QUANTITY}
        onChange={onQuantity}
      />
      <span className={styles.amount}>
        {priced && <Amount isOutdated={isOutdated}>{formatMoney(priced.total, currency)}</Amount>}
      </span>
      {onRemove ? (
        <IconButton label={t`Remove ${label}`} onClick={onRemove}>
          <Trash size={18} aria-hidden="true" />
        </IconButton>
      ) : (
        <span className={styles.noPicture} />
      )}
      {children}
    </li>
  );
}
