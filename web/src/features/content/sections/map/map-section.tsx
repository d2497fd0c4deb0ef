import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { Picture } from '../../../../ui/media/picture.tsx';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './map-section.module.css';

/** A picture of a map, which leads to a map service; nothing of that is loaded here. */
export function MapSection({ section }: SectionProps) {
  const { picture, link } = section;
  const map = picture && (
    <Picture className={styles.map} image={picture} sizes="(min-width: 1234px) 1170px, 92vw" />
  );
  return (
    <SectionFrame section={section} gap={32}>
      {link?.url == null ? (
        map
      ) : (
        <Link className={styles.link} to={link.url}>
          {map}
          <span className={styles.label}>{link.label || t`Open the map`}</span>
        </Link>
      )}
    </SectionFrame>
  );
}
