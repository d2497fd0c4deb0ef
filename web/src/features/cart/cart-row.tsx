import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Dispatch } from 'react';
import { Link } from 'react-router-dom';
import { backorderLabel } from '../../shop/backorder-label.ts';
import { useCurrency } from '../../shop/use-shop.ts';
import { paths } from '../../navigation/paths.ts';
import { formatCartMoney } from '../../lib/money.ts';
import { quantityNote } from '../../lib/quantity-note.ts';
import { orderableUnits, quantityLimits, quantityRulesLabel } from '../../lib/quantity-rules.ts';
import { leadTimeLabel } from '../../lib/lead-time-label.ts';
import { optionLabel } from '../../lib/chosen-options.ts';
import { unitPriceLabel } from '../../lib/unit-price-label.ts';
import { LineFields } from '../custom-fields/shared/line-fields.tsx';
import { DataCell } from '../../ui/data/data-cell.tsx';
import { DataRow } from '../../ui/data/data-row.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Amount } from '../../ui/data/amount.tsx';
import { Thumbnail } from '../../ui/media/thumbnail.tsx';
import { QuantityStepper } from '../../ui/forms/pickers/quantity-stepper.tsx';
import type { CartDraftAction } from './draft/cart-draft.ts';
import styles from './cart-row.module.css';
import type { PricedLine } from './draft/use-draft-prices.ts';

interface CartRowProps {
  line: PricedLine;
  /** Whether its variant has no other lines, which count for the variant's quantity rules, too. */
  isOnly: boolean;
  /** Whether the quantity of all lines of its variant breaks the rules. */
  breaksRules: boolean;
  dispatch: Dispatch<CartDraftAction>;
}

/** A line of the cart: product, price, quantity and a button to remove it. */
export function CartRow({ line, isOnly, breaksRules, dispatch }: CartRowProps) {
  const currency = useCurrency();
  const { product, quantity } = line;
  const stock = orderableUnits(line);
  const limits = quantityLimits({ ...(isOnly && line), stock });
  const variant = optionLabel(line);
  // In words that are right for any line: whether it ships would cost every page's scripts a field.
  const leadTime = leadTimeLabel({ requiresShipping: false, leadTimeDays: line.leadTimeDays });
  const later = backorderLabel(line);
  const name = variant ? `${product.title}, ${variant}` : product.title;
  return (
    <DataRow className={styles.row}>
      <DataCell className={styles.product}>
        <Thumbnail className={styles.picture} image={line.image} size={72} />
        <span className={styles.what}>
          <Link className={styles.title} to={paths.product(product.handle)}>
            {product.title}
          </Link>
          {variant && <span className={styles.variant}>{variant}</span>}
          <LineFields fields={line.fields} className={styles.variant} />
          {leadTime !== null && <span className={styles.variant}>{leadTime}</span>}
          {later !== null && <span className={styles.variant}>{later}</span>}
          <span role="status" className={breaksRules ? styles.problem : styles.variant}>
            {quantityRulesLabel(line)}
          </span>
          <StockNote quantity={quantity} stock={stock} />
        </span>
      </DataCell>
      <DataCell label={t`Price`} numeric>
        <span>
          {formatCartMoney(line.unitPrice, currency)}
          {line.previousPrice != null && (
            <span className={styles.previous}>
              <Trans>was {formatCartMoney(line.previousPrice, currency)}</Trans>
            </span>
          )}
          {/* The line's own is not known if the variants have different ones. */}
          {product.unitPrices && product.unitPrices.lowest === product.unitPrices.highest && (
            <span className={styles.unitPrice}>{unitPriceLabel(product.unitPrices, currency)}</span>
          )}
        </span>
      </DataCell>
      <DataCell label={t`Quantity`}>
        <QuantityStepper
          compact
          label={t`Quantity of ${name}`}
          value={quantity}
          {...limits}
          // A line can exceed the remaining stock; the plus button must not reduce it.
          max={Math.max(quantity, limits.max)}
          disabled={stock === 0}
          onChange={(next) => dispatch({ type: 'set', id: line.id, quantity: next })}
        />
      </DataCell>
      <DataCell label={t`Subtotal`} numeric>
        <Amount isOutdated={line.isOutdated}>{formatCartMoney(line.total, currency)}</Amount>
      </DataCell>
      <DataCell className={styles.remove}>
        <IconButton
          label={t`Remove ${name} from cart`}
          onClick={() => dispatch({ type: 'remove', id: line.id })}
        >
          <Trash2 size={20} aria-hidden="true" />
        </IconButton>
      </DataCell>
    </DataRow>
  );
}

/* A live region: at the stock limit the plus button does nothing, and this explains why. */
function StockNote({ stock, quantity }: { stock: number; quantity: number }) {
  return (
    <span role="status" className={quantity > stock ? styles.problem : styles.variant}>
      {quantityNote(quantity, stock)}
    </span>
  );
}
