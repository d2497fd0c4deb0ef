import { classNames } from '../class-names.ts';
import styles from './prose.module.css';

interface ProseProps {
  /** From the server, which has made it safe. */
  html: string;
  className?: string;
}

/** A text with headings, lists, quotes and links, in lines of a readable length. */
export function Prose({ html, className }: ProseProps) {
  return <div className={classNames(styles.prose, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
