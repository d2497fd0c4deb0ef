import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { adminToken } from '../support/admin.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { callApi } from '../support/graphql.ts';
import { openEmailTo } from '../support/mailbox.ts';
import { test } from '../support/test.ts';

const PASSWORD = 'a quiet corner table';
const INVITE = `mutation ($input: StaffInviteInput!) { staffInvite(input: $input) { userErrors { code message } } }`;

// Browsers create no passkeys for IP addresses.
test.use({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')),
});

/** Adds a virtual authenticator that stores passkeys and always confirms. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function takeFirstStep(page: Page, email: string): Promise<void> {
  await page.goto('/adminLogin');
  await page.getByLabel('Email or Phone Number').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();
}

test('a clerk adds a passkey, logs in with it, renames it and removes it', async ({ page, request }) => {
  const person = randomUUID().slice(0, 8);
  const email = `passkey-${person}@shop.example`;
  await callApi(request, INVITE, { input: { email, roleId: 'ORDER_CLERK' } }, await adminToken(request));
  await addAuthenticator(page);
  const panel = page.getByRole('region', { name: 'Two-step login' });
  const passkeys = panel.getByRole('list', { name: 'Passkeys' });
  let recoveryCode = '';

  await test.step('join the staff', async () => {
    await openEmailTo(page, email, /^You’re invited/);
    const link = await page.getByRole('link', { name: /staffInvitation/ }).getAttribute('href');
    // The email has the shop's URL, which contains an IP address here.
    await page.goto((link ?? '').replace('127.0.0.1', 'localhost'));
    await page.getByRole('textbox', { name: 'Name' }).fill(`Kim ${person}`);
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Accept the invitation' }).click();
    await page.getByRole('link', { name: /^Your account/ }).click();
  });

  await test.step('add a passkey', async () => {
    await panel.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(panel.getByRole('textbox', { name: 'Name of the passkey' })).toBeFocused();
    await panel.getByRole('textbox', { name: 'Name of the passkey' }).fill('Laptop');
    await panel.getByRole('textbox', { name: 'Your password' }).fill('not my password');
    await panel.getByRole('button', { name: 'Continue' }).click();
    await expect(panel.getByText('The current password is wrong.')).toBeVisible();
    await expectAccessible(page);
    await panel.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
    await panel.getByRole('button', { name: 'Continue' }).click();
    const recoveryCodes = panel.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(recoveryCodes).toHaveCount(10);
    recoveryCode = await recoveryCodes.first().innerText();
    await panel.getByRole('button', { name: 'I have saved them' }).click();
    await expect(passkeys.getByRole('listitem')).toContainText(/Laptop.*never used/);
    await expectAccessible(page);
  });

  await test.step('log in with it', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await takeFirstStep(page, email);
    await expect(page.getByRole('heading', { level: 1, name: 'Use your passkey' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use a code instead' }).click();
    await expect(page.getByRole('textbox', { name: 'Recovery code' })).toBeFocused();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  await test.step('rename and remove it', async () => {
    await page.getByRole('link', { name: /^Your account/ }).click();
    await expect(passkeys.getByRole('listitem')).toContainText('last used');
    await passkeys.getByRole('button', { name: 'Rename Laptop' }).click();
    await panel.getByRole('textbox', { name: 'Name of the passkey' }).fill('Old laptop');
    await panel.getByRole('button', { name: 'Save' }).click();
    await passkeys.getByRole('button', { name: 'Remove Old laptop' }).click();
    await expect(panel.getByRole('textbox', { name: 'Code' })).toBeFocused();
    await panel.getByRole('textbox', { name: 'Code' }).fill('0000-0000-0000-0000');
    await panel.getByRole('button', { name: 'Remove' }).click();
    await expect(panel.getByText('This code is wrong, too old or already used.')).toBeVisible();
    await expectAccessible(page);
    await panel.getByRole('textbox', { name: 'Code' }).fill(recoveryCode);
    await panel.getByRole('button', { name: 'Remove' }).click();
    await expect(panel.getByRole('button', { name: 'Set up an app' })).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await takeFirstStep(page, email);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });
});
