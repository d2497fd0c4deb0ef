import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
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

/** The elements that layout components can render. */
export type LayoutElement =
  'div' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'nav' | 'main' | 'ul' | 'ol' | 'li' | 'dl';

/** Steps of the spacing scale, in px at the default font size. */
export type Space = 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 80 | 140;

/** The custom property for a step of the spacing scale. */
export function spaceOf(space: Space): string {
  return `var(--space-${space})`;
}
