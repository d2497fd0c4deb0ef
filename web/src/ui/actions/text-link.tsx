import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '../class-names.ts';
import styles from './text-link.module.css';

export interface TextLinkProps extends LinkProps {
  /** Red, for a standalone link: "Forget Password?". */
  accent?: boolean;
}

/** A link within text; underlined, because color alone does not distinguish it from its sentence. */
export function TextLink({ accent = false, className, ...rest }: TextLinkProps) {
  return <Link {...rest} className={classNames(styles.link, accent && styles.accent, className)} />;
}
