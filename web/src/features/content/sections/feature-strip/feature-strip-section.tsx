import { plural, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { SectionIcon as IconName } from '../../../../gql/graphql.ts';
import { canBeFree, describeDelivery } from '../../../../shop/delivery-terms.ts';
import { useShop } from '../../../../shop/use-shop.ts';
import { Prose } from '../../../../ui/data/prose.tsx';
import { SectionIcon } from '../section-icon.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './feature-strip-section.module.css';

interface Feature {
  id: string;
  icon: IconName | null | undefined;
  title: string;
  text: ReactNode;
}

/** The shop's promises; without any of the merchant's own, those that its settings make. */
export function FeatureStripSection({ section: { items } }: SectionProps) {
  const usual = useUsualFeatures();
  const own = items.map(({ id, icon, title, html }): Feature => {
    return { id, icon, title, text: html && <Prose className={styles.text} html={html} /> };
  });
  return (
    <ul className={styles.strip} role="list" aria-label={t`What we promise`}>
      {(own.length > 0 ? own : usual).map(({ id, icon, title, text }) => (
        <li key={id} className={styles.feature}>
          {icon && (
            <span className={styles.icon}>
              <SectionIcon name={icon} size={36} />
            </span>
          )}
          <p className={styles.title}>{title}</p>
          {typeof text === 'string' ? <p className={styles.text}>{text}</p> : text}
        </li>
      ))}
    </ul>
  );
}

/** Delivery, service and, if the shop accepts returns, money back. */
function useUsualFeatures(): Feature[] {
  const shop = useShop();
  if (!shop) return [];
  const { delivery, currencyCode, returnDays, contact, demo } = shop;
  const reachableAt = contact.phone || contact.customersEmail || contact.email;
  const features: (Feature | false)[] = [
    {
      id: 'delivery',
      icon: 'TRUCK',
      title: canBeFree(delivery) ? t`Free and fast delivery` : t`Fast delivery`,
      text: describeDelivery(delivery, currencyCode),
    },
    demo != null && {
      id: 'service',
      icon: 'HEADPHONES',
      title: t`24/7 customer service`,
      text: t`Friendly help, day and night`,
    },
    demo == null &&
      reachableAt !== '' && {
        id: 'service',
        icon: 'HEADPHONES',
        title: t`Customer service`,
        text: reachableAt,
      },
    returnDays > 0 && {
      id: 'returns',
      icon: 'SHIELD',
      title: t`Money back guarantee`,
      text: plural(returnDays, {
        one: 'Your money back within # day',
        other: 'Your money back within # days',
      }),
    },
  ];
  return features.filter((feature) => feature !== false);
}
