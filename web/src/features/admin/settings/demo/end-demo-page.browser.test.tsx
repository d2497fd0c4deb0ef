import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MutationdemoEndArgs } from '../../../../gql/graphql.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { openPage } from '../../../../test/open-page.tsx';

const demoData = {
  productCount: 81,
  changedProductCount: 1,
  customerCount: 9,
  orderCount: 34,
  otherOrderCount: 2,
  hasRealPayments: false,
};
const end = page.getByRole('button', { name: 'End the demo' });
const trials = page.getByRole('checkbox', { name: /^2 orders were not placed by demo accounts/ });

test('asks about orders that may be real, and then for confirmation', async () => {
  const sent: number[] = [];
  await openPage(
    '/admin/endDemo',
    {
      shop: { name: 'Exclusive', demo: { adminEmail: 'admin@demo.example' } },
      demoData,
      demoEnd: ({ otherOrderCount }: MutationdemoEndArgs) => {
        sent.push(otherOrderCount);
        const error = { code: 'VERSION_CHANGED', message: 'New orders have come in.', field: null } as const;
        return { ownerUrl: null, userErrors: [error] };
      },
    },
    'owner',
  );
  await expect.element(page.getByText('81 sample products')).toBeVisible();
  await expect.element(page.getByText('1 sample product that you changed')).toBeVisible();
  await end.click();
  await expect.element(trials).toHaveAccessibleDescription('Please confirm this first');
  await expect.element(trials).toHaveFocus();
  await expectAccessible();

  await trials.click();
  await end.click();
  const dialog = page.getByRole('alertdialog', { name: 'End the demo?' });
  await dialog.getByRole('button', { name: 'End the demo' }).click();
  await expect.element(page.getByRole('alert').getByText('New orders have come in.')).toBeVisible();
  expect(sent).toEqual([2]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('does not offer to end a demo with real payments', async () => {
  await openPage('/admin/endDemo', { demoData: { ...demoData, hasRealPayments: true } }, 'owner');
  await expect.element(page.getByText(/Real money was paid/)).toBeVisible();
  await expect.element(end).not.toBeInTheDocument();
});
