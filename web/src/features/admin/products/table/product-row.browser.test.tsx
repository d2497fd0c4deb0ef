import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type {
  MutationproductVariantsUpdateArgs,
  Product,
  ProductVariantUpdateInput,
} from '../../../../gql/graphql.ts';
import { aProductForStaff } from '../../../../test/a-product-for-staff.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Part } from '../../../../test/mock-api.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { resizePage } from '../../../../test/resize-page.ts';

const jarWith = (stock: number, salePrice = 850) => aProductForStaff({ stock, salePrice });
const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Jar', exact: true }) });
const value = (name: string) => row.getByRole('button', { name: new RegExp(`^${name} of Jar`) });
const input = (name: string) => row.getByRole('textbox', { name: `${name} of Jar` });
const said = (text: string) => page.getByRole('dialog').filter({ hasText: text });

/** Opens a list with one product whose stock others change; returns the requests. */
async function openList(product: Part<Product>, stockOfOthers?: number) {
  const changes: ProductVariantUpdateInput[] = [];
  await openPage(
    '/admin/products',
    {
      products: { nodes: [product], totalCount: 1 },
      productVariantsUpdate: ({ changes: [change] }: MutationproductVariantsUpdateArgs) => {
        if (!change) return {};
        changes.push(change);
        const { stock = 12, salePrice = 850, expectedStock } = change;
        const variantId = change.id;
        if (stockOfOthers !== undefined && expectedStock != null && expectedStock !== stockOfOthers) {
          const message = `The stock is now ${stockOfOthers}, not ${expectedStock}.`;
          const userErrors = [{ code: 'VARIANT_CHANGED' as const, message }];
          return { results: [{ variantId, product: jarWith(stockOfOthers), userErrors }] };
        }
        const before = { variantId, salePrice: 850, stock: expectedStock ?? 12, stockBy: 4 };
        return { results: [{ variantId, product: jarWith(stock ?? 12, salePrice ?? 850), before }] };
      },
    },
    'owner',
  );
  return changes;
}

test('Esc restores a price, an invalid one says why, and Tab saves and moves on to the stock', async () => {
  const changes = await openList(jarWith(12));
  await expect.element(value('Price')).toBeVisible();
  (value('Price').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(input('Price')).toHaveFocus();
  await input('Price').fill('7');
  await userEvent.keyboard('{Escape}');
  await expect.element(value('Price')).toHaveFocus();
  await expect.element(value('Price')).toMatchTextContent('$8.50');

  await value('Price').click();
  await input('Price').fill('a lot');
  await userEvent.keyboard('{Enter}');
  await expect.element(input('Price')).toHaveAccessibleDescription(/Please enter an amount/);
  await expectAccessible();
  expect(changes).toEqual([]);

  await input('Price').fill('9.25');
  await userEvent.tab();
  await expect.element(said('Price changed')).toBeVisible();
  await expect.element(value('Price')).toMatchTextContent('$9.25');
  await expect.element(input('Stock')).toHaveFocus();
  expect(changes).toEqual([{ id: 'jar-1', salePrice: 925, expectedSalePrice: 850 }]);
});

test('stock changed meanwhile is only overwritten on a second try, and Undo subtracts what was added', async () => {
  const changes = await openList(jarWith(12), 11);
  await value('Stock').click();
  await input('Stock').fill('15');
  await userEvent.keyboard('{Enter}');
  await expect.element(input('Stock')).toHaveAccessibleDescription(/The stock is now 11, not 12/);
  await expect.element(input('Stock')).toHaveValue('15');
  await userEvent.keyboard('{Enter}');
  await expect.element(value('Stock')).toMatchTextContent('15');
  await said('Stock changed').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => changes).toHaveLength(3);
  expect(changes.slice(0, 2)).toEqual([
    { id: 'jar-1', stock: 15, expectedStock: 12 },
    { id: 'jar-1', stock: 15, expectedStock: 11 },
  ]);
  expect(changes[2]).toMatchObject({ id: 'jar-1', stockBy: -4 });
});

test('price and stock of several variants link to their form', async () => {
  await openList(
    aProductForStaff({
      variants: ['S', 'M'].map((size) => ({ id: size, size, stock: 10, baseSalePrice: 850 })),
    }),
  );
  for (const name of [/^Stock of Jar/, /^Prices of Jar/])
    await expect.element(row.getByRole('link', { name })).toHaveAttribute('href', '/admin/products/jar/edit');
});

test('a sold-out size is shown in the row, however much stock the others have', async () => {
  const variants = [0, 0, 30].map((stock, index) => ({ id: `size-${index}`, salePrice: 850, stock }));
  await openList(aProductForStaff({ stock: 30, salePrice: 850, variants }));
  await expect.element(row).toMatchTextContent('2 of 3 variants sold out');
  await expectAccessible();
  for (const width of [360, 1280]) {
    await resizePage(width);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
});
