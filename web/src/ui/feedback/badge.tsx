import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

export interface BadgeProps extends ComponentProps<'span'> {
  /** 'discount' and 'new' label products; the next four are order statuses. */
  tone?: 'discount' | 'new' | 'pending' | 'delivered' | 'cancelled' | 'returned' | 'neutral';
}

/** A short label; its color carries no information of its own. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames(styles.badge, styles[tone], className)} />;
}
