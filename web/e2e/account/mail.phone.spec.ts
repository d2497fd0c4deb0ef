import { expect } from '@playwright/test';
import { expectNoViolations } from '../support/expect-accessible.ts';
import { openEmailTo } from '../support/mailbox.ts';
import { logIn } from '../support/session.ts';
import { newShopper } from '../support/shopper.ts';
import { test } from '../support/test.ts';

test('a customer who forgot the password chooses a new one by email', async ({ page, request }) => {
  const shopper = await newShopper(request);
  const password = 'a short walk in the sun';

  await test.step('request a link', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveURL(/\/forgotPassword$/);
    // The URL changes before React has replaced the login page, which has an email field, too.
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
    const email = page.getByRole('textbox', { name: 'Email', exact: true });
    await email.fill('nobody');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(email).toHaveAccessibleDescription(/name@example.com/);
    await email.fill(shopper.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText('Check your email')).toBeVisible();
    await expectNoViolations(page);
  });

  await test.step('find it in the email', async () => {
    await openEmailTo(page, shopper.email, /^Choose a new password/);
    await page.getByRole('link', { name: /resetPassword/ }).click();
    // The token is gone from the address bar.
    await expect(page).toHaveURL(/\/resetPassword$/);
  });

  await test.step('choose a new password, also after a reload', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
    await expectNoViolations(page);
    await page.getByLabel('New password').fill(password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password has been changed')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('log in with it', async () => {
    await logIn(page, { email: shopper.email, password });
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('the link works only once', async () => {
    await page.goto('/resetPassword?token=used-long-ago');
    await page.getByLabel('New password').fill(password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('alert').getByText('This link is no longer valid.')).toBeVisible();
  });
});
