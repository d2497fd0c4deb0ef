import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MutationcontactMessageUpdateArgs, QuerycontactMessagesArgs } from '../../../gql/graphql.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { openPage } from '../../../test/open-page.tsx';

const created = { createdAt: '2026-01-01T09:30:00.000Z', phone: '0151 23', text: 'Do you ship\nto islands?' };
const table = page.getByRole('table', { name: 'Messages' });
const rowOf = (name: string) => table.getByRole('row').filter({ hasText: name });

test('staff read messages, reply by email, and mark them as answered', async () => {
  const answered = new Set<string>();
  await openPage(
    '/admin/messages',
    {
      shop: { name: 'Tide' },
      contactMessages: ({ filter }: QuerycontactMessagesArgs) => {
        const nodes = [
          { ...created, id: 'm1', name: 'Ada Vale', email: 'ada+shop@example.com' },
          { ...created, id: 'm2', name: 'Ben Ash', email: 'ben at home' },
        ]
          .map((each) => ({ ...each, answeredAt: answered.has(each.id) ? created.createdAt : null }))
          .filter(({ answeredAt }) => (filter?.state === 'ANSWERED') === (answeredAt !== null));
        return { nodes, totalCount: nodes.length };
      },
      contactMessageUpdate: ({ id, isAnswered }: MutationcontactMessageUpdateArgs) => {
        if (isAnswered) answered.add(id);
        else answered.delete(id);
        return { message: { id, answeredAt: isAnswered ? created.createdAt : null } };
      },
    },
    'owner',
  );
  await expect.element(rowOf('Ada Vale')).toMatchTextContent(/Do you ship\s*to islands\?.*0151 23.*Open/);
  await expect
    .element(table.getByRole('link'))
    .toHaveAttribute('href', 'mailto:ada%2Bshop@example.com?subject=Your%20message%20to%20Tide');
  await expect.element(rowOf('Ben Ash')).toMatchTextContent('ben at home');
  await expectAccessible();

  await page.getByRole('button', { name: 'Mark as answered: Ada Vale' }).click();
  await expect.element(rowOf('Ada Vale')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await page.getByRole('button', { name: 'Answered', exact: true }).click();
  await expect.element(rowOf('Ada Vale')).toMatchTextContent('Answered');
  await page.getByRole('button', { name: 'Reopen: Ada Vale' }).click();
  await expect.element(page.getByText('No messages', { exact: true })).toBeVisible();
});
