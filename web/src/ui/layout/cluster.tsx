import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import { spaceOf, type LayoutElement, type Space } from './spacing.ts';
import styles from './cluster.module.css';

export interface ClusterProps extends ComponentProps<'div'> {
  as?: LayoutElement;
  gap?: Space;
  justify?: 'start' | 'between' | 'middle' | 'end';
  /** Cross-axis alignment; centered by default. */
  align?: 'center' | 'baseline' | 'top' | 'bottom';
}

/** Children in a row that wraps. */
export function Cluster({
  as: Element = 'div',
  gap = 16,
  justify = 'start',
  align = 'center',
  className,
  style,
  ...rest
}: ClusterProps) {
  const gapStyle = { '--cluster-gap': spaceOf(gap), ...style } as CSSProperties;
  return (
    <Element
      {...(rest as object)}
      className={classNames(styles.cluster, styles[justify], styles[align], className)}
      style={gapStyle}
    />
  );
}
