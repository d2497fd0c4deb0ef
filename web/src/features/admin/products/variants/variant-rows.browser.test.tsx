import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MutationproductUpdateArgs, ProductUpdateInput } from '../../../../gql/graphql.ts';
import { aProductForStaff } from '../../../../test/a-product-for-staff.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { openPage } from '../../../../test/open-page.tsx';

const row = (name: string) => page.getByRole('group', { name, exact: true });
const cell = (variant: string, name: string) =>
  row(variant).getByRole('textbox', { name: new RegExp(`^${name}`) });

test('options make variants, one is left out, and another’s errors are shown beside it', async () => {
  const inputs: ProductUpdateInput[] = [];
  const product = aProductForStaff({ stock: 6 });
  await openPage(
    '/admin/products/jar/edit',
    {
      product,
      productUpdate: ({ input }: MutationproductUpdateArgs) => {
        inputs.push(input);
        return { product };
      },
    },
    'owner',
  );
  const addColour = page.getByRole('button', { name: 'Add colour' });
  const names = page.getByRole('textbox', { name: /^Name/ });
  await addColour.click();
  await names.fill('Cobalt');
  await addColour.click();
  await names.nth(1).fill('Amber');
  await page.getByRole('textbox', { name: /^Sizes/ }).fill('1 l, 2 l');
  await expect.element(cell('Cobalt / 1 l', 'Stock')).toHaveValue('6');
  await row('Amber / 2 l').getByRole('checkbox').click();
  await expect.element(page.getByText('3 of 4 offered, 6 units in stock')).toBeVisible();
  await expectAccessible();

  await cell('Cobalt / 2 l', 'Price').fill('free');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(cell('Cobalt / 2 l', 'Price')).toHaveAttribute('aria-invalid', 'true');
  expect(inputs).toEqual([]);

  const all = page.getByRole('group', { name: 'For all offered variants' });
  await all.getByRole('textbox', { name: /^Stock/ }).fill('2');
  await userEvent.keyboard('{Enter}');
  await cell('Cobalt / 2 l', 'Price').fill('12.50');
  await cell('Amber / 1 l', 'Stock').fill('0');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect
    .poll(() =>
      inputs[0]?.variants?.map(({ colour, size, stock, salePrice }) => [colour, size, stock, salePrice]),
    )
    // Without its own price it has the product's.
    .toEqual([
      ['Cobalt', '1 l', 2, null],
      ['Cobalt', '2 l', 2, 1250],
      ['Amber', '1 l', 0, null],
    ]);
});
