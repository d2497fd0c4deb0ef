import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CollectionInput, QueryproductsArgs } from '../../../gql/graphql.ts';
import { aProduct } from '../../../test/a-product.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { openPage } from '../../../test/open-page.tsx';

const add = page.getByRole('button', { name: 'Add collection' });
const field = (name: RegExp) => page.getByRole('textbox', { name });

test('missing fields of a collection by rules are reported, and its products are previewed', async () => {
  await openPage(
    '/admin/collections/add',
    { collectionPreview: { nodes: [aProduct()], totalCount: 1 } },
    'owner',
  );
  await field(/^Description/).fill('Everything that costs this much.');
  await page.getByRole('combobox', { name: /^Condition 1/ }).selectOptions('Costs between two prices');
  await add.click();
  await expect.element(page.getByRole('link', { name: 'Please enter a title' })).toBeVisible();
  await expect.element(page.getByText('Please enter at least one of the two')).toBeVisible();
  await expectAccessible();
  await field(/^From/).fill('8.00');
  await expect.element(page.getByText('1 product is in the collection now')).toBeVisible();
  await expect
    .element(page.getByRole('list', { name: 'First products of the collection' }))
    .toMatchTextContent('Jar');
});

test('products are selected manually and reordered by keyboard', async () => {
  let sent: CollectionInput | undefined;
  const jars = ['Jar', 'Lid'].map((title) => aProduct({ id: title.toLowerCase(), title }));
  await openPage(
    '/admin/collections/add',
    {
      products: ({ filter }: QueryproductsArgs) => ({
        nodes: jars.filter(({ title }) => title === filter?.text),
      }),
      collectionCreate: ({ input }: { input: CollectionInput }) => {
        sent = input;
        return { collection: { id: 'by-hand', handle: 'by-hand', title: 'By hand' } };
      },
    },
    'owner',
  );
  await field(/^Title/).fill('By hand');
  await page.getByRole('radio', { name: /^By hand/ }).click();
  for (const title of ['Jar', 'Lid']) {
    await page.getByRole('searchbox', { name: 'Find products to add' }).fill(title);
    await page.getByRole('button', { name: `Add ${title}` }).click();
    await expect.element(page.getByRole('button', { name: 'Added' })).toHaveFocus();
  }
  const up = page.getByRole('button', { name: 'Move Lid up' });
  (up.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(up).toHaveFocus();
  await expect.element(page.getByText('Lid moved to position 1 of 2')).toBeInTheDocument();
  await expectAccessible();
  await add.click();
  await expect.poll(() => sent?.productIds).toEqual(['lid', 'jar']);
});
