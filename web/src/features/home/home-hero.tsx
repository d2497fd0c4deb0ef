import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Smartphone from 'lucide-react/icons/smartphone';
import { Link } from 'react-router-dom';
import { CategoryList } from '../catalogue/category-list.tsx';
import { paths } from '../../navigation/paths.ts';
import { promoImage } from '../../lib/promo-image.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { Slider } from '../../ui/media/slider.tsx';
import styles from './home-hero.module.css';

/* Three identical slides, every 2 seconds (specification sections 2 and 9). */
const SLIDES = ['first', 'second', 'third'].map((id) => ({ id, content: <PhoneSlide /> }));
const INTERVAL = 2000;

/** The categories, on wide screens, and the promotions slider. */
export function HomeHero() {
  return (
    <div className={styles.hero}>
      <nav className={styles.categories} aria-label={t`Shop by category`}>
        <CategoryList />
      </nav>
      <div className={styles.slides}>
        <Slider label={t`Promotions`} slides={SLIDES} intervalMs={INTERVAL} controls="inside" />
      </div>
    </div>
  );
}

function PhoneSlide() {
  const picture = promoImage('hero-phone');
  return (
    <div className={styles.slide}>
      {picture && (
        <Picture
          className={styles.picture}
          image={picture}
          sizes="(min-width: 992px) 520px, 60vw"
          alt=""
          priority
        />
      )}
      <div className={styles.text}>
        <p className={styles.series}>
          <Smartphone size={32} strokeWidth={1.5} aria-hidden="true" />
          <Trans>Phone X12 Series</Trans>
        </p>
        <p className={styles.offer}>
          <Trans>Up to 10% off Voucher</Trans>
        </p>
        <Link className={styles.link} to={paths.shop()}>
          <span>
            <Trans>Shop Now</Trans>
          </span>
          <ArrowRight size={24} aria-hidden="true" />
        </Link>
      </div>
    </div>
  );
}
