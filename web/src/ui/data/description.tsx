import { classNames } from '../class-names.ts';
import styles from './description.module.css';
import { Prose, type ProseProps } from './prose.tsx';

/** The description of something for sale, in which staff press Enter once for a new line. */
export function Description({ className, ...prose }: ProseProps) {
  return <Prose {...prose} className={classNames(styles.description, className)} />;
}
