import styles from './skip-link.module.css';

/** The first stop of the Tab key: past everything that is the same on each page. */
export function SkipLink() {
  return (
    <a className={styles.link} href="#content">
      Skip to content
    </a>
  );
}
