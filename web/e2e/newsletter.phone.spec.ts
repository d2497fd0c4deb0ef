import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectAccessible, expectNoViolations } from './support/expect-accessible.ts';
import { signInAsAdmin } from './support/admin-session.ts';
import { openMailTo } from './support/mailbox.ts';
import { newShopper, signIn } from './support/shopper.ts';
import { test } from './support/test.ts';

test('a visitor gets the newsletter by two clicks, and is rid of it by one', async ({ page }) => {
  const email = `reader-${randomUUID().slice(0, 8)}@shop.example`;

  await test.step('ask in the footer, on the page where one is', async () => {
    await page.goto('/about');
    const footer = page.getByRole('contentinfo');
    const field = footer.getByRole('textbox', { name: 'E-mail address' });
    await field.fill(email);
    await field.press('Enter');
    await expect(footer.getByRole('status')).toContainText(`we have written to ${email}`);
    await expect(field).toHaveValue('');
    await expect(page).toHaveURL(/\/about$/);
    await expectNoViolations(page);
  });

  await test.step('confirm by a button, not by opening the link', async () => {
    await openMailTo(page, email, /^Please confirm: the newsletter of/);
    await page.getByRole('link', { name: /newsletter\/confirm/ }).click();
    await expect(page).toHaveURL(/\/newsletter\/confirm$/);
    await expect(page.getByText('You are subscribed')).toBeHidden();
    const button = page.getByRole('button', { name: 'Confirm my subscription' });
    await expect(button).toBeVisible();
    await expectAccessible(page);
    await button.click();
    await expect(page.getByText('You are subscribed')).toBeVisible();
    await page.reload();
    await expect(page.getByText('You are subscribed')).toBeVisible();
  });

  await test.step('leave by the link of the welcome', async () => {
    await openMailTo(page, email, /^Welcome to/);
    await page.getByRole('link', { name: /newsletter\/unsubscribe/ }).click();
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText('You are unsubscribed')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the first link does not bring them back', async () => {
    await openMailTo(page, email, /^Please confirm: the newsletter of/);
    await page.getByRole('link', { name: /newsletter\/confirm/ }).click();
    await expect(page.getByText('This link is no longer valid')).toBeVisible();
    await page.goto('/newsletter/confirm?token=cut-off');
    await expect(page.getByText('This link is not complete')).toBeVisible();
  });
});

test('a customer turns it on in the account, and staff see when and where', async ({ page, request }) => {
  const shopper = await newShopper(request);
  await signIn(page, shopper);
  await page.goto('/account/mails');
  const newsletter = page.getByRole('region', { name: 'Newsletter' });
  await newsletter.getByRole('button', { name: 'Subscribe' }).click();
  await expect(newsletter.getByText(`we have written to ${shopper.email}`)).toBeVisible();
  await expectAccessible(page);

  await openMailTo(page, shopper.email, /^Please confirm: the newsletter of/);
  await page.getByRole('link', { name: /newsletter\/confirm/ }).click();
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(page.getByText('You are subscribed')).toBeVisible();
  await page.goto('/account/mails');
  await expect(newsletter.getByText(`You get the newsletter at ${shopper.email}`)).toBeVisible();

  await signInAsAdmin(page);
  await page.goto('/admin/newsletter');
  await page.getByRole('searchbox', { name: 'Search subscribers' }).fill(shopper.email);
  // Else the list may begin to load, and fade, while contrast is measured.
  await expect(page).toHaveURL(/[?&]q=/);
  const row = page.getByRole('table', { name: 'Newsletter' }).getByRole('row', { name: shopper.email });
  await expect(row).toContainText('Subscribed');
  await expect(row).toContainText('The account');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('newsletter.csv');
});
