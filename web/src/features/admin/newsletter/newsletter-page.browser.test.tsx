import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { QuerynewsletterSubscribersArgs } from '../../../gql/graphql.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { openPage } from '../../../test/open-page.tsx';

test('staff find subscribers, and see when and where they subscribed', async () => {
  const commonFields = { requestedAt: '2026-01-01T00:00:00.000Z' };
  const subscribers = [
    { ...commonFields, id: 's1', email: 'ada@example.com', state: 'SUBSCRIBED', source: 'ACCOUNT' },
    { ...commonFields, id: 's2', email: 'eve@example.com', state: 'PENDING', source: 'FOOTER' },
  ] as const;
  await openPage(
    '/admin/newsletter',
    {
      newsletterSubscribers: ({ search }: QuerynewsletterSubscribersArgs) => {
        const nodes = subscribers.filter(({ email }) => email.includes(search ?? ''));
        return { nodes, totalCount: nodes.length };
      },
    },
    'owner',
  );
  const rowOf = (email: string) =>
    page.getByRole('table', { name: 'Newsletter' }).getByRole('row').filter({ hasText: email });
  await expect.element(rowOf('eve@example.com')).toMatchTextContent(/Not confirmed.*The shop’s footer/);
  await page.getByRole('searchbox', { name: 'Search subscribers' }).fill('ada');
  await expect.element(rowOf('eve@example.com')).not.toBeInTheDocument();
  await expect.element(rowOf('ada@example.com')).toMatchTextContent(/Subscribed.*The account/);
  await expectAccessible();
});
