import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { Section_sectionFragment } from '../../../../gql/graphql.ts';
import { Prose } from '../../../../ui/data/prose.tsx';
import { Picture } from '../../../../ui/media/picture.tsx';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './mosaic-section.module.css';

/** Tiles on black: one large, one wide, two small. */
export function MosaicSection({ section }: SectionProps) {
  return (
    <SectionFrame section={section}>
      <ul className={styles.mosaic} role="list">
        {section.items.map((item, index) => (
          <MosaicTile key={item.id} {...item} width={index < 2 ? '570px' : '270px'} />
        ))}
      </ul>
    </SectionFrame>
  );
}

interface MosaicTileProps extends Pick<
  Section_sectionFragment['items'][number],
  'title' | 'html' | 'picture' | 'link'
> {
  /** The picture's width on wide screens. */
  width: string;
}

function MosaicTile({ title, html, picture, link, width }: MosaicTileProps) {
  const label = link?.label || t`Shop Now`;
  return (
    <li className={styles.tile}>
      {picture && (
        <Picture className={styles.picture} image={picture} sizes={`(min-width: 992px) ${width}, 92vw`} />
      )}
      <div className={styles.text}>
        <h3 className={styles.title}>{title}</h3>
        {html && <Prose className={styles.description} html={html} />}
        {link?.url != null && (
          <Link className={styles.link} to={link.url} aria-label={`${label}: ${title}`}>
            {label}
          </Link>
        )}
      </div>
    </li>
  );
}
