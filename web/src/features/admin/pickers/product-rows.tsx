import type { ReactNode } from 'react';
import styles from './product-rows.module.css';

interface ProductRowsProps {
  label: string;
  children: ReactNode;
}

/** A short list of products, each of them a `ProductRow`. */
export function ProductRows({ label, children }: ProductRowsProps) {
  return (
    <ul role="list" className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

interface ProductRowProps {
  title: string;
  /** The address of its picture. */
  picture?: string;
  /** What it costs, or what can be done with it. */
  children?: ReactNode;
}

/** A product in a frame of its own. */
export function ProductRow({ title, picture, children }: ProductRowProps) {
  return (
    <li className={styles.row}>
      {picture && <img className={styles.picture} src={picture} alt="" loading="lazy" />}
      <span className={styles.title}>{title}</span>
      {children}
    </li>
  );
}
