import { Trans } from '@lingui/react/macro';
import { useShop } from '../../../shop/use-shop.ts';
import styles from './price-notes.module.css';

/** Says that the price includes taxes; nothing if the shop charges none. */
export function TaxNote() {
  const pricesIncludeTax = useShop()?.pricesIncludeTax;
  if (pricesIncludeTax == null) return null;
  return (
    <p className={styles.note}>
      {pricesIncludeTax ? <Trans>Tax included</Trans> : <Trans>Tax is added at checkout</Trans>}
    </p>
  );
}
