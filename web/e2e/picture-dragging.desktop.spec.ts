import { expect } from '@playwright/test';
import { ownProduct } from './support/admin.ts';
import { signInAsAdmin } from './support/admin-session.ts';
import {
  aPicture,
  altTextOf,
  dropFiles,
  openProductForm,
  picturesField,
} from './support/product-pictures.ts';
import { test } from './support/test.ts';

test('with a mouse, files are dropped onto the form and pictures dragged into order', async ({
  page,
  request,
}) => {
  const jar = await ownProduct(request);
  page.on('dialog', (dialog) => void dialog.accept());
  await signInAsAdmin(page);
  await openProductForm(page, jar);
  const files = await Promise.all(['one.jpg', 'two.jpg', 'three.jpg'].map((name) => aPicture(name)));
  await dropFiles(page.getByText('Or drop them here.'), files);
  await expect(altTextOf(page, 3)).toBeVisible();
  for (const [index, altText] of ['One', 'Two', 'Three'].entries())
    await altTextOf(page, index + 1).fill(altText);

  const rows = picturesField(page).getByRole('listitem');
  // Clear of the bar at the bottom, which would take the mouse.
  await rows.nth(1).evaluate((row) => row.scrollIntoView({ block: 'center' }));
  const [from, to] = [await rows.nth(2).boundingBox(), await rows.nth(1).boundingBox()];
  if (!from || !to) throw new Error('The rows have no place');
  await page.mouse.move(from.x + 20, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(altTextOf(page, 2)).toHaveValue('Three');
  await expect(altTextOf(page, 3)).toHaveValue('Two');

  const picture = page.getByRole('button', { name: 'Focal point of picture 1' });
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  await picture.click({ position: { x: width * 0.75, y: height * 0.25 } });
  await expect(page.getByText('75 % from the left, 25 % from the top')).toBeAttached();
  await jar.withdraw();
});
