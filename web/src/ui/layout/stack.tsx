import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import { spaceOf, type LayoutElement, type Space } from './layout-element.ts';
import styles from './stack.module.css';

export interface StackProps extends ComponentProps<'div'> {
  as?: LayoutElement;
  gap?: Space;
  /** Children are as wide as the stack unless they are aligned. */
  align?: 'stretch' | 'start' | 'center';
}

/** Children below each other, evenly spaced. */
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
