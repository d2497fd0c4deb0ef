import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type {
  MutationsavedViewCreateArgs,
  MutationsavedViewDeleteArgs,
  MutationsavedViewUpdateArgs,
  QueryordersArgs,
  SavedView,
} from '../../../../gql/graphql.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Answers, Part } from '../../../../test/mock-api.ts';
import { openPage } from '../../../../test/open-page.tsx';

const tab = (name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = page.getByRole('dialog', { name: /view$/ });
const header = (name: string) => page.getByRole('columnheader', { name });

/** Stores views like the server. */
function viewsOf(first: readonly Part<SavedView>[]): Answers {
  let views = [...first];
  return {
    orders: {
      nodes: [
        {
          id: 'order-1',
          number: 'J-1',
          currencyCode: 'USD',
          customer: { id: 'customer-1', fullName: 'Ada Park', email: 'ada@example.com' },
        },
      ],
      totalCount: 1,
    },
    savedViews: () => views,
    savedViewCreate: ({ input }: MutationsavedViewCreateArgs) => {
      const savedView = { id: `view-${views.length + 1}`, version: '1', ...input } as Part<SavedView>;
      views = [...views, savedView];
      return { savedView };
    },
    savedViewUpdate: ({ id, input }: MutationsavedViewUpdateArgs) => {
      views = views.map((view) => (view.id === id ? { ...view, ...(input as Part<SavedView>) } : view));
      return { savedView: views.find((view) => view.id === id) ?? null };
    },
    savedViewDelete: ({ id }: MutationsavedViewDeleteArgs) => {
      views = views.filter((view) => view.id !== id);
      return { savedViewId: id };
    },
  };
}

const toLookAt = {
  id: 'view-1',
  version: '1',
  name: 'To look at',
  isShared: false,
  query: 'columns=date%2Ccustomer%2Ctotal%2Cpayment%2Cstatus&status=pending',
};

test('a search is saved as a view with its columns', async () => {
  const api = await openPage('/admin/orders?status=pending', viewsOf([]), 'owner');
  await expect.element(tab('All')).toHaveAttribute('aria-current', 'page');
  await press('Columns');
  await page.getByRole('checkbox', { name: 'Items' }).click();
  await userEvent.keyboard('{Escape}');
  await press('Save view');
  await expect.element(dialog.getByLabelText(/^Name/)).toHaveFocus();
  await expectAccessible(0);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('Please enter a name').first()).toBeVisible();
  await dialog.getByLabelText(/^Name/).fill('To look at');
  await userEvent.keyboard('{Enter}');
  await expect.element(tab('To look at')).toHaveFocus();
  await expect.element(tab('To look at')).toHaveAttribute('aria-current', 'page');
  expect(api.path()).toMatch(/view=view-1&columns=date[^&]*&status=pending$/);
  await expectAccessible();
});

test('a link with only a view opens it; the "All" tab shows the whole list again', async () => {
  const api = await openPage('/admin/orders?view=view-1', viewsOf([toLookAt]), 'owner');
  await expect.poll(api.path).toMatch(/status=pending$/);
  await expect.element(header('Total')).toBeVisible();
  await expect.element(header('Items')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
  await tab('All').click();
  await expect.poll(api.path).toBe('/admin/orders');
});

test('a view is overwritten, and Undo restores it', async () => {
  const api = await openPage('/admin/orders?view=view-1', viewsOf([toLookAt]), 'owner');
  const saveChanges = page.getByRole('button', { name: 'Save changes' });
  await expect.poll(api.path).toMatch(/status=pending$/);
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('nora');
  await saveChanges.click();
  await expect.element(saveChanges).not.toBeInTheDocument();
  await tab('All').click();
  await tab('To look at').click();
  await expect.poll(api.path).toMatch(/q=nora/);
  await press('Undo');
  await expect.element(saveChanges).toBeVisible();
  await tab('To look at').click();
  await expect.poll(api.path).not.toMatch(/q=nora/);
});

test('a view is renamed, shared and deleted', async () => {
  await openPage('/admin/orders?view=view-1', viewsOf([toLookAt]), 'owner');
  await press('Edit view To look at');
  await dialog.getByLabelText(/^Name/).fill('Pending');
  await dialog.getByLabelText(/^Share with all staff/).click();
  await press('Save');
  await expect.element(tab(/^Pending.*shared$/)).toHaveFocus();
  await press('Edit view Pending');
  await press('Delete view');
  await expect.element(tab(/^Pending/)).not.toBeInTheDocument();
  await expect.element(tab('All')).toHaveFocus();
});

test('columns alone can be saved as a view', async () => {
  await openPage('/admin/orders', viewsOf([]), 'owner');
  await expect.element(header('Items')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Save view' })).not.toBeInTheDocument();
  await press('Columns');
  await page.getByRole('checkbox', { name: 'Items' }).click();
  await userEvent.keyboard('{Escape}');
  await press('Save view');
  await dialog.getByLabelText(/^Name/).fill('Narrow');
  await userEvent.keyboard('{Enter}');
  await expect.element(tab('Narrow')).toHaveFocus();
  await expect.element(header('Items')).not.toBeInTheDocument();
});

test('a view’s list is fetched once, and so is the whole list', async () => {
  const answers = viewsOf([toLookAt]);
  const requestedStatuses: unknown[] = [];
  const orders = ({ filter }: QueryordersArgs) => {
    requestedStatuses.push(filter?.status ?? null);
    return answers.orders;
  };
  await openPage('/admin/orders', { ...answers, orders } as Answers, 'owner');
  await expect.element(header('Items')).toBeVisible();
  await tab('To look at').click();
  await expect.element(header('Items')).not.toBeInTheDocument();
  await tab('All').click();
  await expect.element(header('Items')).toBeVisible();
  await expect.poll(() => requestedStatuses).toHaveLength(3);
  expect(requestedStatuses).toEqual([null, 'PENDING', null]);
});
