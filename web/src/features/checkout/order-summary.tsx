import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { backorderLabel } from '../../shop/backorder-label.ts';
import { useCurrency } from '../../shop/use-shop.ts';
import type { CheckoutLine_lineFragment } from '../../gql/graphql.ts';
import { formatMoney } from '../../lib/money.ts';
import { quantityNote } from '../../lib/quantity-note.ts';
import { linesBreakingRules, orderableUnits, quantityRulesLabel } from '../../lib/quantity-rules.ts';
import { leadTimeLabel } from '../../lib/lead-time-label.ts';
import { optionLabel } from '../../lib/chosen-options.ts';
import { LineFields } from '../custom-fields/shared/line-fields.tsx';
import { Thumbnail } from '../../ui/media/thumbnail.tsx';
import { Totals } from '../orders/shared/totals.tsx';
import styles from './order-summary.module.css';
import type { CheckoutPreview } from './placing/use-checkout-preview.ts';

interface OrderSummaryProps {
  preview: CheckoutPreview;
  codeBox: ReactNode;
  /** Whether it is of earlier choices. */
  isOutdated: boolean;
}

/** The lines to order and their total: exact amounts, not rounded as on the cart page. */
export function OrderSummary({ preview, codeBox, isOutdated }: OrderSummaryProps) {
  const { lines, adjustments, totals, requiresShipping } = preview;
  const currency = useCurrency();
  const broken = linesBreakingRules(lines);
  return (
    <section aria-labelledby="order-summary" className={styles.summary}>
      <h2 id="order-summary" className={styles.title}>
        <Trans>Your Order</Trans>
      </h2>
      <ul role="list" className={styles.lines}>
        {lines.map((line) => (
          <SummaryLine
            key={JSON.stringify([line.product.id, optionLabel(line), line.fields])}
            line={line}
            breaksRules={broken.includes(line)}
          />
        ))}
      </ul>
      {codeBox}
      <Totals
        totals={totals}
        requiresShipping={requiresShipping}
        adjustments={adjustments}
        isOutdated={isOutdated}
        currency={currency}
        look="ruled"
        className={styles.totals}
      />
    </section>
  );
}

interface SummaryLineProps {
  line: CheckoutLine_lineFragment;
  /** Whether an order can't have this quantity. */
  breaksRules: boolean;
}

function SummaryLine({ line, breaksRules }: SummaryLineProps) {
  const currency = useCurrency();
  const { product, image, quantity, unitPrice, total, previousPrice } = line;
  const stock = orderableUnits(line);
  const variant = optionLabel(line);
  const leadTime = leadTimeLabel(line);
  const later = backorderLabel(line);
  const price = formatMoney(unitPrice, currency);
  return (
    <li className={styles.line}>
      <Thumbnail image={image} size={56} />
      <span className={styles.what}>
        <span className={styles.name}>{product.title}</span>
        {variant && <span className={styles.detail}>{variant}</span>}
        <LineFields fields={line.fields} className={styles.detail} />
        {leadTime !== null && <span className={styles.detail}>{leadTime}</span>}
        {later !== null && <span className={styles.detail}>{later}</span>}
        <span className={styles.detail}>
          {previousPrice == null
            ? t`${quantity} × ${price}`
            : t`${quantity} × ${price}, was ${formatMoney(previousPrice, currency)}`}
        </span>
        {breaksRules && <span className={styles.problem}>{quantityRulesLabel(line)}</span>}
        {quantity > stock && <span className={styles.problem}>{quantityNote(quantity, stock)}</span>}
      </span>
      <span className={styles.amount}>{formatMoney(total, currency)}</span>
    </li>
  );
}
