import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MutationproductUpdateArgs, Product, ProductUpdateInput } from '../../../../gql/graphql.ts';
import { aProductForStaff } from '../../../../test/a-product-for-staff.ts';
import { anAsset } from '../../../../test/an-asset.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { dropFiles, fakeUploads } from '../../../../test/fake-uploads.ts';
import type { Answers, Part } from '../../../../test/mock-api.ts';
import { openPage } from '../../../../test/open-page.tsx';

const field = page.getByRole('group', { name: 'Pictures', exact: true });
const uploads = page.getByRole('list', { name: 'Uploads' });
const altTextOf = (place: number) => page.getByRole('textbox', { name: `What picture ${place} shows` });
const dropPlace = page.getByText(/^Or drop them here\. PNG/);
const save = () => page.getByRole('button', { name: 'Save changes' }).click();

/** Opens the form of a product without pictures; returns the saved changes. */
async function openForm(product: Part<Product> = {}, answers: Answers = {}) {
  const inputs: ProductUpdateInput[] = [];
  const jar = aProductForStaff({ gallery: [], ...product });
  await openPage(
    '/admin/products/jar/edit',
    {
      product: jar,
      productUpdate: ({ input }: MutationproductUpdateArgs) => {
        inputs.push(input);
        return { product: jar };
      },
      ...answers,
    },
    'owner',
  );
  await expect.element(field).toBeVisible();
  return inputs;
}

test('a failed upload can be retried, a running one cancelled, and the form waits for it', async () => {
  let isDown = true;
  fakeUploads((name) => (name === 'lid.jpg' ? undefined : isDown ? null : { id: name }));
  const inputs = await openForm();
  dropFiles(dropPlace, 'jar.jpg');
  await expect.element(uploads.getByRole('alert')).toMatchTextContent('We can’t reach the shop');
  isDown = false;
  await uploads.getByRole('button', { name: 'Try again' }).click();
  await expect.element(altTextOf(1)).toBeVisible();

  dropFiles(dropPlace, 'lid.jpg');
  await expect.element(uploads).toMatchTextContent('lid.jpg');
  await altTextOf(1).fill('A jar');
  await save();
  await expect.element(page.getByText(/Please wait until all pictures are uploaded\./)).toBeVisible();
  expect(inputs).toEqual([]);
  await uploads.getByRole('button', { name: 'Cancel the upload of lid.jpg' }).click();
  await expect.element(uploads).not.toBeInTheDocument();
  await save();
  await expect.poll(() => inputs[0]?.pictures).toMatchObject([{ assetId: 'jar.jpg', alt: 'A jar' }]);
});

test('a file that is not a picture is named, and each of the others needs a description', async () => {
  fakeUploads((name) =>
    name === 'drawing.png' ? { detail: 'It is not a PNG, JPEG or WebP picture.' } : { id: name },
  );
  await openForm();
  dropFiles(dropPlace, 'red.jpg', 'drawing.png', 'blue.jpg');
  await expect.element(altTextOf(2)).toBeVisible();
  await expect.element(uploads.getByRole('alert')).toMatchTextContent('not a PNG, JPEG or WebP picture');
  await expectAccessible();
  await uploads.getByRole('button', { name: 'Dismiss drawing.png' }).click();
  await expect.element(uploads).not.toBeInTheDocument();
  await save();
  await page.getByRole('link', { name: 'Picture 1: Please say what the picture shows' }).click();
  await expect.element(altTextOf(1)).toHaveFocus();
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await expect.element(page.getByRole('button', { name: 'Choose pictures' })).toHaveFocus();
});

test('pictures are reordered with a mouse, and their focal points set', async () => {
  fakeUploads((name) => ({ id: name }));
  await openForm();
  dropFiles(dropPlace, 'one.jpg', 'two.jpg', 'three.jpg');
  for (const [index, alt] of ['One', 'Two', 'Three'].entries()) await altTextOf(index + 1).fill(alt);
  const grip = (place: number) => {
    const row = altTextOf(place).element().closest('li');
    return page.elementLocator(row?.querySelector('[aria-hidden]') as Element);
  };
  await userEvent.dragAndDrop(grip(3), grip(2));
  await expect.element(altTextOf(2)).toHaveValue('Three');
  await expect.element(altTextOf(3)).toHaveValue('Two');

  const picture = page.getByRole('button', { name: 'Focal point of picture 1' });
  const { width, height } = picture.element().getBoundingClientRect();
  await picture.click({ position: { x: width * 0.75, y: height * 0.25 } });
  await expect.element(page.getByText('75 % from the left, 25 % from the top')).toBeInTheDocument();
});

test('the keyboard moves a picture and its focal point, with announcements', async () => {
  fakeUploads((name) => ({ id: name }));
  await openForm();
  dropFiles(dropPlace, 'red.jpg', 'blue.jpg');
  await altTextOf(1).fill('A red jar');
  await altTextOf(2).fill('A blue jar');
  (page.getByRole('button', { name: 'Move picture 2 up' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Picture moved to position 1 of 2')).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Move picture 1 up' })).toHaveFocus();
  await expect.element(altTextOf(1)).toHaveValue('A blue jar');
  (page.getByRole('button', { name: 'Focal point of picture 1' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}');
  await expect.element(page.getByText('45 % from the left, 40 % from the top')).toBeInTheDocument();
});

test('dropping a file gives a variant its own picture, and the same file adds no second one', async () => {
  fakeUploads((name) => (name === 'drawing.png' ? { detail: 'It is not a picture.' } : { id: name }));
  await openForm({
    colours: [{ name: 'Red', hex: '#aa0000' }],
    sizes: ['S', 'M'],
    variants: ['S', 'M'].map((size) => ({
      id: size,
      colour: 'Red',
      size,
      stock: 2,
      salePrice: 850,
      baseSalePrice: 850,
    })),
  });
  const variant = (name: string) => page.getByRole('group', { name, exact: true });
  const choice = (name: string) => variant(name).getByRole('combobox', { name: /^Picture/ });
  const drop = (name: string) => variant(name).getByText(/^Or drop it here\./);
  for (const name of ['Red / M', 'Red / S'])
    await variant(name)
      .getByRole('button', { name: `More about ${name}` })
      .click();

  dropFiles(drop('Red / S'), 'drawing.png');
  await expect.element(variant('Red / S').getByRole('alert')).toMatchTextContent('It is not a picture.');
  await expect.element(field.getByRole('alert')).not.toBeInTheDocument();
  await variant('Red / S').getByRole('button', { name: 'Dismiss drawing.png' }).click();
  await expect.element(variant('Red / S').getByRole('button', { name: 'Upload a picture' })).toHaveFocus();

  dropFiles(drop('Red / M'), 'lid.jpg');
  await expect.element(choice('Red / M')).toHaveDisplayValue('Picture 1: ');
  await expect.element(choice('Red / S')).toHaveValue('');
  await expectAccessible();
  dropFiles(drop('Red / S'), 'lid.jpg');
  await expect.element(choice('Red / S')).toHaveDisplayValue('Picture 1: ');
  await expect.element(altTextOf(2)).not.toBeInTheDocument();

  await save();
  await variant('Red / M').getByRole('button', { name: 'Say what picture 1 shows' }).click();
  await expect.element(altTextOf(1)).toHaveFocus();
});

test('several pictures of the library are added at once, each only once', async () => {
  const nodes = [anAsset('jar', { alt: 'A jar' }), anAsset('lid', { alt: 'A lid' }), anAsset('box')];
  const inputs = await openForm({}, { assets: { nodes } });
  const dialog = page.getByRole('dialog', { name: 'Media library' });
  const choose = async (...names: string[]) => {
    await field.getByRole('button', { name: 'Choose from library' }).click();
    for (const name of names) await dialog.getByRole('button', { name, exact: true }).click();
  };
  await choose('A jar', 'box.png', 'A lid', 'box.png');
  await expect.element(dialog.getByRole('button', { name: 'A lid' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(0);
  await dialog.getByRole('button', { name: 'Add 2 pictures' }).click();
  await expect.element(altTextOf(2)).toHaveValue('A lid');
  await choose('A lid');
  await dialog.getByRole('button', { name: 'Add 1 picture' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await save();
  await expect
    .poll(() => inputs[0]?.pictures)
    .toMatchObject([
      { assetId: 'jar', alt: 'A jar' },
      { assetId: 'lid', alt: 'A lid' },
    ]);
});

test('a picture is added by URL beside uploaded ones; one that does not load shows a warning', async () => {
  const inputs = await openForm();
  const address = page.getByRole('textbox', { name: /^Image URL/ });
  const warning = page.getByText(
    'No picture could be loaded from this URL. Please check it before you save.',
  );
  await address.fill('/pictures/there-is-no-such-picture.webp');
  await expect.element(warning).toBeVisible();
  await address.fill('/placeholders/other.svg');
  await expect.element(warning).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Add picture' }).click();
  await expect.element(address).toHaveValue('');
  await altTextOf(1).fill('A drawing');
  await save();
  await expect
    .poll(() => inputs[0]?.pictures)
    .toMatchObject([{ url: '/placeholders/other.svg', alt: 'A drawing' }]);
});
