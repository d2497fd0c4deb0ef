import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aCategory } from '../../../test/a-category.ts';
import { dropFiles, fakeUploads } from '../../../test/fake-uploads.ts';
import { openPage } from '../../../test/open-page.tsx';

/** What is visible at the center of an element: itself, or what covers it. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

test('a rejected picture shows why in view of its field, until another one is selected', async () => {
  fakeUploads((name) => (name === 'logo.svg' ? { detail: 'It is not a picture.' } : { id: name }));
  await openPage('/admin/categories/add', { categories: [aCategory()] }, 'owner');
  const choose = page.getByRole('button', { name: 'Choose a picture' });
  const dropPlace = page.getByText(/^Or drop it here\./);
  const message = page.getByRole('group', { name: 'Picture' }).getByRole('alert');
  // An edited form has its save bar at the bottom of the window, above the content.
  await page.getByRole('textbox', { name: /^Name/ }).fill('Boomerangs');
  (choose.element() as HTMLElement).focus();
  dropPlace.element().scrollIntoView({ block: 'end' });

  dropFiles(dropPlace, 'logo.svg');
  await expect.element(message).toMatchTextContent('It is not a picture.');
  await expect.poll(() => isUncovered(message.element())).toBe(true);
  await expect.element(page.getByText('1 upload left')).not.toBeInTheDocument();

  dropFiles(dropPlace, 'logo.png');
  await expect.element(page.getByRole('textbox', { name: /^What the picture shows/ })).toBeVisible();
  await expect.element(message).not.toBeInTheDocument();
});
