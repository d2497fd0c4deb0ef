import { expect, type Locator, type Page } from '@playwright/test';
import { ownProduct } from '../support/admin.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { signInAsAdmin } from '../support/admin-session.ts';
import {
  aPicture,
  openProductForm,
  type PictureFile,
  picturesField,
  altTextOf,
} from '../support/product-pictures.ts';
import { test } from '../support/test.ts';

async function choose(page: Page, files: PictureFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose pictures' }).click();
  await (await chooser).setFiles(files);
}

async function expectLoaded(picture: Locator): Promise<void> {
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

test('pictures are uploaded, described, sorted, and seen by shoppers', async ({ page, request }) => {
  const colours = [
    { name: 'Red', hex: '#aa0000' },
    { name: 'Blue', hex: '#0000aa' },
  ];
  const jar = await ownProduct(request, { colours });
  page.on('dialog', (dialog) => void dialog.accept());
  await signInAsAdmin(page);
  await openProductForm(page, jar);

  await test.step('they are selected, described and sorted', async () => {
    await choose(page, [await aPicture('red.jpg'), await aPicture('blue.jpg')]);
    await altTextOf(page, 1).fill('A red jar');
    await altTextOf(page, 2).fill('A blue jar');
    await page.getByRole('combobox', { name: 'Colour in picture 2' }).selectOption('Blue');
    await page.getByRole('button', { name: 'Move picture 2 up' }).click();
    await expect(altTextOf(page, 1)).toHaveValue('A blue jar');
    await page.getByRole('button', { name: 'Focal point of picture 1' }).focus();
    for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  });

  await test.step('a reload loses nothing', async () => {
    await page.reload();
    await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
    await expect(altTextOf(page, 1)).toHaveValue('A blue jar');
    await expectLoaded(picturesField(page).getByRole('listitem').first().locator('img'));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Product updated')).toBeVisible();
  });

  await test.step('shoppers see them', async () => {
    await page.goto(`/shop/${jar.id}`);
    const main = page.getByRole('img', { name: 'A blue jar' }).first();
    await expectLoaded(main);
    await expect(main).toHaveAttribute('srcset', /^\/assets\/[\da-f]{32}-320\.webp 320w, .* 800w$/);
    await expect(main).toHaveAttribute('width', '800');
    await expect(main, 'the placeholder is gone').toHaveCSS('background-image', 'none');
    await expect(main).toHaveAttribute('style', /--focal-point: ?45% 40%/);
    await page.getByRole('button', { name: 'Show picture 2 of 2: A red jar' }).click();
    await expectLoaded(page.getByRole('img', { name: 'A red jar' }).first());
  });

  await test.step('and the form shows them again', async () => {
    await openProductForm(page, jar);
    await expect(page.getByRole('combobox', { name: 'Colour in picture 1' })).toHaveValue('Blue');
    await page.getByRole('button', { name: 'Remove picture 1' }).click();
    await expect(page.getByRole('button', { name: 'Choose pictures' })).toBeFocused();
    await expect(altTextOf(page, 1)).toHaveValue('A red jar');
  });
  await jar.withdraw();
});
