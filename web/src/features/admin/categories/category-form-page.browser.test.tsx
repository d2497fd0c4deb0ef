import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CategoryInput } from '../../../gql/graphql.ts';
import { aCategory } from '../../../test/a-category.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { dropFiles, fakeUploads } from '../../../test/fake-uploads.ts';
import { openPage } from '../../../test/open-page.tsx';

test('missing fields of a new category are named, and input survives a reload', async () => {
  fakeUploads((name) => ({ id: name }));
  const toys = aCategory({ slug: 'toys', label: 'Toys' });
  let sent: CategoryInput | undefined;
  const open = () =>
    openPage(
      '/admin/categories/add',
      {
        categories: [toys],
        categoryCreate: ({ input }: { input: CategoryInput }) => {
          sent = input;
          const category = aCategory({ slug: 'boomerangs', label: 'Boomerangs', parent: toys });
          return { category, categories: [toys, category] };
        },
      },
      'owner',
    );
  const name = page.getByRole('textbox', { name: /^Name/ });
  const alt = page.getByRole('textbox', { name: /^What the picture shows/ });
  const add = page.getByRole('button', { name: 'Add category' });
  const api = await open();
  await expect.element(add).toBeVisible();
  dropFiles(page.getByText(/^Or drop it here\./), 'boomerang.jpg');
  await expect.element(alt).toBeVisible();
  await add.click();
  await expect.element(page.getByRole('link', { name: 'Please name the category' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Please say what the picture shows' })).toBeVisible();
  await expectAccessible();

  await name.fill('Boomerangs');
  await page.getByRole('textbox', { name: /^Description/ }).fill('They come *back*.');
  await alt.fill('A boomerang in the air');
  await page.getByRole('textbox', { name: /^Google product category/ }).fill(' 3793 ');
  await open();
  await expect.element(page.getByText('Your unsaved changes are back')).toBeVisible();
  await expect.element(name).toHaveValue('Boomerangs');
  await page.getByRole('combobox', { name: /^Parent category/ }).selectOptions('Toys');
  await add.click();
  await expect.poll(api.path).toBe('/admin/categories');
  expect(sent).toMatchObject({
    label: 'Boomerangs',
    description: 'They come *back*.',
    parentId: 'toys',
    googleCategory: '3793',
    picture: { assetId: 'boomerang.jpg', alt: 'A boomerang in the air' },
  });
});
