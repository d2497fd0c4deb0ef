import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { ACCESSIBILITY_RULES, standStill } from '../../src/test/accessibility.ts';

type AxeOptions = Parameters<AxeBuilder['options']>[0];

/** Expects one heading (none under a modal dialog), nothing wider than the screen, and no axe violations. */
export async function expectAccessible(page: Page, headings = 1): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(headings);
  // A list is faded while the next one loads.
  await expect(page.locator('[data-stale]')).toHaveCount(0);
  // Sections slide in only when scrolled into view, and contrast must be measured when nothing moves.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const still = await page.evaluateHandle(standStill);
  await expectNoViolations(page, { runOnly: [...ACCESSIBILITY_RULES] });
  await still.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
}

/**
 * Expects no violations of axe's rules, including its recommendations, and nothing wider than the screen.
 * `options` are axe's.
 */
export async function expectNoViolations(page: Page, options: AxeOptions = {}): Promise<void> {
  const axe = new AxeBuilder({ page })
    // Describing passed rules takes longer than checking them.
    .options({ ...options, resultTypes: ['violations'] })
    // Our pages have no frames to inspect, and without frame support a check takes a third of the time.
    .setLegacyMode(true)
    // Scripts, including axe's, do not run in the frame that shows an email: axe would wait forever.
    .exclude('iframe[sandbox=""]');
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
