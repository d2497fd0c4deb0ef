import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import styles from './breadcrumbs.module.css';

/** A breadcrumb; without `to` it is not a link. */
export interface Breadcrumb {
  label: string;
  to?: string;
}

interface BreadcrumbsProps {
  /** From the home page down; the last one is the current page. */
  items: Breadcrumb[];
}

/** The current page's place in the shop. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav aria-label={t`Breadcrumb`}>
      <ol className={styles.list} role="list">
        {items.map((item, index) => (
          <li className={styles.item} key={`${index} ${item.label}`}>
            <BreadcrumbText {...item} current={index === items.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function BreadcrumbText({ label, to, current }: Breadcrumb & { current: boolean }) {
  if (current) {
    return (
      <span className={styles.current} aria-current="page">
        {label}
      </span>
    );
  }
  if (to === undefined) return <span>{label}</span>;
  return (
    <Link className={styles.link} to={to}>
      {label}
    </Link>
  );
}
