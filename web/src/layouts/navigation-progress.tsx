import styles from './navigation-progress.module.css';

/** A red line that grows while the next page's code loads; fast navigations never show it. */
export function NavigationProgress({ active }: { active: boolean }) {
  return active ? <div className={styles.bar} aria-hidden="true" /> : null;
}
