import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MutationproductDuplicateArgs, QueryproductsArgs } from '../../../../gql/graphql.ts';
import { aProductForStaff } from '../../../../test/a-product-for-staff.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { openPage } from '../../../../test/open-page.tsx';

const jar = aProductForStaff();
const row = page.getByRole('row').filter({ has: page.getByRole('cell') });

test('a product is only deleted after confirmation, and stays if that fails', async () => {
  const api = await openPage('/admin/products', { products: { nodes: [jar], totalCount: 1 } }, 'owner');
  const bin = page.getByRole('button', { name: 'Delete Jar' });
  const question = page.getByRole('alertdialog', { name: 'Delete “Jar”?' });
  await bin.click();
  await expect.element(question).toBeVisible();
  await expectAccessible(0);
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(bin).toHaveFocus();

  await bin.click();
  api.fail(503);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect
    .element(page.getByRole('alertdialog').filter({ hasText: 'Product not deleted' }))
    .toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(bin).toBeVisible();
  await expectAccessible();
});

test('a duplicate opens at once', async () => {
  const copy = aProductForStaff({ id: 'copy', title: 'Copy of Jar', stock: 0, tags: ['kept'] });
  let sent: MutationproductDuplicateArgs | undefined;
  const api = await openPage(
    '/admin/products',
    {
      products: { nodes: [jar], totalCount: 1 },
      product: copy,
      productDuplicate: (args: MutationproductDuplicateArgs) => {
        sent = args;
        return { product: copy };
      },
    },
    'owner',
  );
  await page.getByRole('button', { name: 'Duplicate Jar' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Copy of Jar');
  expect(api.path()).toBe('/admin/products/copy/edit');
  expect(sent).toEqual({ id: 'jar', title: 'Copy of Jar' });
});

test('the list shows statuses and filters by them', async () => {
  const scheduled = aProductForStaff({
    id: 'lid',
    title: 'Lid',
    isPublished: false,
    publishAt: '2100-01-01T08:00:00.000Z',
  });
  const filters: QueryproductsArgs['filter'][] = [];
  const api = await openPage(
    '/admin/products',
    {
      products: ({ filter }: QueryproductsArgs) => {
        filters.push(filter);
        const nodes = filter?.statuses?.includes('DRAFT') ? [] : [jar, scheduled];
        return { nodes, totalCount: nodes.length };
      },
    },
    'owner',
  );
  await expect.element(row.filter({ hasText: 'Lid' })).toMatchTextContent('Scheduled');
  await expect.element(row.filter({ hasText: 'Jar' })).not.toMatchTextContent('Scheduled');
  await page.getByRole('combobox', { name: 'Status' }).selectOptions('Draft');
  await expect.element(page.getByText('No products found')).toBeVisible();
  expect(api.path()).toBe('/admin/products?status=draft');
  // Fetched once, without refetching the previous list.
  expect(filters).toEqual([{ statuses: [] }, { statuses: ['DRAFT'] }]);
  await page.getByRole('button', { name: 'Show all products' }).click();
  await expect.element(row.filter({ hasText: 'Jar' })).toBeVisible();
  expect(api.path()).toBe('/admin/products');
});
