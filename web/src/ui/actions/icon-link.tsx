import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '../class-names.ts';
import styles from './icon-button.module.css';

export interface IconLinkProps extends Omit<LinkProps, 'aria-label'> {
  /** The accessible name and the tooltip; mention if the link opens a new tab. */
  label: string;
  look?: 'plain' | 'soft' | 'floating' | 'dark';
}

/** A link styled as an IconButton: it navigates, the button acts. */
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
