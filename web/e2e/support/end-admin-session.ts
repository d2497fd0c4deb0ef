import type { Page } from '@playwright/test';
import { callApi } from './graphql.ts';

/** Ends the current admin session, as the server does after a month or when the password changes. */
export async function endAdminSession(page: Page): Promise<void> {
  const session = await page.evaluate(() => localStorage.getItem('admin'));
  const { token } = JSON.parse(session ?? '{}') as { token: string };
  await callApi(page.request, 'mutation { sessionEnd { ended } }', {}, token);
}
