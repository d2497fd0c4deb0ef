import { expect, type Page } from '@playwright/test';
import { operationOf } from './operations.ts';

/** Saves the section of the settings that is open. The notice of an earlier save may still show. */
export async function saveSettings(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) =>
    /^Update\w+Settings$/.test(operationOf(response.request()) ?? ''),
  );
  await page.getByRole('button', { name: 'Save changes' }).click();
  await answered;
  await expect(page.getByText('Settings saved').first()).toBeVisible();
}
