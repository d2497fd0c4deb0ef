import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { openPage } from '../../../../test/open-page.tsx';

const unmapped = {
  id: 'import-1',
  kind: 'PRODUCTS',
  state: 'UNMAPPED',
  fileName: 'preisliste.csv',
  source: null,
  encoding: null,
  columnsChosenAt: null,
  columnChoices: ['Handle', 'Title', 'SKU', 'Price', 'New stock'],
  columns: [
    { name: 'Bezeichnung', isImported: false, field: 'Title', samples: ['Lampe', 'Teppich'] },
    { name: 'Kürzel', isImported: false, field: null, samples: ['L-1', 'T-1'] },
    { name: 'Preis', isImported: false, field: 'Price', samples: ['30', '90,50'] },
    { name: 'Bild', isImported: false, field: null, samples: [] },
    { name: 'Bild', isImported: false, field: null, samples: [] },
    { name: 'B-ILD ', isImported: false, field: null, samples: [] },
  ],
} as const;

test('staff choose what the columns of a file are, and the file is checked', async () => {
  let sheetImport: object = unmapped;
  const sent: unknown[] = [];
  await openPage(
    '/admin/sheets?import=import-1',
    {
      sheetImport: () => sheetImport,
      sheetImportColumnsUpdate: (input: unknown) => {
        sent.push(input);
        sheetImport = { ...unmapped, state: 'READY', columnsChosenAt: '2026-11-30T12:00:00Z' };
        return { sheetImport: { ...unmapped, state: 'CHECKING' }, userErrors: [] };
      },
    },
    'owner',
  );
  await expect.element(page.getByText('What is in these columns?')).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Bezeichnung' })).toHaveValue('Title');
  await expect.element(page.getByRole('combobox', { name: 'Preis' })).toHaveValue('Price');
  await expect.element(page.getByText('L-1 · T-1')).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Bild' })).toHaveValue('');
  await expectAccessible();

  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Kürzel' }), 'SKU');
  await userEvent.click(page.getByRole('button', { name: 'Check the file with these columns' }));
  await expect.element(page.getByText(/^Columns as chosen on Nov 30, 2026/)).toBeVisible();
  expect(sent).toEqual([
    {
      id: 'import-1',
      columns: [
        { name: 'Bezeichnung', field: 'Title' },
        { name: 'Kürzel', field: 'SKU' },
        { name: 'Preis', field: 'Price' },
        { name: 'Bild', field: null },
      ],
    },
  ]);
  const change = page.getByText('Change the columns');
  await expect.element(page.getByRole('combobox', { name: 'Preis' })).not.toBeInTheDocument();
  await userEvent.click(change);
  await expect.element(page.getByRole('combobox', { name: 'Preis' })).toBeVisible();
});

test('an error is at its column, and the choice stays after a reload', async () => {
  const answers = {
    sheetImport: unmapped,
    sheetImportColumnsUpdate: () => ({
      sheetImport: null,
      userErrors: [
        {
          code: 'INVALID_VALUE' as const,
          field: ['columns', '1', 'field'],
          message: 'Two columns can’t be “Title”.',
        },
      ],
    }),
  };
  await openPage('/admin/sheets?import=import-1', answers, 'owner');
  const code = page.getByRole('combobox', { name: 'Kürzel' });
  await userEvent.selectOptions(code, 'Title');
  await userEvent.click(page.getByRole('button', { name: 'Check the file with these columns' }));
  await expect.element(code).toHaveAccessibleDescription(/Two columns can’t be “Title”/);
  await expect.element(code).toHaveFocus();
  await openPage('/admin/sheets?import=import-1', answers, 'owner');
  await expect.element(page.getByRole('combobox', { name: 'Kürzel' })).toHaveValue('Title');
});
