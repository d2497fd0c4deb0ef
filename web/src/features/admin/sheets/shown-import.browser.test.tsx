import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { openPage } from '../../../test/open-page.tsx';

test('a checked file of Shopify says what was read, what is not kept and what it creates', async () => {
  await openPage(
    '/admin/sheets?import=import-1',
    {
      sheetImport: {
        id: 'import-1',
        kind: 'PRODUCTS',
        fileName: 'products_export.csv',
        state: 'READY',
        rowCount: 3,
        createdCount: 1,
        source: 'Shopify',
        encoding: 'windows-1252',
        columns: [
          { name: 'Handle', isImported: true },
          { name: 'Variant Price', isImported: true },
          { name: 'Cost per item', isImported: false },
        ],
        entries: [{ kind: 'CREATED', line: 2, subject: 'Stone Mug' }],
        notices: [
          {
            kind: 'NOTICE',
            line: 2,
            column: 'Type',
            after: 'Vases',
            message: 'This category will be created.',
          },
          {
            kind: 'NOTICE',
            line: 3,
            column: 'Variant SKU',
            subject: 'Stone Mug',
            after: 'MUG-1',
            message: 'Not imported: row 2 has the same SKU.',
          },
        ],
      },
    },
    'owner',
  );
  await expect.element(page.getByText('This is a file of Shopify.')).toBeVisible();
  await expect.element(page.getByText(/It was read as windows-1252/)).toBeVisible();
  const notice = page.getByRole('table', { name: 'Notices' }).getByRole('row').last();
  for (const text of ['3', 'Stone Mug', 'Variant SKU', 'MUG-1', 'Not imported: row 2 has the same SKU.'])
    await expect.element(notice.getByText(text)).toBeVisible();
  await expect.element(page.getByRole('row').getByText('The whole file')).toBeVisible();
  await expect.element(page.getByText(/Please read the notices below first/)).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Changes' }).getByText('Stone Mug')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Import 1 change' })).toBeVisible();

  const columns = page.getByText('2 columns imported, 1 ignored');
  await expect.element(page.getByText('Ignored: Cost per item')).not.toBeVisible();
  await userEvent.click(columns);
  await expect.element(page.getByText('Imported: Handle, Variant Price')).toBeVisible();
  await expect.element(page.getByText('Ignored: Cost per item')).toBeVisible();
  await expectAccessible();
});

test('a sheet that changes nothing does not match the shop if there are notices', async () => {
  await openPage(
    '/admin/sheets?import=import-1',
    {
      sheetImport: {
        id: 'import-1',
        state: 'READY',
        fileName: 'products.csv',
        notices: [{ kind: 'NOTICE', line: 2, column: 'Stock', after: '28', message: 'The shop has 18.' }],
      },
    },
    'owner',
  );
  await expect.element(page.getByText('Nothing to change')).toBeVisible();
  await expect
    .element(page.getByText('The notices below say what of products.csv is not imported.'))
    .toBeVisible();
  expect(page.getByText(/matches what the shop has/).query()).toBeNull();
});

test('a sheet of the shop in UTF-8 only says how many columns it has', async () => {
  await openPage(
    '/admin/sheets?import=import-1',
    {
      sheetImport: {
        id: 'import-1',
        state: 'INVALID',
        errorCount: 1,
        columns: [{ name: 'SKU', isImported: true }],
        entries: [{ kind: 'ERROR', line: 2, column: 'SKU', message: 'The variant does not exist.' }],
      },
    },
    'owner',
  );
  await expect.element(page.getByRole('table', { name: 'Errors' })).toBeVisible();
  await expect.element(page.getByText('1 column imported')).toBeVisible();
  expect(page.getByText(/products file/).query()).toBeNull();
  expect(page.getByText(/It was read as/).query()).toBeNull();
  expect(page.getByRole('table', { name: 'Notices' }).query()).toBeNull();
});

const withErrors = {
  id: 'import-1',
  kind: 'PRODUCTS',
  fileName: 'products.csv',
  errorCount: 1,
  changedCount: 2,
  entries: [
    { kind: 'ERROR', line: 2, column: 'Price', subject: 'MUG-1', message: 'This must be an amount.' },
    { kind: 'CHANGED', line: 3, column: 'Price', subject: 'Lamp', before: '30.00', after: '35.00' },
  ],
} as const;

test('what is valid can be imported although other rows have errors, which can be downloaded', async () => {
  await openPage(
    '/admin/sheets?import=import-1',
    { sheetImport: { ...withErrors, state: 'INVALID', canSkipInvalid: true, source: null } },
    'owner',
  );
  await expect.element(page.getByText('1 error in the file')).toBeVisible();
  await expect.element(page.getByText(/or import what is valid/)).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Errors' }).getByText('MUG-1')).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Changes' }).getByText('Lamp')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Import the 2 valid changes' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Download the rows with errors' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Choose another file' })).toBeVisible();
  await expectAccessible();
});

test('an import without the rows with errors says that it left them out', async () => {
  await openPage(
    '/admin/sheets?import=import-1',
    { sheetImport: { ...withErrors, state: 'DONE', canSkipInvalid: false, source: null } },
    'owner',
  );
  await expect.element(page.getByText('Imported without the rows with errors')).toBeVisible();
  await expect.element(page.getByText('2 changed')).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Errors' }).getByText('MUG-1')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Download the rows with errors' })).toBeVisible();
});

test('the rows of another system are corrected in its file', async () => {
  await openPage(
    '/admin/sheets?import=import-1',
    { sheetImport: { ...withErrors, state: 'INVALID', canSkipInvalid: true, source: 'Shopify' } },
    'owner',
  );
  await expect.element(page.getByRole('button', { name: 'Import the 2 valid changes' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Download the rows with errors' }).query()).toBeNull();
});

test('nothing can be imported from a file without valid rows', async () => {
  await openPage(
    '/admin/sheets?import=import-1',
    { sheetImport: { ...withErrors, state: 'INVALID', canSkipInvalid: false, source: null } },
    'owner',
  );
  await expect.element(page.getByText(/Nothing was changed. Correct products.csv/)).toBeVisible();
  expect(page.getByRole('button', { name: /valid/ }).query()).toBeNull();
  expect(page.getByRole('table', { name: 'Changes' }).query()).toBeNull();
});

const imported = {
  id: 'import-1',
  kind: 'PRODUCTS',
  state: 'DONE',
  fileName: 'products.csv',
  createdCount: 2,
} as const;

test('an import shows its pictures while they arrive', async () => {
  let storedPictureCount = 3;
  await openPage(
    '/admin/sheets?import=import-1',
    {
      sheetImport: () => ({
        ...imported,
        storedPictureCount,
        waitingPictureCount: 1200 - storedPictureCount,
        failedPictureCount: 0,
      }),
    },
    'owner',
  );
  await expect.element(page.getByText('Pictures: 3 of 1,200 stored')).toBeVisible();
  await expect.element(page.getByText(/^1,197 pictures are still waiting/)).toBeVisible();
  await expectAccessible();
  storedPictureCount = 1200;
  await expect.element(page.getByText('1,200 pictures stored')).toBeVisible();
  expect(page.getByRole('progressbar').query()).toBeNull();
});

test('pictures that could not be fetched are listed, and can be tried again', async () => {
  const failed = {
    storedPictureCount: 1,
    waitingPictureCount: 0,
    failedPictureCount: 1,
    failedPictures: [
      {
        url: 'https://cdn.example/mug.jpg',
        productId: 'mug',
        productTitle: 'Stone Mug',
        message: 'The server responded with status 404.',
      },
    ],
  };
  const waiting = {
    storedPictureCount: 1,
    waitingPictureCount: 1,
    failedPictureCount: 0,
    failedPictures: [],
  };
  let pictures: typeof failed | typeof waiting = failed;
  const retried: unknown[] = [];
  await openPage(
    '/admin/sheets?import=import-1',
    {
      sheetImport: () => ({ ...imported, ...pictures }),
      sheetImportPicturesRetry: ({ id }: { id: string }) => {
        retried.push(id);
        pictures = waiting;
        return { sheetImport: { id, ...waiting } };
      },
    },
    'owner',
  );
  await expect.element(page.getByText('1 picture could not be fetched')).toBeVisible();
  const row = page.getByRole('table', { name: 'Pictures that could not be fetched' }).getByRole('row').last();
  await expect.element(row.getByText('https://cdn.example/mug.jpg')).toBeVisible();
  await expect.element(row.getByText('The server responded with status 404.')).toBeVisible();
  await expect
    .element(row.getByRole('link', { name: 'Stone Mug' }))
    .toHaveAttribute('href', '/admin/products/mug/edit');
  await expectAccessible();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByText('Pictures: 1 of 2 stored')).toBeVisible();
  expect(page.getByText(/could not be fetched/).query()).toBeNull();
  expect(retried).toEqual(['import-1']);
});

test('the list of imports says which still have pictures to fetch', async () => {
  await openPage(
    '/admin/sheets',
    { sheetImports: [{ ...imported, waitingPictureCount: 12, failedPictureCount: 1 }] },
    'owner',
  );
  const row = page.getByRole('row').filter({ hasText: 'products.csv' });
  await expect.element(row.getByText('12 pictures waiting')).toBeVisible();
  await expect.element(row.getByText('1 picture failed')).toBeVisible();
});
