import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '../class-names.ts';
import styles from './icon-button.module.css';

export interface IconLinkProps extends Omit<LinkProps, 'aria-label'> {
  /** The name that is read, also the tooltip; it says so when the link opens a new tab. */
  label: string;
  look?: 'plain' | 'soft' | 'floating' | 'dark';
}

/** A link that looks like an IconButton: it goes somewhere, the button does something. */
export function IconLink({ label, look = 'plain', className, children, ...rest }: IconLinkProps) {
  return (
    <Link
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(styles.button, styles[look], className)}
    >
      {children}
    </Link>
  );
}
