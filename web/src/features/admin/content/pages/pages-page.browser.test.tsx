import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MutationpageCreateArgs, PageInput, QuerypageDraftsArgs } from '../../../../gql/graphql.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { openPage } from '../../../../test/open-page.tsx';

const row = (title: string) => page.getByRole('row').filter({ hasText: title });

test('each page says whether shoppers see it', async () => {
  const home = { id: 'home', handle: 'home', title: 'Home', isPublished: true };
  const publishAt = '2026-12-24T18:00:00.000Z';
  await openPage(
    '/admin/pages',
    {
      pageDrafts: {
        nodes: [
          home,
          { id: '1', handle: 'about', title: 'About', isPublished: true, hasUnpublishedChanges: true },
          { id: '2', handle: 'jobs', title: 'Jobs' },
          { id: '3', handle: 'xmas', title: 'Christmas', publishAt },
        ],
        totalCount: 4,
      },
    },
    'owner',
  );
  await expect.element(row('/about')).toMatchTextContent('Published, with changes');
  await expect.element(row('/jobs')).toMatchTextContent('Draft');
  await expect.element(row('/xmas')).toMatchTextContent(/Planned for Dec 24, 2026/);
  await expect.element(page.getByRole('button', { name: 'Delete Jobs' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Delete Home' })).not.toBeInTheDocument();
  await expectAccessible();
});

test('posts have a list of their own, which says when nobody sees them', async () => {
  const kinds: unknown[] = [];
  const answers = {
    shop: { name: 'Exclusive', hasBlog: true },
    pageDrafts: ({ kind }: QuerypageDraftsArgs) => {
      kinds.push(kind);
      const nodes =
        kind === 'POST' ? [{ id: '1', kind, handle: 'home', title: 'On Sencha', isPublished: true }] : [];
      return { nodes, totalCount: nodes.length };
    },
  };
  await openPage('/admin/pages', answers, 'owner');
  const menu = page.getByRole('navigation', { name: 'Admin' });
  await menu.getByRole('link', { name: 'Blog posts' }).click();
  await expect.element(row('/blog/home')).toMatchTextContent('Published');
  await expect.element(page.getByRole('button', { name: 'Delete On Sencha' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Add post' }))
    .toHaveAttribute('href', '/admin/posts/add');
  expect(kinds).toEqual(['PAGE', 'POST']);
  await openPage('/admin/posts', { ...answers, shop: { name: 'Exclusive', hasBlog: false } }, 'owner');
  await expect.element(page.getByText(/^Nobody sees posts while the shop has no blog/)).toBeVisible();
  await expectAccessible();
});

test('a long list is read page by page, searched and filtered; a post links back to what was found', async () => {
  const requests: unknown[] = [];
  const posts = [1, 2, 3].map((number) => ({
    id: `${number}`,
    kind: 'POST' as const,
    handle: `post-${number}`,
    title: `Post ${number}`,
  }));
  const api = await openPage(
    '/admin/posts',
    {
      pageDrafts: ({ after, state, search }: QuerypageDraftsArgs) => {
        requests.push({ after, state, search });
        if (search === 'none') return { nodes: [], totalCount: 0 };
        const nodes = after == null ? posts.slice(0, 2) : posts.slice(2);
        return { nodes, totalCount: 3, pageInfo: { hasNextPage: after == null, endCursor: 'second' } };
      },
      pageDraft: { ...posts[0], previewToken: 'secret' },
    },
    'owner',
  );
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.element(page.getByRole('link', { name: 'Post 3' })).toHaveFocus();
  expect(requests.at(-1)).toEqual({ after: 'second', state: null, search: null });
  await page.getByRole('button', { name: 'Planned' }).click();
  await expect.poll(() => requests.at(-1)).toMatchObject({ state: 'PLANNED', search: null });
  const search = page.getByRole('searchbox', { name: 'Search posts' });
  await search.fill('none');
  await expect.element(page.getByRole('heading', { name: 'No posts found' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Show all posts' }).click();
  await expect.poll(api.path).toBe('/admin/posts');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await search.fill('tea');
  await expect.poll(api.path).toBe('/admin/posts?q=tea');
  await page.getByRole('link', { name: 'Post 1' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Blog posts' }).click();
  await expect.poll(api.path).toBe('/admin/posts?q=tea');
});

test('a shop without a home page of its own begins with the standard one', async () => {
  let sent: PageInput | undefined;
  const api = await openPage(
    '/admin/pages',
    {
      page: { id: 'home', sections: [{ id: 'home-1', kind: 'COLLECTIONS', limit: 6, skip: 0 }] },
      pageCreate: ({ input }: MutationpageCreateArgs) => {
        sent = input;
        return { page: { id: 'page-1', handle: 'home', title: 'Home' } };
      },
      pageDraft: { id: 'page-1', handle: 'home', title: 'Home' },
    },
    'owner',
  );
  const edit = page.getByRole('button', { name: 'Edit home page' });
  await expect.element(edit).toBeVisible();
  await expectAccessible();
  await edit.click();
  await expect.poll(api.path).toBe('/admin/pages/page-1/edit');
  expect(sent).toMatchObject({ handle: 'home', sections: [{ id: null, kind: 'COLLECTIONS', limit: 6 }] });
});
