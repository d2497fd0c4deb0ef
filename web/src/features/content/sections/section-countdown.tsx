import type { Section_sectionFragment } from '../../../gql/graphql.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { Countdown } from '../../../ui/media/countdown.tsx';
import styles from './section-countdown.module.css';

interface SectionCountdownProps {
  section: Pick<Section_sectionFragment, 'countdown' | 'endsAt'>;
  /** What it counts down to the end of: "Flash sales". */
  label: string;
  look?: 'plain' | 'round';
}

/** Counts down to the end of the shop's offer or to a time of its own; reserves its space while loading. */
export function SectionCountdown({ section, label, look = 'plain' }: SectionCountdownProps) {
  const shop = useShop();
  const isOffer = section.countdown === 'OFFER';
  if (section.countdown === 'NONE' || (isOffer && shop?.hasOfferCountdown === false)) return null;
  const end = isOffer ? shop?.offerEndsAt : section.endsAt;
  return (
    <div className={styles[look]}>
      {end != null && <Countdown label={label} look={look} target={Date.parse(end)} />}
    </div>
  );
}
