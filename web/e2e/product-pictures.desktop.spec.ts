import { expect, type Locator, type Page } from '@playwright/test';
import { ownProduct } from './support/admin.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { signInAsAdmin } from './support/admin-session.ts';
import {
  aPicture,
  dropFiles,
  openProductForm,
  type PictureFile,
  picturesField,
  altTextOf,
} from './support/product-pictures.ts';
import { test } from './support/test.ts';

const notAPicture: PictureFile = {
  name: 'drawing.png',
  mimeType: 'image/png',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
};

const uploads = (page: Page) => page.getByRole('list', { name: 'Uploads' });

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

test('pictures are uploaded, described, put in order, and seen by shoppers', async ({ page, request }) => {
  const colours = [
    { name: 'Red', hex: '#aa0000' },
    { name: 'Blue', hex: '#0000aa' },
  ];
  const jar = await ownProduct(request, { colours });
  page.on('dialog', (dialog) => void dialog.accept());
  await signInAsAdmin(page);
  await openProductForm(page, jar);

  await test.step('several at once; what is no picture is named, and the others go on', async () => {
    await choose(page, [await aPicture('red.jpg'), notAPicture, await aPicture('blue.jpg')]);
    await expect(altTextOf(page, 2)).toBeVisible();
    await expect(uploads(page).getByRole('alert')).toContainText('not a PNG, JPEG or WebP picture');
    await expectAccessible(page);
    await uploads(page).getByRole('button', { name: 'Dismiss drawing.png' }).click();
    await expect(uploads(page)).toBeHidden();
  });

  await test.step('each has to be described', async () => {
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('link', { name: 'Picture 1: Please say what the picture shows' }).click();
    await expect(altTextOf(page, 1)).toBeFocused();
    await altTextOf(page, 1).fill('A red jar');
    await altTextOf(page, 2).fill('A blue jar');
    await page.getByRole('combobox', { name: 'Colour in picture 2' }).selectOption('Blue');
  });

  await test.step('the order is changed by keyboard, and said', async () => {
    await page.getByRole('button', { name: 'Move picture 2 up' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Picture moved to place 1 of 2')).toBeAttached();
    await expect(page.getByRole('button', { name: 'Move picture 1 up' })).toBeFocused();
    await expect(altTextOf(page, 1)).toHaveValue('A blue jar');
    await expect(altTextOf(page, 2)).toHaveValue('A red jar');
  });

  await test.step('what must stay visible is chosen by arrow keys', async () => {
    await page.getByRole('button', { name: 'Focal point of picture 1' }).focus();
    for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
    await expect(page.getByText('45 % from the left, 40 % from the top')).toBeAttached();
  });

  await test.step('nothing of it is lost by a reload', async () => {
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

  await test.step('and the form knows them again', async () => {
    await openProductForm(page, jar);
    await expect(page.getByRole('combobox', { name: 'Colour in picture 1' })).toHaveValue('Blue');
    await page.getByRole('button', { name: 'Remove picture 1' }).click();
    await expect(page.getByRole('button', { name: 'Choose pictures' })).toBeFocused();
    await expect(altTextOf(page, 1)).toHaveValue('A red jar');
  });
  await jar.withdraw();
});

test('an upload that fails can be tried again, one under way cancelled, and the form waits for it', async ({
  page,
  request,
}) => {
  const jar = await ownProduct(request);
  page.on('dialog', (dialog) => void dialog.accept());
  await signInAsAdmin(page);
  await openProductForm(page, jar);

  await page.route('**/api/assets', (route) => route.abort());
  await choose(page, [await aPicture('jar.jpg')]);
  await expect(uploads(page).getByRole('alert')).toContainText('We can’t reach the shop');
  await page.unroute('**/api/assets');
  await uploads(page).getByRole('button', { name: 'Try again' }).click();
  await expect(altTextOf(page, 1)).toBeVisible();

  await page.route('**/api/assets', () => undefined);
  await choose(page, [await aPicture('lid.jpg')]);
  await expect(uploads(page).getByText('lid.jpg')).toBeVisible();
  await altTextOf(page, 1).fill('A jar');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Please wait until all pictures are uploaded.')).toBeVisible();
  await uploads(page).getByRole('button', { name: 'Cancel the upload of lid.jpg' }).click();
  await expect(uploads(page)).toBeHidden();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Product updated')).toBeVisible();
  await jar.withdraw();
});

test('a variant gets a picture of its own where it is edited, by keyboard and by dropping a file', async ({
  page,
  request,
}) => {
  const jar = await ownProduct(request, {
    colours: [{ name: 'Red', hex: '#aa0000' }],
    sizes: ['S', 'M'],
    variants: ['S', 'M'].map((size) => ({ colour: 'Red', size, stock: 2 })),
  });
  page.on('dialog', (dialog) => void dialog.accept());
  await signInAsAdmin(page);
  await openProductForm(page, jar);
  const variant = (name: string) => page.getByRole('group', { name, exact: true });
  const choice = (name: string) => variant(name).getByRole('combobox', { name: 'Picture' });
  await variant('Red / M').getByRole('button', { name: 'More about Red / M' }).press('Enter');
  await variant('Red / S').getByRole('button', { name: 'More about Red / S' }).press('Enter');

  await test.step('a file that is no picture is named beside the variant', async () => {
    await dropFiles(variant('Red / S').getByText('Or drop it here.'), [notAPicture]);
    await expect(variant('Red / S').getByRole('alert')).toContainText('not a PNG, JPEG or WebP picture');
    await expect(picturesField(page).getByRole('alert')).toHaveCount(0);
    await variant('Red / S').getByRole('button', { name: 'Dismiss drawing.png' }).press('Enter');
    await expect(variant('Red / S').getByRole('button', { name: 'Upload a picture' })).toBeFocused();
  });

  const lid = await aPicture('lid.jpg');
  await test.step('one that is becomes a picture of the product, which the variant shows', async () => {
    const chooser = page.waitForEvent('filechooser');
    await variant('Red / M').getByRole('button', { name: 'Upload a picture' }).press('Enter');
    await (await chooser).setFiles([lid]);
    await expect(choice('Red / M').locator('option:checked')).toHaveText('Picture 1:');
    await expect(altTextOf(page, 1)).toHaveValue('');
    await expect(choice('Red / S')).toHaveValue('');
    await expectAccessible(page);
  });

  await test.step('the same one at another variant is no second picture', async () => {
    await dropFiles(variant('Red / S').getByText('Or drop it here.'), [lid]);
    await expect(choice('Red / S').locator('option:checked')).toHaveText('Picture 1:');
    await expect(altTextOf(page, 2)).toHaveCount(0);
    await choice('Red / S').selectOption('By its colour');
  });

  await test.step('it has to be described like the others', async () => {
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(
      page.getByRole('link', { name: 'Picture 1: Please say what the picture shows' }),
    ).toBeVisible();
    await variant('Red / M').getByRole('button', { name: 'Say what picture 1 shows' }).press('Enter');
    await expect(altTextOf(page, 1)).toBeFocused();
    await page.keyboard.type('A red jar without its lid');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Product updated')).toBeVisible();
    await openProductForm(page, jar);
    await variant('Red / M').getByRole('button', { name: 'More about Red / M' }).press('Enter');
    await expect(choice('Red / M').locator('option:checked')).toHaveText(
      'Picture 1: A red jar without its lid',
    );
    await variant('Red / S').getByRole('button', { name: 'More about Red / S' }).press('Enter');
    await expect(choice('Red / S')).toHaveValue('');
  });
  await jar.withdraw();
});

test('a picture at a URL is added beside the uploaded ones', async ({ page, request }) => {
  const jar = await ownProduct(request);
  await signInAsAdmin(page);
  await openProductForm(page, jar);
  await page.getByRole('textbox', { name: 'Image address' }).fill('/pictures/hero-phone-640.f9400d52.webp');
  await page.getByRole('button', { name: 'Add picture' }).click();
  await expect(page.getByRole('textbox', { name: 'Image address' })).toHaveValue('');
  await altTextOf(page, 1).fill('A drawing');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Product updated')).toBeVisible();
  await jar.withdraw();
});
