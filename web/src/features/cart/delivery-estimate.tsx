import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CountryField } from '../../forms/country-field.tsx';
import { formatMoney } from '../../lib/money.ts';
import { arrivalText, readyText } from '../../shop/arrival.ts';
import { useCurrency } from '../../shop/use-shop.ts';
import styles from './cart-total.module.css';
import type { Destination } from './use-destination.ts';
import type { Delivery } from './draft/use-draft-prices.ts';

interface DeliveryEstimateProps {
  /** Null if unknown or not requested. */
  delivery: Delivery | null;
  destination: Destination;
}

/** The destination, the estimated delivery date, and the amount missing for free delivery. */
export function DeliveryEstimate({ delivery, destination }: DeliveryEstimateProps) {
  const { places, country, choose } = destination;
  const currency = useCurrency();
  const chosen = delivery?.deliveryMethods.find(
    ({ methodId }) => methodId === delivery.deliveryMethod?.methodId,
  );
  const when = chosen && (chosen.isPickUp ? readyText(chosen) : arrivalText(chosen));
  const missing = delivery?.missingForFreeDelivery;
  return (
    <>
      {places?.dependsOnPlace && (
        <CountryField
          label={t`Delivery to`}
          name="estimateCountry"
          codes={places.countryCodes}
          current={country}
          value={country}
          optionalMark={false}
          onChange={(event) => choose(event.target.value)}
        />
      )}
      <div role="status" className={styles.note}>
        {delivery?.deliveryMethods.length === 0 && (
          <p>
            <Trans>We can’t deliver this cart there.</Trans>
          </p>
        )}
        {chosen && (when !== null || places?.dependsOnPlace) && (
          <p>{[chosen.name, when].filter(Boolean).join(' · ')}</p>
        )}
        {missing != null && <p>{t`Spend ${formatMoney(missing, currency)} more and delivery is free.`}</p>}
      </div>
    </>
  );
}
