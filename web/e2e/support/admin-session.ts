import { expect, type Page } from '@playwright/test';
import { newAdminToken } from './admin.ts';
import { viewerOf } from './shopper.ts';

/**
 * Signs the demo admin in without opening a page: local storage has a separate session before the first page
 * loads. Once it ends, it does not come back.
 */
export async function signInAsAdmin(page: Page): Promise<void> {
  const token = await newAdminToken(page.request);
  const session = { token, user: await viewerOf(page.request, token) };
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('signed-in-as-admin')) return;
    sessionStorage.setItem('signed-in-as-admin', 'yes');
    localStorage.setItem('admin', JSON.stringify(stored));
  }, session);
}

/** Signs the demo admin in and opens the dashboard. */
export async function openDashboard(page: Page): Promise<void> {
  await signInAsAdmin(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

/**
 * Submits the back office's login form, now or when it opens, as soon as the trial shop has filled in its
 * demo admin.
 */
export async function submitAdminLogin(page: Page): Promise<void> {
  await expect(page.getByLabel('Email or Phone Number')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Log In' }).click();
}
