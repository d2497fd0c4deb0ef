import { t } from '@lingui/core/macro';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Smartphone from 'lucide-react/icons/smartphone';
import { Link } from 'react-router-dom';
import { CategoryList } from '../catalogue/shared/categories/category-list.tsx';
import type { HomeQuery } from '../../gql/graphql.ts';
import { promoImage } from '../../lib/promo-image.ts';
import { HydrationBoundary } from '../../ui/layout/hydration-boundary.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Slider } from '../../ui/media/slider.tsx';
import styles from './home-hero.module.css';

type HeroSlide = HomeQuery['shop']['heroSlides'][number];

/** Specification section 9. */
const INTERVAL = 2000;

interface HomeHeroProps {
  /** Undefined while loading. */
  slides: readonly HeroSlide[] | undefined;
}

/** The categories, on wide screens, and the promotions slider. */
export function HomeHero({ slides }: HomeHeroProps) {
  return (
    <div className={styles.hero}>
      <nav className={styles.categories} aria-label={t`Shop by category`}>
        <HydrationBoundary seenAt="(min-width: 992px)">
          <CategoryList />
        </HydrationBoundary>
      </nav>
      <div className={styles.slides}>
        {slides ? (
          <Slider
            label={t`Promotions`}
            slides={slides.map((slide) => ({ id: slide.id, content: <HeroSlideContent {...slide} /> }))}
            intervalMs={INTERVAL}
            controls="inside"
          />
        ) : (
          <div className={styles.slide} />
        )}
      </div>
    </div>
  );
}

function HeroSlideContent({ caption, title, linkText, linkUrl, picture, hasSamplePicture }: HeroSlide) {
  const image = hasSamplePicture ? promoImage('hero-phone') : picture;
  return (
    <div className={styles.slide}>
      {image && (
        <Picture
          className={hasSamplePicture ? `${styles.picture} ${styles.phone}` : styles.picture}
          image={image}
          sizes="(min-width: 992px) 520px, 60vw"
          alt=""
          priority
        />
      )}
      <div className={styles.text}>
        {caption && (
          <p className={styles.series}>
            {hasSamplePicture && <Smartphone size={32} strokeWidth={1.5} aria-hidden="true" />}
            {caption}
          </p>
        )}
        <p className={styles.offer}>{title}</p>
        <Link className={styles.link} to={linkUrl}>
          <span>{linkText}</span>
          <ArrowRight size={24} aria-hidden="true" />
        </Link>
      </div>
    </div>
  );
}
