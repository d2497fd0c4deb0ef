import { Link } from 'react-router-dom';
import { paths } from '../../navigation/paths.ts';
import { promoImage, type PromoImageKey } from '../../lib/promo-image.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import styles from './new-arrivals.module.css';

interface Arrival {
  imageKey: PromoImageKey;
  title: string;
  text: string;
  to: string;
  /** The picture's width on wide screens. */
  width: string;
}

const ARRIVALS: readonly Arrival[] = [
  {
    imageKey: 'arrival-gamepad',
    title: 'Wireless Gamepad',
    text: 'Even grips, quiet buttons, and 25 hours without a cable.',
    to: paths.shop({ text: 'gamepad' }),
    width: '570px',
  },
  {
    imageKey: 'arrival-still-life',
    title: 'Women’s Collections',
    text: 'Straw hats, totes and whatever else a long summer asks for.',
    to: paths.shop({ categories: ["women's clothing"] }),
    width: '570px',
  },
  {
    imageKey: 'arrival-speaker',
    title: 'Speakers',
    text: 'A room full of sound from the palm of a hand.',
    to: paths.shop({ text: 'speaker' }),
    width: '270px',
  },
  {
    imageKey: 'arrival-perfume',
    title: 'Perfume',
    text: 'Rose Eau de Parfum, made to stay.',
    to: paths.shop({ text: 'parfum' }),
    width: '270px',
  },
];

/** Four tiles on black: one large, one wide, two small. */
export function NewArrivals() {
  return (
    <section aria-labelledby="new-arrival">
      <Stack gap={48}>
        <SectionHead caption="Featured" title="New Arrival" id="new-arrival" />
        <ul className={styles.mosaic} role="list">
          {ARRIVALS.map((arrival) => (
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
        <Link className={styles.link} to={to}>
          Shop Now<VisuallyHidden>: {title}</VisuallyHidden>
        </Link>
      </div>
    </li>
  );
}
