import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Expects one heading (none under a modal dialog), nothing wider than the screen, and no axe violations. */
export async function expectAccessible(page: Page, headings = 1): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(headings);
  // A list is faded while the next one loads.
  await expect(page.locator('[data-stale]')).toHaveCount(0);
  // Sections slide in only when scrolled into view, and contrast must be measured when nothing moves.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(endTransitions);
  await expectNoViolations(page, new AxeBuilder({ page }).withTags(RULES));
}

/** Expects no violations of axe's rules, its recommendations included, and nothing wider than the screen. */
export async function expectNoViolations(page: Page, axe = new AxeBuilder({ page })): Promise<void> {
  // In the frame that shows a mail no script runs, axe's neither: it would wait for ever.
  const { violations } = await axe.exclude('iframe[sandbox=""]').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Transitions that began before motion was reduced continue, and half faded in means half the contrast. */
function endTransitions(): void {
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
}
