import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { paths } from '../../navigation/paths.ts';
import { promoImage, type PromoImageKey } from '../../lib/promo-image.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from './new-arrivals.module.css';

interface Arrival {
  imageKey: PromoImageKey;
  title: string;
  text: string;
  to: string;
  /** The picture's width on wide screens. */
  width: string;
}

const arrivals = (): readonly Arrival[] => [
  {
    imageKey: 'arrival-gamepad',
    title: t`Wireless Gamepad`,
    text: t`Even grips, quiet buttons, and 25 hours without a cable.`,
    to: paths.shop({ text: 'gamepad' }),
    width: '570px',
  },
  {
    imageKey: 'arrival-still-life',
    title: t`Women’s Collections`,
    text: t`Straw hats, totes and everything else for a long summer.`,
    to: paths.shop({ categories: ["women's clothing"] }),
    width: '570px',
  },
  {
    imageKey: 'arrival-speaker',
    title: t`Speakers`,
    text: t`Room-filling sound from the palm of your hand.`,
    to: paths.shop({ text: 'speaker' }),
    width: '270px',
  },
  {
    imageKey: 'arrival-perfume',
    title: t`Perfume`,
    text: t`Rose Eau de Parfum, made to last.`,
    to: paths.shop({ text: 'parfum' }),
    width: '270px',
  },
];

/** Four tiles on black: one large, one wide, two small. */
export function NewArrivals() {
  return (
    <section aria-labelledby="new-arrival">
      <Stack gap={48}>
        <SectionHead caption={t`Featured`} title={t`New Arrival`} id="new-arrival" />
        <ul className={styles.mosaic} role="list">
          {arrivals().map((arrival) => (
            <ArrivalTile key={arrival.imageKey} {...arrival} />
          ))}
        </ul>
      </Stack>
    </section>
  );
}

function ArrivalTile({ imageKey, title, text, to, width }: Arrival) {
  const picture = promoImage(imageKey);
  return (
    <li className={styles.tile}>
      {picture && (
        <Picture className={styles.picture} image={picture} sizes={`(min-width: 992px) ${width}, 92vw`} />
      )}
      <div className={styles.text}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.description}>{text}</p>
        <Link className={styles.link} to={to} aria-label={t`Shop Now: ${title}`}>
          <Trans>Shop Now</Trans>
        </Link>
      </div>
    </li>
  );
}
