import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AuditEntry, QueryauditEntriesArgs } from '../../../gql/graphql.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Part } from '../../../test/mock-api.ts';
import { openPage } from '../../../test/open-page.tsx';

const table = page.getByRole('table', { name: 'Audit log' });
const heads = table.getByRole('rowheader');
const entries = table.getByRole('row').filter({ has: page.getByRole('cell') });

/** Renamings of a view: one request per size, with that many entries each. */
const renamed = (...sizes: number[]): Part<AuditEntry>[] =>
  sizes.flatMap((size, request) =>
    Array.from({ length: size }, (_, index) => ({
      id: `${request}-${index}`,
      requestId: `request-${request}`,
      actor: 'STAFF' as const,
      actorName: 'Kim Lee',
      action: 'CHANGED' as const,
      subject: 'SAVED_VIEW' as const,
      subjectId: 'view',
      subjectName: 'Mine',
      changes: [{ field: 'name', before: 'Mine', after: `Mine ${index}` }],
    })),
  );

test('entries of one request are grouped, across pages, and focus moves on with the list', async () => {
  const log = renamed(3, 3, 2);
  await openPage(
    '/admin/audit?who=kim',
    {
      staff: [{ id: 'kim', firstName: 'Kim', lastName: 'Lee' }],
      auditEntries: ({ filter, after }: QueryauditEntriesArgs) => {
        const matchingEntries = log.filter(
          ({ requestId }) => !filter?.requestId || filter.requestId === requestId,
        );
        const pageInfo = { hasNextPage: !filter?.requestId && !after, endCursor: '5' };
        const nodes = filter?.requestId
          ? matchingEntries
          : after
            ? matchingEntries.slice(5)
            : matchingEntries.slice(0, 5);
        return { nodes, pageInfo, totalCount: matchingEntries.length };
      },
    },
    'owner',
  );
  await expect.poll(() => entries.elements()).toHaveLength(5);
  await expect.element(page.getByRole('combobox', { name: 'Who' })).toHaveValue('kim');
  await expect.element(heads.first()).toMatchTextContent(/Kim Lee.*3 changes in one request/);
  await expect.element(heads.last()).toMatchTextContent('2 changes in one request');
  await expectAccessible();

  page.getByRole('button', { name: 'Load more' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(entries.nth(5)).toHaveFocus();
  await expect.element(heads.nth(1)).toMatchTextContent('3 changes in one request');

  heads.nth(1).getByRole('link', { name: 'All changes in this request' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('One request only')).toBeVisible();
  await expect.poll(() => entries.elements()).toHaveLength(3);
  expect(heads.elements()).toHaveLength(1);
});

test('an empty list says so, and links back to all entries', async () => {
  const api = await openPage('/admin/audit?subject=category', { auditEntries: { nodes: [] } }, 'owner');
  await expect.element(page.getByText('No entries found')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Show all entries' }).last().click();
  await expect.poll(() => api.path()).toBe('/admin/audit');
});
