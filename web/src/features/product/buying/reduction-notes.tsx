import { Trans } from '@lingui/react/macro';
import type { ProductDetails_productFragment } from '../../../gql/graphql.ts';
import { formatMoney } from '../../../lib/money.ts';
import { useCurrency } from '../../../shop/use-shop.ts';
import { formatEnd } from '../../../ui/media/countdown-parts.ts';
import styles from './price-notes.module.css';

interface ReductionNotesProps {
  product: ProductDetails_productFragment;
  /** The chosen variant; null for none, which shows the price of the cheapest. */
  variant: ProductDetails_productFragment['variants'][number] | null;
}

/**
 * The notes that the law requires for a reduced price (Directive 98/6/EC, article 6a), and the end of the
 * campaign.
 */
export function ReductionNotes({ product, variant }: ReductionNotesProps) {
  const currency = useCurrency();
  const priced = variant ?? product.variants.find(({ salePrice }) => salePrice === product.salePrice);
  const isReduced = priced?.regularPrice != null && priced.regularPrice > priced.salePrice;
  if (!isReduced) return null;
  const { runningPriceCampaign } = product;
  return (
    <>
      {priced.lowestRecentPrice != null && (
        <p className={styles.note}>
          <Trans>Lowest price in the last 30 days: {formatMoney(priced.lowestRecentPrice, currency)}</Trans>
        </p>
      )}
      {runningPriceCampaign && (
        <p className={styles.note}>
          <Trans>
            On sale until{' '}
            <time dateTime={runningPriceCampaign.endsAt}>
              {formatEnd(Date.parse(runningPriceCampaign.endsAt))}
            </time>
          </Trans>
        </p>
      )}
    </>
  );
}
