import { expect, type Page } from '@playwright/test';
import { operationOf } from './operations.ts';

/** Saves the open section of the settings. The toast of an earlier save may still be visible. */
export async function saveSettings(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) =>
    /^Update\w+Settings$/.test(operationOf(response.request()) ?? ''),
  );
  await page.getByRole('button', { name: 'Save changes' }).click();
  await answered;
  await expect(page.getByText('Settings saved').first()).toBeVisible();
}
