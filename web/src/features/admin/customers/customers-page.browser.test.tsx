import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { QuerycustomersArgs } from '../../../gql/graphql.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { openPage } from '../../../test/open-page.tsx';
import { resizePage } from '../../../test/resize-page.ts';

test('customers show their spending, and can be sorted by it', async () => {
  const sorts: QuerycustomersArgs['sort'][] = [];
  const api = await openPage(
    '/admin/customers',
    {
      customers: ({ sort }: QuerycustomersArgs) => {
        sorts.push(sort);
        const spending = [{ currencyCode: 'USD', orderCount: 7, amount: 12_300 }];
        const jo = { id: 'jo', firstName: 'Jo', lastName: 'Lane', email: 'jo@example.com', spending };
        const ed = { ...jo, id: 'ed', firstName: 'Ed', email: 'ed@example.com', spending: [] };
        return { nodes: [jo, ed], totalCount: 2 };
      },
    },
    'owner',
  );
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  const head = (name: string) => page.getByRole('columnheader', { name, exact: true });
  await expect.element(row('Jo Lane')).toMatchTextContent('$123.00');
  await expect.element(row('Ed Lane')).toMatchTextContent('Nothing');
  (head('Spent').getByRole('button').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => api.path()).toBe('/admin/customers?sort=spent');
  await expect.element(head('Spent')).toHaveAttribute('aria-sort', 'descending');
  await head('Orders').getByRole('button').click();
  await page
    .getByRole('columnheader', { name: /Customer$/ })
    .getByRole('button')
    .click();
  await expect.poll(() => api.path()).toBe('/admin/customers?sort=name');
  await expect.poll(() => sorts).toEqual(['NEWEST', 'SPENT', 'ORDERS', 'NAME']);
  await expectAccessible();
  for (const width of [360, 1280]) {
    await resizePage(width);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
});
