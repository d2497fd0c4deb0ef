import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectAccessible, expectNoViolations } from '../support/expect-accessible.ts';
import { openEmailTo } from '../support/mailbox.ts';
import { test } from '../support/test.ts';

test('a visitor subscribes to the newsletter with two clicks, and unsubscribes with one', async ({
  page,
}) => {
  const email = `reader-${randomUUID().slice(0, 8)}@shop.example`;

  await test.step('subscribe in the footer, without leaving the page', async () => {
    await page.goto('/about');
    const footer = page.getByRole('contentinfo');
    const field = footer.getByRole('textbox', { name: 'Email address' });
    await field.fill(email);
    await field.press('Enter');
    await expect(footer.getByRole('status')).toContainText(`we’ve sent a confirmation link to ${email}`);
    await expect(field).toHaveValue('');
    await expect(page).toHaveURL(/\/about$/);
    await expectNoViolations(page);
  });

  await test.step('confirm with a button, not by opening the link', async () => {
    await openEmailTo(page, email, /^Please confirm your subscription to the/);
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

  await test.step('unsubscribe with the welcome email’s link', async () => {
    await openEmailTo(page, email, /^Welcome to/);
    await page.getByRole('link', { name: /newsletter\/unsubscribe/ }).click();
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText('You are unsubscribed')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the first link does not subscribe them again', async () => {
    await openEmailTo(page, email, /^Please confirm your subscription to the/);
    await page.getByRole('link', { name: /newsletter\/confirm/ }).click();
    await expect(page.getByText('This link is no longer valid')).toBeVisible();
    await page.goto('/newsletter/confirm?token=cut-off');
    await expect(page.getByText('This link is incomplete')).toBeVisible();
  });
});
