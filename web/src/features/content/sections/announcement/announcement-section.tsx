import { Link } from 'react-router-dom';
import type { SectionProps } from '../section-props.ts';
import styles from './announcement-section.module.css';

/** A line in the colors of the bar at the top of the shop. */
export function AnnouncementSection({ section: { title, link } }: SectionProps) {
  return (
    <p className={styles.line}>
      {title}{' '}
      {link?.url != null && (
        <Link className={styles.link} to={link.url}>
          {link.label}
        </Link>
      )}
    </p>
  );
}
