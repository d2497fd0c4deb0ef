import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MutationdigitalFileDeleteArgs } from '../../../../gql/graphql.ts';
import { aProductForStaff } from '../../../../test/a-product-for-staff.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { dropFiles, fakeUploads } from '../../../../test/fake-uploads.ts';
import { openPage } from '../../../../test/open-page.tsx';

const group = page.getByRole('group', { name: 'Files to download' });
const files = group.getByRole('list', { name: 'Files to download' });
const choose = group.getByRole('button', { name: 'Choose files' });

test('files are uploaded one after the other, rejected with the reason, and deleted', async () => {
  let stored = [{ id: 'file-1', name: 'song.mp3', size: 2_516_582 }];
  const variant = () => ({ id: 'jar-1', digitalFiles: stored });
  await openPage(
    '/admin/products/jar/edit',
    {
      product: aProductForStaff(),
      productVariants: () => ({ nodes: [variant()] }),
      digitalFileDelete: ({ id }: MutationdigitalFileDeleteArgs) => {
        stored = stored.filter((file) => file.id !== id);
        return { digitalFileId: id };
      },
    },
    'owner',
  );
  await expect.element(files.getByRole('listitem')).toMatchTextContent('song.mp32.4 MB');
  await expectAccessible();

  fakeUploads((name) => {
    if (name === 'empty.txt') return { detail: 'This file is empty.' };
    stored = [...stored, { id: name, name, size: 512 }];
    return { id: name };
  });
  dropFiles(group.getByText('Or drop them here.', { exact: false }), 'empty.txt', 'score.pdf');
  await expect.element(files.getByText('score.pdf')).toBeVisible();
  await expect.element(files.getByText('512 bytes')).toBeVisible();
  await expect.element(group.getByRole('alert')).toMatchTextContent('empty.txt: This file is empty.');
  expect(files.getByRole('listitem').elements()).toHaveLength(2);

  await files.getByRole('button', { name: 'Delete song.mp3' }).click();
  await expect.element(files.getByText('song.mp3')).not.toBeInTheDocument();
  await expect.element(choose).toHaveFocus();
  await expect.element(files.getByText('score.pdf')).toBeVisible();
});

test('an upload in progress shows how far it is, and a new product is saved first', async () => {
  fakeUploads(() => undefined);
  const variant = { id: 'jar-1', digitalFiles: [] };
  const answers = { product: aProductForStaff(), productVariants: { nodes: [variant] } };
  await openPage('/admin/products/jar/edit', answers, 'owner');
  await expect.element(choose).toBeVisible();
  dropFiles(group.getByText('Or drop them here.', { exact: false }), 'film.mp4');
  await expect.element(group.getByRole('progressbar', { name: 'Uploading film.mp4' })).toBeVisible();

  await openPage('/admin/products/add', {}, 'owner');
  await expect.element(group).toMatchTextContent(/Save the product first/);
  await expect.element(choose).not.toBeInTheDocument();
});
