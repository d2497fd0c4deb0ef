import { PageHeading } from '../../../../ui/layout/page-heading.tsx';
import { Prose } from '../../../../ui/data/prose.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Picture } from '../../../../ui/media/picture.tsx';
import { SectionButton } from '../section-button.tsx';
import { labelOf } from '../section-heading.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './image-with-text-section.module.css';

/** A text beside a picture; on narrow screens below it. */
export function ImageWithTextSection({ section, isFirst, isPageHeading }: SectionProps) {
  const { title, html, link, picture, pictureSide } = section;
  return (
    <section
      className={classNames(styles.row, pictureSide === 'LEFT' && styles.pictureFirst)}
      aria-labelledby={isPageHeading ? undefined : labelOf(section)}
    >
      <div className={styles.text}>
        {isPageHeading ? (
          <PageHeading className={styles.heading}>{title}</PageHeading>
        ) : (
          <h2 className={styles.subheading} id={labelOf(section)}>
            {title}
          </h2>
        )}
        {html && <Prose className={styles.words} html={html} />}
        <SectionButton link={link} />
      </div>
      {picture && (
        <Picture
          className={styles.picture}
          image={picture}
          sizes="(min-width: 992px) 570px, 92vw"
          priority={isFirst}
        />
      )}
    </section>
  );
}
