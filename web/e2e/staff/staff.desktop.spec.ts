import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { signInAsAdmin } from '../support/admin-session.ts';
import { openEmailTo } from '../support/mailbox.ts';
import { test } from '../support/test.ts';

test('the owner invites a clerk, who sees orders, cannot open the categories, and leaves again', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = randomUUID().slice(0, 8);
  const email = `clerk-${person}@shop.example`;
  const name = `Kim ${person}`;
  await signInAsAdmin(page);

  await test.step('invite', async () => {
    await page.goto('/admin/staff');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption({ label: 'Order clerk' });
    await expect(page.getByText('Order clerk: See unpublished products')).toBeVisible();
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByRole('table', { name: 'Invited' })).toContainText(email);
  });

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const clerk = await context.newPage();

  await test.step('accept', async () => {
    await openEmailTo(clerk, email, /^You’re invited/);
    await clerk.getByRole('link', { name: /staffInvitation/ }).click();
    await expect(clerk).toHaveURL(/\/staffInvitation$/);
    await expect(clerk.getByText('Order clerk')).toBeVisible();
    await expectAccessible(clerk);
    await clerk.getByRole('textbox', { name: 'Name' }).fill(name);
    await clerk.getByRole('textbox', { name: 'Password' }).fill('a quiet corner table');
    await clerk.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(clerk.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  await test.step('see what the role includes, and nothing else', async () => {
    await expect(clerk.getByRole('link', { name: 'All orders' })).toBeVisible();
    await expect(clerk.getByRole('region', { name: 'Revenue', exact: true })).toBeHidden();
    await clerk.goto('/admin/categories');
    await expect(clerk.getByText('Your role does not include this page')).toBeVisible();
    await expectAccessible(clerk);
    await clerk.goto('/admin/products');
    await expect(clerk.getByRole('table', { name: 'Products' }).getByRole('link').first()).toBeVisible();
    await expect(clerk.getByRole('link', { name: 'Add product' })).toBeHidden();
    await expect(clerk.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  });

  await test.step('sign out on another device', async () => {
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    const forgotten = await elsewhere.newPage();
    await forgotten.goto('/adminLogin');
    await forgotten.getByLabel('Email or Phone Number').fill(email);
    await forgotten.getByRole('textbox', { name: 'Password' }).fill('a quiet corner table');
    await forgotten.getByRole('button', { name: 'Log In' }).click();
    await expect(forgotten.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await clerk.goto('/admin');
    await clerk.getByRole('link', { name: /^Your account/ }).click();
    await expect(clerk.getByRole('row', { name: /This session/ })).toBeVisible();
    await clerk.getByRole('button', { name: /^Sign out / }).click();
    await expect(clerk.getByText('Session signed out')).toBeVisible();
    await expect(clerk.getByRole('button', { name: /^Sign out / })).toHaveCount(0);
    await forgotten.reload();
    await expect(forgotten).toHaveURL(/\/adminLogin/);
    await elsewhere.close();
  });

  await test.step('get another role, and then none', async () => {
    await page.reload();
    await page.getByRole('combobox', { name: `Role of ${name}` }).selectOption({ label: 'Catalogue editor' });
    await expect(page.getByText('Role changed')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('combobox', { name: `Role of ${name}` })).toHaveValue('ORDER_CLERK');
    // The toast of the first change disappears.
    await expect(page.getByText('Role changed')).toHaveCount(0);
    await page.getByRole('combobox', { name: `Role of ${name}` }).selectOption({ label: 'Catalogue editor' });
    await expect(page.getByRole('combobox', { name: `Role of ${name}` })).toHaveValue('CATALOGUE_EDITOR');
    await expect(page.getByText('Role changed')).toBeVisible();
    await clerk.goto('/admin/categories');
    await expect(clerk.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
    // A toast under the pointer stays, and this one covers the last row of a long list.
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: `Remove ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText(`${name} was removed`)).toBeVisible();
    await clerk.reload();
    await expect(clerk).toHaveURL(/\/adminLogin/);
  });
  await context.close();
});
