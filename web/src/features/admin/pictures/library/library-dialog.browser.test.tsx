import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MutationcategoryCreateArgs, QueryassetsArgs } from '../../../../gql/graphql.ts';
import { aCategory } from '../../../../test/a-category.ts';
import { anAsset } from '../../../../test/an-asset.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { dropFiles, fakeUploads } from '../../../../test/fake-uploads.ts';
import { openPage } from '../../../../test/open-page.tsx';

const teapot = anAsset('teapot', { alt: 'A teapot' });
const spare = anAsset('spare');
const old = anAsset('old');

const open = page.getByRole('button', { name: 'Choose from library' });
const dialog = page.getByRole('dialog', { name: 'Media library' });
const search = dialog.getByRole('searchbox', { name: /^Search pictures/ });
const picture = (name: string) => dialog.getByRole('button', { name, exact: true });
const alt = page.getByRole('textbox', { name: /^What the picture shows/ });

/** A library of three pictures, of which the first page has two. */
const assets = ({ after, search: text }: QueryassetsArgs) => {
  const matching = text == null ? [teapot, spare, old] : text === 'tea' ? [teapot] : [];
  const nodes = after == null ? matching.slice(0, 2) : matching.slice(2);
  const hasNextPage = after == null && matching.length > 2;
  return { nodes, pageInfo: { hasNextPage, endCursor: 'second' }, totalCount: matching.length };
};

test('a picture is searched and chosen by keyboard, with its description', async () => {
  const inputs: unknown[] = [];
  await openPage(
    '/admin/categories/add',
    {
      assets,
      categories: [aCategory()],
      categoryCreate: ({ input }: MutationcategoryCreateArgs) => {
        inputs.push(input.picture);
        return { category: aCategory(), categories: [] };
      },
    },
    'owner',
  );
  await page.getByRole('textbox', { name: /^Name/ }).fill('Teapots');
  await open.click();
  await expect.element(picture('A teapot')).toBeVisible();
  await expectAccessible(0);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
  await expect.element(alt).not.toBeInTheDocument();

  await userEvent.keyboard('{Enter}');
  await dialog.getByRole('button', { name: 'Load more' }).click();
  await expect.element(picture('old.png')).toHaveFocus();
  await search.fill('tea');
  await expect.element(picture('spare.png')).not.toBeInTheDocument();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
  await expect.element(alt).toHaveValue('A teapot');
  await page.getByRole('button', { name: 'Add category' }).click();
  await expect.poll(() => inputs).toEqual([{ assetId: 'teapot', alt: 'A teapot', focalPoint: null }]);
});

test('a library that does not load, is empty, or has no match says so', async () => {
  const api = await openPage('/admin/categories/add', { categories: [aCategory()] }, 'owner');
  await expect.element(open).toBeVisible();
  api.fail(500);
  await open.click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('This could not be loaded');
  api.fail(null);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect.element(dialog).toMatchTextContent('No pictures yet');
  api.answer({ assets });
  await search.fill('kettle');
  await expect.element(dialog).toMatchTextContent('No pictures match this search.');
});

test('a chosen picture replaces a pending upload, and without a description the typed one stays', async () => {
  fakeUploads((name) => (name === 'slow.jpg' ? undefined : { id: name }));
  await openPage('/admin/categories/add', { assets, categories: [aCategory()] }, 'owner');
  const dropPlace = page.getByText(/^Or drop it here\./);
  await expect.element(dropPlace).toBeVisible();
  dropFiles(dropPlace, 'cup.jpg');
  await alt.fill('A cup');
  dropFiles(dropPlace, 'slow.jpg');
  await expect.element(page.getByRole('list', { name: 'Uploads' })).toMatchTextContent('slow.jpg');
  await open.click();
  await picture('spare.png').click();
  await expect.element(page.getByRole('list', { name: 'Uploads' })).not.toBeInTheDocument();
  await expect.element(alt).toHaveValue('A cup');
});
