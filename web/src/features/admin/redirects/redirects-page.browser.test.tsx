import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type {
  MutationredirectCreateArgs,
  MutationredirectUpdateArgs,
  QueryredirectsArgs,
} from '../../../gql/graphql.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { openPage } from '../../../test/open-page.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const row = (text: string) => page.getByRole('row').filter({ hasText: text });
const createdAt = '2026-11-01T00:00:00.000Z';

function stored() {
  let redirects = [{ id: 'tee', version: '1', path: '/products/tee', target: '/shop/tee', createdAt }];
  return {
    redirects: ({ search }: QueryredirectsArgs) => {
      const nodes = redirects.filter(({ path }) => path.includes(search ?? ''));
      return { nodes, totalCount: nodes.length };
    },
    redirectCreate: ({ input }: MutationredirectCreateArgs) => {
      const redirect = { ...input, id: input.path, version: '1', createdAt };
      redirects = [redirect, ...redirects];
      return { redirect };
    },
    redirectUpdate: ({ id, input }: MutationredirectUpdateArgs) => {
      redirects = redirects.map((each) => (each.id === id ? { ...each, ...input, version: '2' } : each));
      return { redirect: redirects.find((each) => each.id === id) };
    },
    redirectDelete: ({ id }: { id: string }) => {
      redirects = redirects.filter((each) => each.id !== id);
      return { redirectId: id };
    },
    notFoundUrls: [{ path: '/pages/size', requestCount: 12, lastRequestedAt: createdAt }],
  };
}

test('a redirect is added, found, edited, deleted and brought back', async () => {
  await openPage('/admin/redirects', stored(), 'owner');
  const form = page.getByRole('region', { name: 'New redirect' });
  await form.getByRole('button', { name: 'Add redirect' }).click();
  await expect.element(form.getByText('Please enter the old URL')).toBeVisible();
  await form.getByRole('textbox', { name: 'From' }).fill('/products/mug');
  await form.getByRole('textbox', { name: 'To', exact: true }).fill('/shop/mug');
  await userEvent.keyboard('{Enter}');
  await expect.element(row('/products/mug')).toMatchTextContent('/shop/mug');
  await expect.element(form.getByRole('textbox', { name: 'From' })).toHaveFocus();
  await expect.element(form.getByRole('textbox', { name: 'From' })).toHaveValue('');

  await page.getByRole('searchbox', { name: 'Search redirects' }).fill('tee');
  await expect.element(row('/products/mug')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Edit the redirect from /products/tee' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit redirect' });
  await dialog.getByRole('textbox', { name: 'To', exact: true }).fill('/shop/everyday-tee');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(row('/products/tee')).toMatchTextContent('/shop/everyday-tee');

  await page.getByRole('button', { name: 'Delete the redirect from /products/tee' }).click();
  await expect.element(row('/shop/everyday-tee')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(row('/shop/everyday-tee')).toBeVisible();
  await expectAccessible();
});

test('a URL without a page gets a redirect with a button', async () => {
  await openPage('/admin/redirects', stored(), 'owner');
  await expect.element(page.getByText(/12 requests, the last on/)).toBeVisible();
  await page.getByRole('button', { name: 'Redirect /pages/size' }).click();
  await expect.element(page.getByRole('textbox', { name: 'From' })).toHaveValue('/pages/size');
  await expect.element(page.getByRole('textbox', { name: 'To', exact: true })).toHaveFocus();
});

test('what was typed stays when the shop rejects it', async () => {
  const error = {
    code: 'INVALID_VALUE' as const,
    field: ['input', 'target'],
    message: 'This would lead in a circle, or through too many redirects.',
  };
  await openPage(
    '/admin/redirects',
    { ...stored(), notFoundUrls: [], redirectCreate: { redirect: null, userErrors: [error] } },
    'owner',
  );
  await page.getByRole('textbox', { name: 'From' }).fill('/a');
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('/b');
  await page.getByRole('button', { name: 'Add redirect' }).click();
  await expect.element(page.getByText(/lead in a circle/)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'From' })).toHaveValue('/a');
});

test.each([
  [422, 'These days have too many. Please choose fewer days.'],
  [500, 'Something went wrong on our side. Please try again.'],
])('a download that fails with status %d says why', async (status, text) => {
  await openPage('/admin/redirects', stored(), 'owner');
  const detail = 'These days have too many. Please choose fewer days.';
  const network = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    input === '/api/exports/redirects.csv'
      ? Promise.resolve(Response.json({ detail }, { status }))
      : network(input, init),
  );
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  await expect.element(page.getByText(text).first()).toBeVisible();
});
