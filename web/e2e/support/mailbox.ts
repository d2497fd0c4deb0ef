import { expect, type Page } from '@playwright/test';

/** Opens the newest email to this recipient in the trial shop's local mailbox, as soon as it has arrived. */
export async function openEmailTo(page: Page, email: string, subject: RegExp): Promise<void> {
  const mail = page.getByRole('listitem').filter({ hasText: email }).getByRole('link', { name: subject });
  await expect(async () => {
    await page.goto('/dev/mailbox');
    await expect(mail.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.first().click();
  await expect(page.getByText('Trial installation.')).toBeVisible();
}
