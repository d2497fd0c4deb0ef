import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { ownProduct } from '../support/admin.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { signInAsAdmin } from '../support/admin-session.ts';
import { test } from '../support/test.ts';

async function download(page: Page, name: string): Promise<string[]> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const file = await (await started).path();
  return (await readFile(file, 'utf8')).trim().split('\n');
}

async function choose(page: Page, name: string, rows: string[]): Promise<void> {
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  const buffer = Buffer.from(rows.join('\n'));
  await (await opened).setFiles({ name, mimeType: 'text/csv', buffer });
}

test('a merchant restocks by file: errors are listed, changes are previewed, and then applied', async ({
  page,
  request,
}) => {
  const { title } = await ownProduct(request, { stock: 20 });
  await signInAsAdmin(page);
  await page.goto('/admin/sheets');
  await page.getByLabel('What does the file contain?').selectOption('Stock');
  const [header = '', ...rows] = await download(page, 'Download stock');
  const row = rows.find((each) => each.includes(title)) ?? '';
  expect(row).toMatch(/,20,$/);

  await test.step('an error has its row and column', async () => {
    await choose(page, 'delivery.csv', [header, `${row}many`]);
    await expect(page.getByText('1 error in the file')).toBeVisible();
    const error = page.getByRole('table', { name: 'Errors' }).getByRole('row').last();
    await expect(error).toContainText('New stock');
    await expect(error).toContainText('must be a whole number');
    const report = await download(page, 'Download the report');
    expect(report[0]).toBe('Row,Column,What,Name,Before,After,Error');
    await page.getByRole('button', { name: 'Choose another file' }).click();
  });

  await test.step('changes are previewed, and the preview survives a reload', async () => {
    await page.getByLabel('What does the file contain?').selectOption('Stock');
    await choose(page, `${title} in.csv`, [header, `${row}45`]);
    await expect(page.getByText('Nothing has been changed yet.')).toBeVisible();
    await page.reload();
    const change = page.getByRole('table', { name: 'Changes' }).getByRole('row').last();
    await expect(change).toContainText(title);
    await expect(change).toContainText('45');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Import 1 change' }).click();
    await expect(page.getByText('Imported', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Choose another file' }).click();
    await page.getByLabel('What does the file contain?').selectOption('Stock');
    const after = await download(page, 'Download stock');
    expect(after.find((each) => each.includes(title))).toMatch(/,45,$/);
  });

  await test.step('a row without an id creates a product', async () => {
    await page.getByLabel('What does the file contain?').selectOption('Products');
    const [columns = ''] = await download(page, 'Download products');
    const cells: Record<string, string> = { Title: `${title} II`, Category: 'Electronics', Price: '12.5' };
    const created = columns
      .replace('\uFEFF', '')
      .split(',')
      .map((column) => cells[column] ?? '');
    await choose(page, 'products.csv', [columns, created.join(',')]);
    await expect(page.getByText('All rows are valid: 1 to create')).toBeVisible();
    await page.getByRole('button', { name: 'Import 1 change' }).click();
    await expect(page.getByText('1 created')).toBeVisible();
    await page.getByRole('button', { name: 'Choose another file' }).click();
    await page.getByLabel('What does the file contain?').selectOption('Stock');
  });

  await test.step('an import is canceled, and colleagues see who imported what', async () => {
    await choose(page, `${title} out.csv`, [header, `${row}46`]);
    await page.getByRole('button', { name: 'Cancel the import' }).click();
    await expect(page.getByText('Nothing was changed.')).toBeVisible();
    const recent = page.getByRole('table', { name: 'Recent imports' });
    await expect(recent.getByRole('row').filter({ hasText: `${title} out.csv` })).toContainText('Cancelled');
    await expect(recent.getByRole('row').filter({ hasText: `${title} in.csv` })).toContainText('Imported');
    await recent.getByRole('link', { name: `${title} in.csv` }).click();
    await expect(page.getByRole('table', { name: 'Changes' })).toContainText(title);
    await page.getByRole('button', { name: 'Choose another file' }).click();
  });

  await test.step('orders can be exported to a file', async () => {
    const [columns] = await download(page, 'Download orders');
    expect(columns).toContain('Order,Date,Status');
  });
});
