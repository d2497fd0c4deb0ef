import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useCurrency } from '../../shop/use-shop.ts';
import { formatMoney } from '../../lib/money.ts';
import { quantityNote } from '../../lib/quantity-note.ts';
import { variantLabel } from '../../lib/variant-label.ts';
import { Thumbnail } from '../../ui/media/thumbnail.tsx';
import { Totals } from '../orders/totals.tsx';
import { type CheckoutLine, totalOf } from './checkout-lines.ts';
import styles from './order-summary.module.css';

/** The lines to be ordered and their total: exact amounts, not rounded as on the cart page. */
export function OrderSummary({ lines }: { lines: readonly CheckoutLine[] }) {
  const currency = useCurrency();
  const total = totalOf(lines);
  return (
    <section aria-labelledby="order-summary" className={styles.summary}>
      <h2 id="order-summary" className={styles.title}>
        <Trans>Your Order</Trans>
      </h2>
      <ul role="list" className={styles.lines}>
        {lines.map((line) => (
          <SummaryLine key={`${line.product.id} ${variantLabel(line)}`} line={line} />
        ))}
      </ul>
      <Totals
        subtotal={total}
        shipping={0}
        total={total}
        currency={currency}
        look="ruled"
        className={styles.totals}
      />
    </section>
  );
}

function SummaryLine({ line }: { line: CheckoutLine }) {
  const currency = useCurrency();
  const { product, image, quantity, total, previousPrice } = line;
  const variant = variantLabel(line);
  const price = formatMoney(product.salePrice, currency);
  return (
    <li className={styles.line}>
      <Thumbnail image={image} size={56} />
      <span className={styles.what}>
        <span className={styles.name}>{product.title}</span>
        {variant && <span className={styles.detail}>{variant}</span>}
        <span className={styles.detail}>
          {previousPrice === null
            ? t`${quantity} × ${price}`
            : t`${quantity} × ${price}, was ${formatMoney(previousPrice, currency)}`}
        </span>
        {quantity > product.stock && (
          <span className={styles.problem}>{quantityNote(quantity, product.stock)}</span>
        )}
      </span>
      <span className={styles.amount}>{formatMoney(total, currency)}</span>
    </li>
  );
}
