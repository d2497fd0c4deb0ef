import { t } from '@lingui/core/macro';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router-dom';
import type { Section_sectionFragment } from '../../../../gql/graphql.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { HydrationBoundary } from '../../../../ui/layout/hydration-boundary.tsx';
import { Picture } from '../../../../ui/media/picture.tsx';
import { Slider } from '../../../../ui/media/slider.tsx';
import { CategoryList } from '../../../catalogue/shared/categories/category-list.tsx';
import { SectionIcon } from '../section-icon.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './hero-section.module.css';

/** Specification section 9. */
const INTERVAL = 2000;

/** The categories, on wide screens, beside slides. */
export function HeroSection({ section: { items }, isFirst }: SectionProps) {
  const slides = items.map((item, index) => ({
    id: item.id,
    content: <HeroSlide {...item} priority={isFirst && index === 0} />,
  }));
  return (
    <div className={styles.hero}>
      <nav className={styles.categories} aria-label={t`Shop by category`}>
        <HydrationBoundary seenAt="(min-width: 992px)">
          <CategoryList />
        </HydrationBoundary>
      </nav>
      <div className={styles.slides}>
        <Slider label={t`Promotions`} slides={slides} intervalMs={INTERVAL} controls="inside" />
      </div>
    </div>
  );
}

type HeroItem = Section_sectionFragment['items'][number];

function HeroSlide({
  caption,
  title,
  icon,
  picture,
  pictureFit,
  link,
  priority,
}: HeroItem & { priority: boolean }) {
  return (
    <div className={styles.slide}>
      {picture && (
        <Picture
          className={classNames(styles.picture, pictureFit === 'CONTAIN' && styles.whole)}
          image={picture}
          sizes="(min-width: 992px) 520px, 60vw"
          alt=""
          priority={priority}
        />
      )}
      <div className={styles.text}>
        {(caption || icon) && (
          <p className={styles.series}>
            {icon && <SectionIcon name={icon} size={32} />}
            {caption}
          </p>
        )}
        <p className={styles.offer}>{title}</p>
        {link?.url != null && (
          <Link className={styles.link} to={link.url}>
            <span>{link.label || t`Shop Now`}</span>
            <ArrowRight size={24} aria-hidden="true" />
          </Link>
        )}
      </div>
    </div>
  );
}
