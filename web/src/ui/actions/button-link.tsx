import { Link, type LinkProps } from 'react-router-dom';
import { buttonClassName, type ButtonLook } from './button-styles.ts';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export interface ButtonLinkProps extends LinkProps, ButtonLook {}

/** A link styled as a button: it navigates, a Button acts. */
export function ButtonLink({ variant, size, block, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(buttonClassName({ variant, size, block }), className)}>
      <span className={styles.content}>{children}</span>
    </Link>
  );
}
