import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import type { LayoutElement } from './spacing.ts';
import styles from './grid.module.css';

export interface GridProps extends ComponentProps<'div'> {
  as?: LayoutElement;
  /**
   * The number of columns below 660 px, from 660 px, and from 992 px: 'products' 2/3/4, 'fours' 2/4/4,
   * 'tiles' 2/3/6, 'thirds' 1/2/3, 'halves' 1/2/2.
   */
  columns: 'products' | 'fours' | 'tiles' | 'thirds' | 'halves';
}

/** Equal columns whose number depends on the screen's width. */
export function Grid({ as: Element = 'div', columns, className, ...rest }: GridProps) {
  return <Element {...(rest as object)} className={classNames(styles.grid, styles[columns], className)} />;
}
