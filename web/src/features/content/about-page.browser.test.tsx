import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Section } from '../../gql/graphql.ts';
import type { Part } from '../../test/mock-api.ts';
import { openPage } from '../../test/open-page.tsx';
import { resizePage } from '../../test/resize-page.ts';

const people: Part<Section> = {
  id: 'team',
  kind: 'TEAM',
  caption: 'Our Team',
  items: ['Amara', 'Jonas', 'Leyla', 'Henrik', 'Nora', 'Theo Adeyemi'].map((title) => ({ id: title, title })),
};

test('the team carousel advances by itself, with five stops, until it is paused', async () => {
  await resizePage(360);
  // With reduced motion, visitors start it themselves; otherwise it starts on its own.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
  });
  await openPage('/about', { page: { id: 'about', title: 'About', sections: [people] } });
  const team = page.getByRole('region', { name: 'Our team', exact: true });
  const slide = (place: number) => team.getByRole('button', { name: `Show slide ${place} of 5` });
  await expect.element(slide(1)).toHaveAttribute('aria-current', 'true');
  // The carousel waits while the pointer is on it, and a test before may have left the pointer there.
  await page.getByRole('heading', { level: 1 }).hover();
  await vi.advanceTimersByTimeAsync(2000);
  await expect.element(slide(2)).toHaveAttribute('aria-current', 'true');
  expect(team.getByRole('button', { name: /^Show slide \d of 5$/ }).elements()).toHaveLength(5);
  await team.getByRole('button', { name: 'Pause rotation' }).click();
  await slide(5).click();
  await expect.element(team.getByRole('heading', { name: 'Theo Adeyemi' })).toBeInViewport();
  await expect.element(team.getByRole('button', { name: 'Start rotation' })).toBeVisible();
});
