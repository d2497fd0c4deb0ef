import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../../test/open-page.tsx';

const many = Array.from({ length: 101 }, (_, index) => ({
  id: `review-${index}`,
  version: '1',
  title: `Title ${index}`,
  stars: 5,
}));

test('a selection above the limit says how many are processed, and that the others stay selected', async () => {
  await openPage('/admin/reviews', { reviews: { nodes: many, totalCount: 101 } }, 'owner');
  await page.getByRole('checkbox', { name: /^Select all/ }).click();
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect.element(bar).toMatchTextContent(/101 selected\. Only the first 100 at once; the others stay/);
  await page.getByRole('checkbox', { name: /Title 7$/ }).click();
  await expect.element(bar).toMatchTextContent(/100 selected(?!\.)/);
});
