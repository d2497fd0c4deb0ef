import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { adminToken } from '../support/admin.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { callApi } from '../support/graphql.ts';
import { signInAsAdmin } from '../support/admin-session.ts';
import { openEmailTo } from '../support/mailbox.ts';
import { test } from '../support/test.ts';

const PASSWORD = 'a quiet corner table';
const INVITE = `mutation ($input: StaffInviteInput!) { staffInvite(input: $input) { userErrors { code message } } }`;

/**
 * The code that an app shows this many time steps ahead: each code works once, and one step of drift is
 * allowed.
 */
const codeOf = (secret: string, stepsAhead = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + stepsAhead * 30_000 });

async function takeFirstStep(page: Page, email: string): Promise<void> {
  await page.goto('/adminLogin');
  await page.getByLabel('Email or Phone Number').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible();
}

test('a clerk sets up two-step login, logs in with a code and with a recovery code, and the owner resets it', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const person = randomUUID().slice(0, 8);
  const email = `two-steps-${person}@shop.example`;
  const name = `Robin ${person}`;
  await callApi(request, INVITE, { input: { email, roleId: 'ORDER_CLERK' } }, await adminToken(request));
  let secret = '';
  let recoveryCode = '';

  await test.step('join the staff', async () => {
    await openEmailTo(page, email, /^You’re invited/);
    await page.getByRole('link', { name: /staffInvitation/ }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Accept the invitation' }).click();
    await page.getByRole('link', { name: /^Your account/ }).click();
  });

  await test.step('set up', async () => {
    const panel = page.getByRole('region', { name: 'Two-step login' });
    await panel.getByRole('button', { name: 'Set up an app' }).click();
    await expect(panel.getByRole('textbox', { name: 'Your password' })).toBeFocused();
    await panel.getByRole('textbox', { name: 'Your password' }).fill('not my password');
    await panel.getByRole('button', { name: 'Continue' }).click();
    await expect(panel.getByText('The current password is wrong.')).toBeVisible();
    await panel.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
    await panel.getByRole('button', { name: 'Continue' }).click();
    await expect(panel.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expectAccessible(page);
    secret = (await panel.getByRole('code').innerText()).replaceAll(' ', '');
    await panel.getByRole('textbox', { name: 'Code' }).fill('12345');
    await panel.getByRole('button', { name: 'Turn on' }).click();
    await expect(panel.getByText('This code is wrong, too old or already used.')).toBeVisible();
    await panel.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
    await panel.getByRole('button', { name: 'Turn on' }).click();
    await expect(panel.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Download' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    recoveryCode = /^\w{4}(-\w{4}){3}$/m.exec(file)?.[0] ?? '';
    await panel.getByRole('button', { name: 'I have saved them' }).click();
    await expect(panel.getByText('10 recovery codes are left.')).toBeVisible();
  });

  await test.step('log in with a code', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await takeFirstStep(page, email);
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Code' }).fill('000000');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByText('This code is wrong')).toBeVisible();
    await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, 1));
    await page.getByRole('textbox', { name: 'Code' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  await test.step('log in with a recovery code', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await takeFirstStep(page, email);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode.toUpperCase());
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.getByRole('link', { name: /^Your account/ }).click();
    await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
  });

  await test.step('the owner resets it', async () => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const owner = await context.newPage();
    await signInAsAdmin(owner);
    await owner.goto('/admin/staff');
    const row = owner.getByRole('row', { name: new RegExp(name) });
    await row.getByRole('button', { name: `Reset two-step login of ${name}` }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();
    await expect(row.getByText('Off')).toBeVisible();
    await context.close();
    await page.reload();
    await expect(page).toHaveURL(/\/adminLogin/);
  });
});
