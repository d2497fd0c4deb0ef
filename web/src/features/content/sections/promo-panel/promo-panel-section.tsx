import { Picture } from '../../../../ui/media/picture.tsx';
import { SectionButton } from '../section-button.tsx';
import { SectionCountdown } from '../section-countdown.tsx';
import { labelOf } from '../section-heading.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './promo-panel-section.module.css';

/** A black panel with a picture, a button and a round countdown. */
export function PromoPanelSection({ section, isFirst }: SectionProps) {
  const { caption, title, link, picture } = section;
  return (
    <section className={styles.panel} aria-labelledby={labelOf(section)}>
      <div className={styles.text}>
        {caption && <p className={styles.caption}>{caption}</p>}
        <h2 className={styles.title} id={labelOf(section)}>
          {title}
        </h2>
        <SectionCountdown section={section} label={title} look="round" />
        <SectionButton link={link} variant="promo" />
      </div>
      {picture && (
        <Picture
          className={styles.picture}
          image={picture}
          sizes="(min-width: 992px) 600px, (min-width: 660px) 50vw, 90vw"
          priority={isFirst}
        />
      )}
    </section>
  );
}
