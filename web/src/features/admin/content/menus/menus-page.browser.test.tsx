import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type {
  MutationmenuUpdateArgs,
  QuerypageDraftArgs,
  QuerypageDraftsArgs,
} from '../../../../gql/graphql.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { openPage } from '../../../../test/open-page.tsx';

const entry = (id: string) => ({ id, link: { label: id, kind: 'URL' as const, target: `/${id}` } });

test('entries of a footer column are added and moved by keyboard', async () => {
  const sent: MutationmenuUpdateArgs[] = [];
  const menu = {
    id: 'footer',
    name: 'FOOTER_1' as const,
    version: '1',
    entries: [entry('Shop'), entry('Cart')],
  };
  await openPage(
    '/admin/menus?menu=FOOTER_1',
    {
      menus: [menu],
      pageDrafts: { nodes: [{ id: 'about', title: 'About us' }] },
      pageDraft: { id: 'about', title: 'About us' },
      menuUpdate: (args: MutationmenuUpdateArgs) => {
        sent.push(args);
        return { menu };
      },
    },
    'owner',
  );
  await page.getByRole('textbox', { name: /^Heading/ }).fill('Help');
  const up = page.getByRole('button', { name: 'Move Cart up' });
  (up.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(up).toHaveFocus();
  await page.getByRole('button', { name: 'Add entry' }).click();
  const added = page.getByRole('group', { name: 'Entry 3' });
  await added.getByRole('combobox', { name: /^Page/ }).selectOptions('About us');
  await added.getByRole('textbox', { name: /^Text of the link/ }).fill('About');
  await expectAccessible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect
    .poll(() => sent[0]?.input)
    .toEqual({
      title: 'Help',
      entries: [
        { id: 'Cart', link: { label: 'Cart', kind: 'URL', target: '/Cart' } },
        { id: 'Shop', link: { label: 'Shop', kind: 'URL', target: '/Shop' } },
        { id: null, link: { label: 'About', kind: 'PAGE', target: 'about' } },
      ],
    });
});

test('an entry can lead to the blog of a shop that has one', async () => {
  let sent: MutationmenuUpdateArgs | undefined;
  const menu = { id: 'legal', name: 'LEGAL' as const, version: '1', entries: [entry('Shop')] };
  const answers = {
    menus: [menu],
    menuUpdate: (args: MutationmenuUpdateArgs) => {
      sent = args;
      return { menu };
    },
  };
  const target = page.getByRole('combobox', { name: /^Leads to/ });
  await openPage('/admin/menus?menu=LEGAL', { ...answers, shop: { hasBlog: false } }, 'owner');
  await expect.element(target).toMatchTextContent(/A product/);
  await expect.element(target).not.toMatchTextContent(/blog/);
  await openPage('/admin/menus?menu=LEGAL', { ...answers, shop: { hasBlog: true } }, 'owner');
  await target.selectOptions('The blog');
  await page.getByRole('textbox', { name: /^Text of the link/ }).fill('News');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect
    .poll(() => sent?.input.entries)
    .toEqual([{ id: 'Shop', link: { label: 'News', kind: 'BLOG', target: '' } }]);
});

test('an entry can lead to a post, which a search finds among many', async () => {
  let sent: MutationmenuUpdateArgs | undefined;
  const link = { label: 'Gone', kind: 'POST' as const, target: 'gone' };
  const menu = { id: 'legal', name: 'LEGAL' as const, version: '1', entries: [{ id: 'entry', link }] };
  await openPage(
    '/admin/menus?menu=LEGAL',
    {
      shop: { hasBlog: true },
      menus: [menu],
      pageDrafts: ({ kind, search }: QuerypageDraftsArgs) => ({
        nodes: search === 'sencha' && kind === 'POST' ? [{ id: 'sencha', title: 'On Sencha' }] : [],
        pageInfo: { hasNextPage: search == null },
      }),
      pageDraft: ({ id }: QuerypageDraftArgs) => (id === 'sencha' ? { id, title: 'On Sencha' } : null),
      menuUpdate: (args: MutationmenuUpdateArgs) => {
        sent = args;
        return { menu };
      },
    },
    'owner',
  );
  const post = page.getByRole('combobox', { name: /^Post/ });
  await expect.element(post).toHaveDisplayValue('No longer exists');
  await expectAccessible();
  await page.getByRole('searchbox', { name: 'Find a post' }).fill('sencha');
  await post.selectOptions('On Sencha');
  await page.getByRole('searchbox', { name: 'Find a post' }).fill('');
  await expect.element(post).toHaveDisplayValue('On Sencha');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect
    .poll(() => sent?.input.entries)
    .toEqual([{ id: 'entry', link: { label: 'Gone', kind: 'POST', target: 'sencha' } }]);
});

test('an error of the server is shown beside the entry’s field', async () => {
  const field = ['input', 'entries', '0', 'link', 'target'];
  await openPage(
    '/admin/menus',
    {
      menus: [{ id: 'main', name: 'MAIN', version: '1', entries: [entry('Shop')] }],
      menuUpdate: { userErrors: [{ code: 'INVALID_VALUE', message: 'This is no link.', field }] },
    },
    'owner',
  );
  const url = page.getByRole('textbox', { name: /^URL/ });
  await url.fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(url).toHaveAccessibleDescription(/This is no link/);
  await expectAccessible();
});
