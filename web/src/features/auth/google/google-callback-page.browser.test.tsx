import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { shopperSession } from '../../../session/shopper-session.ts';
import { aShopInUs } from '../../../test/a-checkout.ts';
import { comeBack, STAYS_HERE } from '../../../test/another-site.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { openPage } from '../../../test/open-page.tsx';

const googleSignIn = {
  clientId: 'shop',
  authorizationEndpoint: STAYS_HERE,
  scope: 'openid',
  isSandbox: true,
  redirectUri: `${location.origin}/login/google`,
};
const shop = { ...aShopInUs, googleSignIn };

/** The state of a tab that was redirected to Google. */
const leave = () =>
  window.sessionStorage.setItem(
    'google-sign-in',
    JSON.stringify({ state: 'ours', codeVerifier: 'v', nonce: 'n', login: null }),
  );

afterEach(() => vi.restoreAllMocks());

test('an email that Google has not verified does not log in', async () => {
  leave();
  const message = 'Google has not verified your email address yet.';
  await openPage('/login/google?code=c&state=ours', {
    googleSessionCreate: { userErrors: [{ code: 'EMAIL_UNVERIFIED', message }] },
  });
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Back to login' })).toBeVisible();
  expect(shopperSession.read()).toBeNull();
  await expectAccessible();
});

test.each([
  ['/login/google?code=theirs&state=theirs', 'This sign-in was not started here'],
  ['/login/google?error=access_denied&state=ours', 'You did not sign in, and nothing has changed.'],
])('%s goes nowhere: %s', async (path, message) => {
  leave();
  const { operations } = await openPage(path);
  await expect.element(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  expect(operations).not.toContain('GoogleSignIn');
  // Nothing can be used twice.
  expect(window.sessionStorage.getItem('google-sign-in')).toBeNull();
});

test('the Google button stays pending while the browser leaves, until it comes back', async () => {
  await openPage('/login', { shop });
  const google = page.getByRole('button', { name: /^Sign in with Google/ });
  await google.click();
  await expect.element(google).toHaveAttribute('aria-busy', 'true');
  comeBack();
  await expect.element(google).not.toHaveAttribute('aria-busy');
});

test('a browser without storage explains what Google needs, and that the session is short', async () => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
  }
  await openPage('/signup', { shop });
  await expect.element(page.getByText(/you’ll be logged out when you reload/)).toBeVisible();
  await page.getByRole('button', { name: /^Sign up with Google/ }).click();
  await expect.element(page.getByText(/which Google sign-in needs/)).toBeVisible();
  await expectAccessible();
});
