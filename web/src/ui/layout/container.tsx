import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import type { LayoutElement } from './spacing.ts';
import styles from './container.module.css';

export interface ContainerProps extends ComponentProps<'div'> {
  as?: LayoutElement;
}

/** The page's column: at most 1170 px wide, with a gutter at the sides. */
export function Container({ as: Element = 'div', className, ...rest }: ContainerProps) {
  return <Element {...(rest as object)} className={classNames(styles.container, className)} />;
}
