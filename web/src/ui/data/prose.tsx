import { classNames } from '../class-names.ts';
import styles from './prose.module.css';

export interface ProseProps {
  /** Sanitized by the server. */
  html: string;
  className?: string | undefined;
}

/** A text with headings, lists, quotes and links, with a readable line length. */
export function Prose({ html, className }: ProseProps) {
  return <div className={classNames(styles.prose, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
