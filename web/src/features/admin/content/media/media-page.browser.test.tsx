import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type {
  MutationassetReplaceArgs,
  MutationassetUpdateArgs,
  QueryassetsArgs,
} from '../../../../gql/graphql.ts';
import { anAsset } from '../../../../test/an-asset.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { dropFiles, fakeUploads } from '../../../../test/fake-uploads.ts';
import { openPage } from '../../../../test/open-page.tsx';

const teapot = anAsset('teapot', { uses: [{ kind: 'PRODUCT', id: 'p1', name: 'Teapot' }] });
const spare = anAsset('spare');

const rowOf = (name: string) =>
  page.getByRole('table', { name: 'Media library' }).getByRole('row').filter({ hasText: name });

test('staff see where pictures are used, find unused ones, and delete only those', async () => {
  const deleted: unknown[] = [];
  await openPage(
    '/admin/media',
    {
      assets: ({ isUnused }: QueryassetsArgs) => {
        const nodes = isUnused ? [spare] : [teapot, spare];
        return { nodes, totalCount: nodes.length };
      },
      assetDelete: ({ id }: { id: string }) => {
        deleted.push(id);
        return { assetId: id, userErrors: [] };
      },
    },
    'owner',
  );
  await expect.element(rowOf('teapot.png')).toMatchTextContent(/512 × 512 px, 84 kB.*Product: Teapot/);
  await expect
    .element(page.getByRole('link', { name: 'Product: Teapot' }))
    .toHaveAttribute('href', '/admin/products/p1/edit');
  await expectAccessible();
  await page.getByRole('button', { name: 'teapot.png' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('Used in');
  await expect.element(dialog.getByRole('button', { name: 'Delete for good' })).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Unused' }).click();
  await expect.element(rowOf('teapot.png')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'spare.png' }).click();
  await expectAccessible(0);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(deleted).toEqual(['spare']);
});

test('a file replaces a picture everywhere, which can be undone', async () => {
  fakeUploads((name) => ({ id: name }));
  const replaced: unknown[] = [];
  await openPage(
    '/admin/media',
    {
      assets: { nodes: [teapot], totalCount: 1 },
      assetReplace: ({ id, replacementId }: MutationassetReplaceArgs) => {
        replaced.push([id, replacementId]);
        return { asset: anAsset(replacementId), isReversible: true, userErrors: [] };
      },
    },
    'owner',
  );
  await page.getByRole('button', { name: 'teapot.png' }).click();
  dropFiles(page.getByRole('dialog').getByText(/^Or drop it here\./), 'kettle.png');
  await expect.element(page.getByText('Picture replaced everywhere')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => replaced)
    .toEqual([
      ['teapot', 'kettle.png'],
      ['kettle.png', 'teapot'],
    ]);
});

test('what another person says about the picture is kept, unless the same is changed', async () => {
  let stored = anAsset('teapot', { alt: 'Tea', version: '1' });
  await openPage(
    '/admin/media',
    {
      assets: { nodes: [stored], totalCount: 1 },
      asset: () => stored,
      assetUpdate: ({ input: { alt, isKept }, expectedVersion }: MutationassetUpdateArgs) => {
        if (expectedVersion !== stored.version) {
          return { userErrors: [{ code: 'VERSION_CHANGED', message: 'It was edited meanwhile.' }] };
        }
        stored = { ...stored, alt: alt ?? '', isKept: isKept ?? false, version: '3' };
        return { asset: stored };
      },
    },
    'owner',
  );
  await page.getByRole('button', { name: 'teapot.png' }).click();
  const dialog = page.getByRole('dialog', { name: 'teapot.png' });
  const conflict = page.getByRole('dialog', { name: 'Someone else has saved changes' });
  const alt = dialog.getByRole('textbox', { name: /^What the picture shows/ });
  await alt.fill('A teapot');
  stored = { ...stored, alt: 'A kettle', isKept: true, version: '2' };
  await userEvent.keyboard('{Enter}');
  await expect.element(conflict).toMatchTextContent(/Yours.*A teapot.*Theirs, saved.*A kettle/);
  await userEvent.keyboard('{Escape}');
  await expect.element(conflict).not.toBeInTheDocument();
  await expect.element(alt).toHaveValue('A teapot');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await conflict.getByRole('radio', { name: /^Yours/ }).click();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(stored).toMatchObject({ alt: 'A teapot', isKept: true });
});
