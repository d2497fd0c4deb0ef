import { plural, t } from '@lingui/core/macro';
import Headphones from 'lucide-react/icons/headphones';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Truck from 'lucide-react/icons/truck';
import { canBeFree, describeDelivery } from './delivery-terms.ts';
import styles from './feature-strip.module.css';
import { useShop } from './use-shop.ts';

interface FeatureStripProps {
  /** ISO 4217 code, for the free-delivery threshold. */
  currency: string;
}

/** The shop's promises: delivery, service and, if it accepts returns, money back. */
export function FeatureStrip({ currency }: FeatureStripProps) {
  const shop = useShop();
  const delivery = shop?.delivery;
  const features = [
    {
      Icon: Truck,
      title: !delivery || canBeFree(delivery) ? t`Free and fast delivery` : t`Fast delivery`,
      text: delivery && describeDelivery(delivery, currency),
    },
    { Icon: Headphones, title: t`24/7 customer service`, text: t`Friendly help, day and night` },
    ...(shop?.returnDays === 0
      ? []
      : [
          {
            Icon: ShieldCheck,
            title: t`Money back guarantee`,
            text:
              shop &&
              plural(shop.returnDays, {
                one: 'Your money back within # day',
                other: 'Your money back within # days',
              }),
          },
        ]),
  ];
  return (
    <ul className={styles.strip} role="list" aria-label={t`What we promise`}>
      {features.map(({ Icon, title, text }) => (
        <li key={title} className={styles.feature}>
          <span className={styles.icon}>
            <Icon size={36} strokeWidth={1.5} aria-hidden="true" />
          </span>
          <p className={styles.title}>{title}</p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
