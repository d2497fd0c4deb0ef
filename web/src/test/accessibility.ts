/** axe's tags for WCAG 2.2 AA. */
export const ACCESSIBILITY_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] as const;

/**
 * Ends and disables transitions, because a half-faded element has half the contrast. Also lays out off-screen
 * content, because axe would trigger that in the middle of its checks.
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
