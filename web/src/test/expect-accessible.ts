import axe from 'axe-core';
import { expect } from 'vitest';
import { ACCESSIBILITY_RULES, standStill } from './accessibility.ts';

/** Expects one heading (none under a modal dialog), nothing wider than the screen, and no axe violations. */
export async function expectAccessible(headings = 1): Promise<void> {
  const shown = [...document.querySelectorAll('h1')].filter(
    (heading) => !heading.closest('[aria-hidden=true], [inert]'),
  );
  expect(shown).toHaveLength(headings);
  const still = standStill();
  const { violations } = await axe.run(document, {
    runOnly: [...ACCESSIBILITY_RULES],
    resultTypes: ['violations'],
  });
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
