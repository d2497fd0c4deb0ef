/** The elements that layout components can render. */
export type LayoutElement =
  'div' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'nav' | 'main' | 'ul' | 'ol' | 'li' | 'dl';

/** Steps of the spacing scale, in px at the default font size. */
export type Space = 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 80 | 140;

/** The custom property for a step of the spacing scale. */
export function spaceOf(space: Space): string {
  return `var(--space-${space})`;
}
