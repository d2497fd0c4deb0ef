import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type {
  MutationpromotionCreateArgs,
  PromotionInput,
  QuerycustomersArgs,
  QueryproductsArgs,
} from '../../../gql/graphql.ts';
import { aCategory } from '../../../test/a-category.ts';
import { aProduct } from '../../../test/a-product.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Answers } from '../../../test/mock-api.ts';
import { openPage } from '../../../test/open-page.tsx';

const shopper = { id: 'customer-1', firstName: 'Jo', lastName: 'Journey', email: 'jo@example.com' };
const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const save = () => page.getByRole('button', { name: 'Add promotion' }).click();
const chosen = page.getByRole('list', { name: 'Customers of the promotion' });

const openForm = (answers: Answers = {}) =>
  openPage(
    '/admin/promotions/add',
    {
      categories: [aCategory({ slug: 'electronics', label: 'Electronics' })],
      products: ({ filter }: QueryproductsArgs) => ({
        nodes: filter?.text || filter?.ids ? [aProduct()] : [],
      }),
      customers: ({ search, ids }: QuerycustomersArgs) => ({ nodes: search || ids ? [shopper] : [] }),
      ...answers,
    },
    'owner',
  );

test('products and categories are selected and removed', async () => {
  await openForm();
  await page.getByRole('searchbox', { name: 'Find products to add' }).fill('Jar');
  await page.getByRole('button', { name: 'Add Jar' }).click();
  await expect
    .element(page.getByRole('list', { name: 'Products of the promotion' }))
    .toMatchTextContent('Jar');
  await page.getByLabelText(/^Add a category/).selectOptions('Electronics');
  const categories = page.getByRole('list', { name: 'Categories of the promotion' });
  await expect.element(categories).toMatchTextContent('Electronics');
  await categories.getByRole('button', { name: /Electronics/ }).click();
  await expect.element(categories).not.toBeInTheDocument();
});

test('a customer is selected, removed, selected again, and still there after a reload', async () => {
  await openForm();
  const search = page.getByRole('searchbox', { name: 'Find customers to add' });
  const add = page.getByRole('list', { name: 'Matching customers' }).getByRole('button', { name: /^Add/ });
  await search.fill('jo@example.com');
  await add.click();
  await expect.element(chosen).toMatchTextContent('jo@example.com');
  await expectAccessible();
  await chosen.getByRole('button', { name: /^Remove/ }).click();
  await expect.element(chosen.getByRole('listitem')).not.toBeInTheDocument();
  await expect.element(search).toHaveFocus();
  await add.click();
  await openForm();
  await expect.element(chosen).toMatchTextContent('jo@example.com');
  await expect.element(page.getByText('1 customer chosen')).toBeVisible();
});

test('missing and invalid fields are reported beside them, by the page or the server', async () => {
  const inputs: PromotionInput[] = [];
  await openForm({
    promotionCreate: ({ input }: MutationpromotionCreateArgs) => {
      inputs.push(input);
      return {
        userErrors: [
          {
            code: 'PROMOTION_CODE_TAKEN',
            message: 'Another promotion already has this code.',
            field: ['input', 'code'],
          },
          {
            code: 'INVALID_VALUE',
            message: 'The end must be after the start.',
            field: ['input', 'endsAt'],
          },
        ],
      };
    },
  });
  await field('Percent off').fill('101');
  await save();
  await expect.element(field('Name')).toHaveAccessibleDescription(/Please enter a name/);
  await expect
    .element(field('Percent off'))
    .toHaveAccessibleDescription(/Please enter a whole number from 1 to 100/);
  expect(inputs).toEqual([]);
  await field('Percent off').fill('25');
  await field('Name').fill('A quarter off');
  await field('Code').fill('welcome10');
  await page.getByLabelText(/^Starts/).fill('2030-05-02T10:00');
  await page.getByLabelText(/^Ends/).fill('2030-05-01T10:00');
  await save();
  await expect.element(field('Code')).toHaveAccessibleDescription(/Another promotion already has this code/);
  await expect
    .element(page.getByLabelText(/^Ends/))
    .toHaveAccessibleDescription(/The end must be after the start/);
  expect(inputs).toMatchObject([
    { startsAt: '2030-05-02T10:00:00.000Z', endsAt: '2030-05-01T10:00:00.000Z', percent: 25 },
  ]);
  await expectAccessible();
});

test('examples show its effect on carts and orders, even before it has a name', async () => {
  await openForm({
    promotionPreview: {
      examples: [{ orderId: 'order-1', orderNumber: 'J-1', itemCount: 2, before: 10_000, after: 7500 }],
    },
  });
  await field('Percent off').fill('25');
  await page.getByRole('button', { name: 'Show examples' }).click();
  await expect
    .element(page.getByRole('list', { name: 'Examples' }))
    .toMatchTextContent(/J-1.*\$75\.00 instead of \$100\.00/);
  await expectAccessible();
});
