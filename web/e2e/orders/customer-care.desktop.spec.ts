import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { signInAsAdmin } from '../support/admin-session.ts';
import { placeOrder } from '../support/place-order.ts';
import { newShopper } from '../support/shopper.ts';
import { test } from '../support/test.ts';

test('a customer is tagged, gets a note and a data export, and is erased; the order stays', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const { id: orderId } = await placeOrder(request, shopper);
  const customerPath = `/admin/customers/${shopper.session.user.id}`;
  const tag = `fair ${orderId.slice(-6)}`;
  await signInAsAdmin(page);

  await test.step('add a tag and a note', async () => {
    await page.goto(customerPath);
    await expect(page.getByRole('region', { name: 'Overview' })).toContainText('1 order');
    const tags = page.getByRole('region', { name: 'Tags' });
    await tags.getByLabel('New tag').fill(tag);
    await tags.getByLabel('New tag').press('Enter');
    await expect(tags.getByRole('listitem')).toHaveText(`Remove tag ${tag}`);
    const notes = page.getByRole('region', { name: 'Notes' });
    await notes.getByLabel('Note').fill('Wants gift wrap.');
    await notes.getByRole('button', { name: 'Add note' }).click();
    await expect(notes.getByRole('listitem')).toContainText(/Wants gift wrap\..*by Alex Moreau/);
    await expect(notes.getByLabel('Note')).toHaveValue('');
    await expectAccessible(page);
  });

  await test.step('the tag finds the customer', async () => {
    await page.goto('/admin/customers');
    await page.getByRole('combobox', { name: 'Tag' }).selectOption(tag);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page).toHaveURL(/tag=fair/);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Tags' }).click();
    await page.getByLabel('Add tags').fill('by hand');
    await page.getByRole('button', { name: 'Change tags' }).click();
    await expect(page.getByRole('row').getByText(`by hand, ${tag}`)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('row').getByText(`by hand, ${tag}`)).toBeHidden();
    await expect(page.getByRole('row').getByText(tag)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toContain(shopper.email);
    await page.getByRole('row').getByRole('link').click();
  });

  await test.step('all data is exported to a file', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download all data' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain(shopper.email);
    expect(file).toContain('Wants gift wrap.');
  });

  await test.step('a customer with an unshipped order cannot be erased', async () => {
    await page.getByRole('button', { name: 'Erase customer' }).click();
    // Excludes the toast about the tags.
    const dialog = page.getByRole('dialog').filter({ hasText: 'Erase permanently' });
    await dialog.getByRole('button', { name: 'Erase permanently' }).click();
    await expect(dialog).toContainText('Please enter the email address of the account');
    await dialog.getByRole('textbox').fill(shopper.email);
    await expectAccessible(page, 0);
    await dialog.getByRole('button', { name: 'Erase permanently' }).click();
    await expect(dialog).toContainText('has an open order');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('after that, only the order remains', async () => {
    await page.goto(`/admin/orders/${orderId}`);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Cancelled');
    await page.goto(customerPath);
    await page.getByRole('button', { name: 'Erase customer' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(shopper.email);
    await dialog.getByRole('button', { name: 'Erase permanently' }).click();
    await expect(page.getByText('Customer erased')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/customers$/);
    await page.goto(`/admin/orders/${orderId}`);
    await expect(page.getByRole('region', { name: 'Customer' })).toContainText('was erased');
    await expect(page.getByRole('main')).not.toContainText(shopper.email);
    await expectAccessible(page);
  });
});
