import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './callout.module.css';

const ICONS = { info: Info, success: CircleCheck, warning: CircleAlert, danger: CircleAlert };

export interface CalloutProps extends ComponentProps<'div'> {
  tone?: keyof typeof ICONS;
  title?: string;
}

/**
 * A message within a page: a demo account, a sandbox payment, unsaved changes. If it appears later, pass
 * `role="status"` or `role="alert"` and keep it rendered while its text changes, so that it is announced.
 */
export function Callout({ tone = 'info', title, className, children, ...rest }: CalloutProps) {
  const Icon = ICONS[tone];
  return (
    <div {...rest} className={classNames(styles.callout, styles[tone], className)}>
      <Icon size={20} aria-hidden="true" />
      <div className={styles.text}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <div className={styles.body}>{children}</div>
      </div>
    </div>
  );
}
