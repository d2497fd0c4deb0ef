import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MutationcategoryDeleteArgs, MutationcategoryMoveArgs } from '../../../gql/graphql.ts';
import { aCategory } from '../../../test/a-category.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { openPage } from '../../../test/open-page.tsx';

const toys = aCategory({ slug: 'toys', label: 'Toys' });
const kites = aCategory({ slug: 'kites', label: 'Kites', parent: toys });
const yoyos = aCategory({ slug: 'yoyos', label: 'Yo-yos', parent: toys, productCount: 1 });
const rowOf = (label: string) => page.getByRole('listitem').filter({ hasText: label });
const grip = (label: string) => page.elementLocator(rowOf(label).element().querySelector('span') as Element);

test('a category is dragged to another position', async () => {
  const moves: MutationcategoryMoveArgs[] = [];
  await openPage(
    '/admin/categories',
    {
      categories: [toys, kites, yoyos],
      categoryMove: (args: MutationcategoryMoveArgs) => {
        moves.push(args);
        return { category: yoyos, categories: [toys, yoyos, kites] };
      },
    },
    'owner',
  );
  await expect.element(rowOf('Yo-yos')).toBeVisible();
  await userEvent.dragAndDrop(grip('Yo-yos'), rowOf('Kites'));
  await expect.poll(() => moves).toEqual([{ id: 'yoyos', parentId: 'toys', position: 0 }]);
  await expect
    .poll(() =>
      [...document.querySelectorAll('[data-category]')].map((row) => row.getAttribute('data-category')),
    )
    .toEqual(['toys', 'yoyos', 'kites']);
});

test('buttons move a category, keep the focus and announce the new position', async () => {
  const moves: MutationcategoryMoveArgs[] = [];
  await openPage(
    '/admin/categories',
    {
      categories: [toys, kites, yoyos],
      categoryMove: (args: MutationcategoryMoveArgs) => {
        moves.push(args);
        const moved = { ...yoyos, parent: args.parentId === 'kites' ? kites : toys };
        return { category: moved, categories: [toys, kites, moved] };
      },
    },
    'owner',
  );
  await page.getByRole('button', { name: 'Move Yo-yos into the category above' }).click();
  await expect.element(rowOf('Yo-yos')).toHaveAttribute('data-depth', '3');
  await expect.element(page.getByText('Yo-yos moved, in Kites')).toBeInTheDocument();
  const out = page.getByRole('button', { name: 'Move Yo-yos out' });
  await out.click();
  await expect.element(rowOf('Yo-yos')).toHaveAttribute('data-depth', '2');
  await expect.element(out).toHaveFocus();
  expect(moves.map(({ parentId }) => parentId)).toEqual(['kites', 'toys']);
});

test('a category is only deleted after choosing where to move its products', async () => {
  let sent: MutationcategoryDeleteArgs | undefined;
  await openPage(
    '/admin/categories',
    {
      categories: [toys, yoyos],
      categoryDelete: (args: MutationcategoryDeleteArgs) => {
        sent = args;
        return { categoryId: 'yoyos', categories: [{ ...toys, productCount: 1 }] };
      },
    },
    'owner',
  );
  const dialog = page.getByRole('dialog', { name: /^Delete “/ });
  await page.getByRole('button', { name: 'Delete Toys' }).click();
  await expect.element(dialog).toMatchTextContent('It contains other categories');
  await dialog.getByText('Close', { exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Delete Yo-yos' }).click();
  await expect.element(dialog).toMatchTextContent('Its 1 product stays in the shop');
  await expectAccessible(0);
  const heir = dialog.getByRole('combobox', { name: /^Move its products to/ });
  await heir.selectOptions('');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(dialog).toMatchTextContent('Please choose where to move them');
  expect(sent).toBeUndefined();
  await heir.selectOptions('Toys');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(rowOf('Yo-yos')).not.toBeInTheDocument();
  await expect.element(rowOf('Toys')).toMatchTextContent('1 product');
  expect(sent).toEqual({ id: 'yoyos', moveProductsTo: 'toys' });
});
