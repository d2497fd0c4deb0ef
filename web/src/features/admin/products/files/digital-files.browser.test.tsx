import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MutationdigitalFileDeleteArgs } from '../../../../gql/graphql.ts';
import { aProductForStaff } from '../../../../test/a-product-for-staff.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { dropFiles, fakeUploads } from '../../../../test/fake-uploads.ts';
import { openPage } from '../../../../test/open-page.tsx';

const group = page.getByRole('group', { name: 'Files to download' });
const files = group.getByRole('list', { name: 'Files to download' });
const uploads = group.getByRole('list', { name: 'Uploads' });
const choose = group.getByRole('button', { name: 'Choose files' });
const drop = (...names: string[]) =>
  dropFiles(group.getByText('Or drop them here.', { exact: false }), ...names);

test('files are uploaded, or rejected with the reason, and deleted after a question', async () => {
  let stored = [{ id: 'file-1', name: 'song.mp3', size: 2_516_582 }];
  await openPage(
    '/admin/products/jar/edit',
    {
      product: aProductForStaff(),
      productVariants: () => ({ nodes: [{ id: 'jar-1', digitalFiles: stored }] }),
      digitalFileDelete: ({ id }: MutationdigitalFileDeleteArgs) => {
        stored = stored.filter((file) => file.id !== id);
        return { digitalFileId: id };
      },
    },
    'owner',
  );
  await expect.element(files.getByRole('listitem')).toMatchTextContent('song.mp32.5 MB');
  await expectAccessible();

  fakeUploads((name) => {
    if (name === 'empty.txt') return { detail: 'This file is empty.' };
    stored = [...stored, { id: name, name, size: 512 }];
    return { id: name };
  });
  drop('empty.txt', 'score.pdf');
  await expect.element(files.getByRole('listitem').nth(1)).toMatchTextContent('score.pdf1 kB');
  await expect.element(uploads.getByRole('listitem')).toMatchTextContent(/empty\.txt.*This file is empty\./);

  await files.getByRole('button', { name: 'Delete song.mp3' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete “song.mp3”?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.element(files.getByText('song.mp3')).not.toBeInTheDocument();
  await expect.element(choose).toHaveFocus();
  await expect.element(files.getByText('score.pdf')).toBeVisible();
});

test('the product is not saved during an upload, which goes on while the variant is closed', async () => {
  fakeUploads(() => undefined);
  const prices = { salePrice: 850, baseSalePrice: 850 };
  const variants = ['S', 'M'].map((size) => ({ id: size, size, others: [], ...prices }));
  const product = aProductForStaff({ sizes: ['S', 'M'], variants });
  const nodes = [{ id: 'M', digitalFiles: [] }];
  await openPage('/admin/products/jar/edit', { product, productVariants: { nodes } }, 'owner');
  const more = page.getByRole('button', { name: 'More about M' });
  await more.click();
  drop('film.mp4');
  // Vitest does not name a progress bar by its label, as browsers do.
  const progress = uploads.getByRole('listitem').getByRole('progressbar');
  await expect.element(progress).toBeVisible();
  await more.click();
  await expect.element(group).not.toBeInTheDocument();
  await page.getByRole('textbox', { name: 'Title' }).fill('Big jar');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(page.getByText(/Please wait until all files are uploaded\./)).toBeVisible();
  await more.click();
  await expect.element(progress).toBeVisible();
  await uploads.getByRole('button', { name: 'Cancel the upload of film.mp4' }).click();
  await expect.element(uploads).not.toBeInTheDocument();
  await expect.element(choose).toHaveFocus();
});

test('files are uploaded one at a time, and the list is read again after one is canceled', async () => {
  const sent: string[] = [];
  let stored: { id: string; name: string; size: number }[] = [];
  fakeUploads((name) => {
    sent.push(name);
    return undefined;
  });
  const productVariants = () => ({ nodes: [{ id: 'jar-1', digitalFiles: stored }] });
  await openPage('/admin/products/jar/edit', { product: aProductForStaff(), productVariants }, 'owner');
  await expect.element(choose).toBeVisible();
  drop('film.mp4', 'score.pdf');
  await expect.poll(() => uploads.getByRole('listitem').elements()).toHaveLength(2);
  expect(sent).toEqual(['film.mp4']);
  // Its last byte had arrived.
  stored = [{ id: 'film', name: 'film.mp4', size: 512 }];
  await uploads.getByRole('button', { name: 'Cancel the upload of film.mp4' }).click();
  await expect.element(files.getByRole('listitem')).toMatchTextContent('film.mp41 kB');
  expect(sent).toEqual(['film.mp4', 'score.pdf']);
});

test('a new product is saved before it gets files', async () => {
  await openPage('/admin/products/add', {}, 'owner');
  await expect.element(group).toMatchTextContent(/Save the product first/);
  await expect.element(choose).not.toBeInTheDocument();
});
