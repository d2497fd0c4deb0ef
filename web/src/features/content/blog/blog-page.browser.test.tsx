import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Post, QuerypostsArgs } from '../../../gql/graphql.ts';
import { anImage } from '../../../test/a-product.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Part } from '../../../test/mock-api.ts';
import { openPage } from '../../../test/open-page.tsx';

const heading = page.getByRole('heading', { level: 1 });
const shop = { name: 'Exclusive', hasBlog: true };
const sencha: Part<Post> = {
  id: 'sencha',
  handle: 'sencha',
  title: 'On Sencha',
  author: 'Ada',
  tags: ['green tea'],
  excerpt: 'Steamed, not roasted.',
  datedAt: '2026-11-02T12:00:00.000Z',
  picture: anImage(),
};
const oolong: Part<Post> = { id: 'oolong', handle: 'oolong', title: 'On Oolong' };

test('the blog lists posts, and more on request', async () => {
  await openPage('/blog', {
    shop,
    posts: ({ after }: QuerypostsArgs) => ({
      nodes: after == null ? [sencha] : [oolong],
      pageInfo: { hasNextPage: after == null, endCursor: 'cursor' },
      totalCount: 2,
    }),
  });
  await expect.element(heading).toHaveTextContent('Blog');
  const post = page.getByRole('article').first();
  await expect
    .element(post)
    .toMatchTextContent(/On Sencha.*Nov 2, 2026.*Ada.*Steamed, not roasted\..*green tea/);
  await expect.element(post.getByRole('link', { name: 'On Sencha' })).toHaveAttribute('href', '/blog/sencha');
  await expect.element(page.getByRole('link', { name: 'Feed' })).toHaveAttribute('href', '/blog/feed.atom');
  await expectAccessible();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.element(page.getByRole('link', { name: 'On Oolong' })).toHaveFocus();
});

test('a tag leads to the posts that have it, and back', async () => {
  const tags: unknown[] = [];
  const { path } = await openPage('/blog', {
    shop,
    posts: ({ tag }: QuerypostsArgs) => {
      tags.push(tag);
      return { nodes: [sencha], totalCount: 1 };
    },
  });
  await page.getByRole('link', { name: 'green tea' }).click();
  await expect.element(heading).toHaveTextContent('Posts tagged “green tea”');
  expect(path()).toBe('/blog?tag=green+tea');
  await page.getByRole('link', { name: 'All posts' }).click();
  await expect.element(heading).toHaveTextContent('Blog');
  expect(tags).toEqual([null, 'green tea']);
});

test('a blog without posts says so', async () => {
  await openPage('/blog', { shop, posts: { nodes: [], totalCount: 0 } });
  await expect.element(page.getByRole('heading', { name: 'No posts yet' })).toBeVisible();
  await expectAccessible();
});

test('a shop without a blog has no such page', async () => {
  await openPage('/blog', { shop: { ...shop, hasBlog: false }, posts: null });
  await expect.element(heading).toHaveTextContent('404 Not Found');
  await expect.element(page.getByText('Blog', { exact: true })).not.toBeInTheDocument();
});

test('a post has its own heading, its text and its neighbours', async () => {
  await openPage('/blog/Sencha', {
    shop,
    post: {
      ...sencha,
      sections: [
        { id: 'text', kind: 'IMAGE_WITH_TEXT', title: 'Leaves', html: '<p>Words</p>', picture: anImage() },
      ],
      previous: { handle: 'oolong', title: 'On Oolong' },
      next: { handle: 'matcha', title: 'On Matcha' },
    },
  });
  await expect.element(heading).toHaveTextContent('On Sencha');
  await expect.element(page.getByText('Words')).toBeVisible();
  await expect.poll(() => document.title).toBe('On Sencha - Exclusive');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect.element(trail).toMatchTextContent(/Home.*Blog.*On Sencha/);
  const others = page.getByRole('navigation', { name: 'Other posts' });
  await expect
    .element(others.getByRole('link', { name: /^Previous post/ }))
    .toHaveAttribute('href', '/blog/oolong');
  await expect
    .element(others.getByRole('link', { name: /^Next post/ }))
    .toHaveAttribute('href', '/blog/matcha');
  await expectAccessible();
});

test('the preview of a post shows all that staff wrote', async () => {
  await openPage('/preview/token', {
    shop,
    pagePreview: {
      ...sencha,
      __typename: 'PagePreview',
      kind: 'POST',
      datedAt: null,
      seoTitle: 'Sencha from Uji',
      seoDescription: 'How it is steamed.',
      sections: [{ id: 'text', kind: 'RICH_TEXT', html: '<p>Words</p>' }],
    },
  });
  await expect.element(heading).toHaveTextContent('On Sencha');
  await expect.element(page.getByRole('main')).toMatchTextContent(/Not published yet.*Ada.*Words.*green tea/);
  const listing = page.getByRole('region', { name: 'In lists and search results' });
  await expect
    .element(listing)
    .toMatchTextContent(/Steamed, not roasted\..*Sencha from Uji.*How it is steamed\./);
  await expect.element(listing.getByRole('img')).toBeVisible();
  await expectAccessible();
});

test('a post that does not exist is not found', async () => {
  await openPage('/blog/none', { shop, post: null });
  await expect.element(heading).toHaveTextContent('404 Not Found');
});
