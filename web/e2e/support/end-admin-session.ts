import type { Page } from '@playwright/test';
import { callApi } from './graphql.ts';

/** Ends the session of the admin who is at work, as the server does it after a month or with a new password. */
export async function endAdminSession(page: Page): Promise<void> {
  const session = await page.evaluate(() => localStorage.getItem('admin'));
  const { token } = JSON.parse(session ?? '{}') as { token: string };
  await callApi(page.request, 'mutation { sessionEnd { ended } }', {}, token);
}
