import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { openPage } from '../../../../test/open-page.tsx';

const chosenAt = '2026-11-01T00:00:00.000Z';

function remembered() {
  let columnMappings = [
    { id: 'huber', columns: [{ name: 'Bezeichnung', field: 'Title' }], chosenAt },
    { id: 'meier', columns: [{ name: 'Ware', field: 'SKU' }], chosenAt },
  ];
  return {
    sheetImports: [],
    columnMappings: () => columnMappings,
    columnMappingDelete: ({ id }: { id: string }) => {
      columnMappings = columnMappings.filter((each) => each.id !== id);
      return { columnMappingId: id };
    },
  };
}

test('remembered columns are forgotten after a question', async () => {
  await openPage('/admin/sheets', remembered(), 'owner');
  const table = page.getByRole('table', { name: 'Remembered columns' });
  await expect.element(table.getByText('Bezeichnung: Title')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Forget the columns Bezeichnung' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Forget these columns?' });
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(table.getByText('Bezeichnung: Title')).toBeVisible();

  await page.getByRole('button', { name: 'Forget the columns Bezeichnung' }).click();
  await expect.element(dialog.getByText(/^Bezeichnung. The next file/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Forget' }).click();
  await expect.element(page.getByText('Columns forgotten')).toBeVisible();
  await expect.element(table.getByText('Bezeichnung: Title')).not.toBeInTheDocument();
  await expect.element(table.getByText('Ware: SKU')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Import and export' })).toHaveFocus();
});

test('without remembered columns there is no table', async () => {
  await openPage('/admin/sheets', { sheetImports: [], columnMappings: [] }, 'owner');
  await expect.element(page.getByText('No files were imported in the last 30 days.')).toBeVisible();
  expect(page.getByText('Remembered columns').query()).toBeNull();
});

test('remembered columns that were not loaded can be loaded again', async () => {
  let isDown = true;
  await openPage(
    '/admin/sheets',
    {
      ...remembered(),
      columnMappings: () => {
        if (isDown) throw new Error('down');
        return [{ id: 'meier', columns: [{ name: 'Ware', field: 'SKU' }], chosenAt }];
      },
    },
    'owner',
  );
  const panel = page.getByRole('region', { name: 'Remembered columns' });
  await expect.element(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
  isDown = false;
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Ware: SKU')).toBeVisible();
});
