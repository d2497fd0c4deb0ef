import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { signInAsAdmin } from '../support/admin-session.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { test } from '../support/test.ts';

test('a key is created by keyboard, shown once, used, and revoked', async ({ page, request }) => {
  const name = `Stock keeping ${randomUUID().slice(0, 8)}`;
  await signInAsAdmin(page);
  await page.goto('/admin/apiKeys');
  const ordersWith = (key: string) =>
    request.get('/api/getOrders', { headers: { authorization: `Bearer ${key}` } });

  const key = await test.step('create it', async () => {
    const create = page.getByRole('button', { name: 'Create API key' });
    await create.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type(name);
    await page.getByRole('checkbox', { name: 'See orders' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    const shown = page.getByRole('group', { name: 'API key' });
    await expect(shown).toBeFocused();
    return (await shown.textContent()) ?? '';
  });

  const row = page.getByRole('row', { name: new RegExp(name) });
  await test.step('use it, and see when', async () => {
    expect(key).toMatch(/^exk_/);
    await expect(row).toContainText('Never');
    expect((await ordersWith(key)).status()).toBe(200);
    await page.getByRole('button', { name: 'I have saved it' }).click();
    await expect(page.getByRole('button', { name: 'Create API key' })).toBeFocused();
    await page.reload();
    await expect(row).toContainText('127.0.0.1');
    await expect(page.locator('body')).not.toContainText(key);
  });

  await test.step('revoke it', async () => {
    await row.getByRole('button', { name: `Revoke ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(row).toContainText('Revoked');
    expect((await ordersWith(key)).status()).toBe(401);
    await expectAccessible(page);
  });
});
