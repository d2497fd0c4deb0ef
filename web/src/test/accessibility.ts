/** axe's tags of WCAG 2.2 AA. */
export const ACCESSIBILITY_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] as const;

/**
 * Ends transitions and lets none begin, because half faded in means half the contrast; and lays out what
 * comes near the screen later, because axe would do so in the midst of its checks.
 */
export function standStill(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, *::before, *::after { transition: none !important } [data-later] { content-visibility: visible !important }',
  );
  document.adoptedStyleSheets.push(sheet);
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
  return sheet;
}
