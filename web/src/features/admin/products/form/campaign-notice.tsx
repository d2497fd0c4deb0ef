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

interface CampaignNoticeProps {
  product: ProductForm_productFragment;
  currency: string;
}

/** Names the campaign that sets the prices shoppers see, because the form shows the prices without it. */
export function CampaignNotice({ product, currency }: CampaignNoticeProps) {
  const maySeeCampaigns = usePermission('PROMOTIONS_READ');
  const { runningPriceCampaign, priceInForce, highestPrice } = product;
  if (!runningPriceCampaign) return null;
  const lowest = formatMoney(priceInForce, currency);
  const price = highestPrice > priceInForce ? t`${lowest} to ${formatMoney(highestPrice, currency)}` : lowest;
  return (
    <Callout className={styles.campaign} title={t`In the campaign “${runningPriceCampaign.name}”`}>
      <p>
        <Trans>
          Shoppers pay {price} until <ShopTime value={runningPriceCampaign.endsAt} />. Here are the prices
          without the campaign.
        </Trans>
      </p>
      {maySeeCampaigns && (
        <TextLink to={adminPaths.campaigns()}>
          <Trans>See all campaigns</Trans>
        </TextLink>
      )}
    </Callout>
  );
}
