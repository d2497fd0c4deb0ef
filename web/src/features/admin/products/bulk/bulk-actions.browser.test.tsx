import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MutationproductsUpdateArgs, QueryproductsArgs } from '../../../../gql/graphql.ts';
import { aProductForStaff } from '../../../../test/a-product-for-staff.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { openPage } from '../../../../test/open-page.tsx';

const bowl = aProductForStaff({ id: 'bowl', title: 'Bowl', stock: 3 });
const cup = aProductForStaff({ id: 'cup', title: 'Cup', stock: 30 });
const bar = page.getByRole('region', { name: 'Selection' });
const box = (title: string) => page.getByRole('checkbox', { name: `Select ${title}` });
const row = (title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });

async function openSelected() {
  const sent: MutationproductsUpdateArgs[] = [];
  await openPage(
    '/admin/products',
    {
      products: ({ filter }: QueryproductsArgs) => {
        const nodes = [bowl, cup].filter(({ title = '' }) => title.startsWith(filter?.text ?? ''));
        return { nodes, totalCount: nodes.length };
      },
      productsUpdate: (args: MutationproductsUpdateArgs) => {
        sent.push(args);
        const message = 'Only 3 of Bowl left.';
        const changed = { ...cup, stock: 26 };
        return {
          results: [
            { productId: 'bowl', userErrors: [{ code: 'OUT_OF_STOCK', message }] },
            { productId: 'cup', product: changed, before: { status: 'ACTIVE', category: cup.category } },
          ],
        };
      },
    },
    'owner',
  );
  for (const title of ['Bowl', 'Cup']) await box(title).click();
  return sent;
}

test('the selection stays while the list is searched', async () => {
  await openSelected();
  await page.getByRole('searchbox', { name: 'Search products' }).fill('Cup');
  await expect.element(row('Bowl')).not.toBeInTheDocument();
  await expect.element(bar).toMatchTextContent('2 selected, 1 of them not in this list');
  await expect.element(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeChecked();
  await page.getByRole('searchbox', { name: 'Search products' }).clear();
  await expect.element(box('Bowl')).toBeChecked();
  // At the end of the page the bar covers no row; half-covered buttons would be too small.
  window.scrollTo(0, document.body.scrollHeight);
  await expectAccessible();
});

test('a price change is described before it is applied', async () => {
  const sent = await openSelected();
  await bar.getByRole('button', { name: 'Prices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Prices of 2 products' });
  await dialog.getByLabelText(/^Percent/).fill('15');
  await dialog.getByLabelText('Regular prices').selectOptions('Become today’s prices, to show a discount');
  await expect.element(dialog).toMatchTextContent('go down by 15%. Rounded to the nearest $0.01');
  await expectAccessible(0);
  expect(sent).toEqual([]);
  await dialog.getByRole('button', { name: 'Change 2 products' }).click();
  await expect.poll(() => sent.map(({ ids }) => ids)).toEqual([['bowl', 'cup']]);
  await expect.element(page.getByRole('heading', { name: '1 product changed' })).toBeVisible();
});

test('failed products show why beside their rows and stay selected', async () => {
  await openSelected();
  await bar.getByRole('button', { name: 'Stock' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stock of 2 products' });
  await dialog.getByLabelText('Stock', { exact: true }).selectOptions('Remove units');
  await dialog.getByLabelText(/^Units of each variant/).fill('4');
  await dialog.getByRole('button', { name: 'Change 2 products' }).click();
  await expect.element(page.getByRole('heading', { name: '1 product not changed' })).toBeVisible();
  await expect.element(row('Bowl')).toMatchTextContent('Only 3 of Bowl left.');
  await expect.element(box('Bowl')).toBeChecked();
  await expect.element(box('Cup')).not.toBeChecked();
  await expect.element(row('Cup')).toMatchTextContent('26');
});
