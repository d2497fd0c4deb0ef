import { useShop } from '../../shop/use-shop.ts';
import { Countdown } from '../../ui/media/countdown.tsx';
import styles from './offer-countdown.module.css';

interface OfferCountdownProps {
  /** The name of the offer: "Flash sales". */
  label: string;
  look?: 'plain' | 'round';
}

/** Counts down to the end of the shop's offer; reserves its space while loading. */
export function OfferCountdown({ label, look = 'plain' }: OfferCountdownProps) {
  const shop = useShop();
  if (shop?.hasOfferCountdown === false) return null;
  return (
    <div className={styles[look]}>
      {shop && <Countdown label={label} look={look} target={Date.parse(shop.offerEndsAt)} />}
    </div>
  );
}
