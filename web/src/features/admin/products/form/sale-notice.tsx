import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ProductForm_productFragment } from '../../../../gql/graphql.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import { TextLink } from '../../../../ui/actions/text-link.tsx';
import { Callout } from '../../../../ui/feedback/callout.tsx';
import { usePermission } from '../../permissions/use-permissions.ts';
import { ShopTime } from '../../ui/shop-time.tsx';
import styles from './product-form.module.css';

interface SaleNoticeProps {
  product: ProductForm_productFragment;
  currency: string;
}

/** Which sale sets the prices that shoppers see, since the form has those without it. */
export function SaleNotice({ product, currency }: SaleNoticeProps) {
  const maySeeSales = usePermission('PROMOTIONS_READ');
  const { runningSale, priceInForce, highestPrice } = product;
  if (!runningSale) return null;
  const lowest = formatMoney(priceInForce, currency);
  const price = highestPrice > priceInForce ? t`${lowest} to ${formatMoney(highestPrice, currency)}` : lowest;
  return (
    <Callout className={styles.sale} title={t`In the sale “${runningSale.name}”`}>
      <p>
        <Trans>
          Shoppers pay {price} until <ShopTime value={runningSale.endsAt} />. Here are the prices without the
          sale.
        </Trans>
      </p>
      {maySeeSales && (
        <TextLink to={adminPaths.sales()}>
          <Trans>See all sales</Trans>
        </TextLink>
      )}
    </Callout>
  );
}
