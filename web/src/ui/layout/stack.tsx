import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import { type LayoutElement, type Space, spaceOf } from './spacing.ts';
import styles from './stack.module.css';

export interface StackProps extends ComponentProps<'div'> {
  as?: LayoutElement;
  gap?: Space;
  /** Children stretch to the stack's width by default. */
  align?: 'stretch' | 'start' | 'center';
}

/** Children in a column, evenly spaced. */
export function Stack({
  as: Element = 'div',
  gap = 16,
  align = 'stretch',
  className,
  style,
  ...rest
}: StackProps) {
  const gapStyle = { '--stack-gap': spaceOf(gap), ...style } as CSSProperties;
  return (
    <Element
      {...(rest as object)}
      className={classNames(styles.stack, styles[align], className)}
      style={gapStyle}
    />
  );
}
