import { expect, type Page } from '@playwright/test';
import { newAdminToken } from './admin.ts';
import { viewerOf } from './shopper.ts';

/**
 * Starts with the demo admin signed in, on no page yet: a session of its own is in local storage before the
 * first page loads. One that ends is gone for good.
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
 * Submits the login form of the back office, which is open or about to be, as soon as a trial shop has filled
 * in its demo admin.
 */
export async function submitAdminLogin(page: Page): Promise<void> {
  await expect(page.getByLabel('Email or Phone Number')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Log In' }).click();
}
