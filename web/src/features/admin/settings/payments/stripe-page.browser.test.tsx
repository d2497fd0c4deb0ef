import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MutationsettingsStripeUpdateArgs } from '../../../../gql/graphql.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { openPage } from '../../../../test/open-page.tsx';

const PATH = '/admin/settings/stripe';
const noKeys = {
  version: '1',
  locks: [],
  hasKeys: false,
  mode: null,
  webhookUrl: 'https://shop.example/api/payments/stripe/webhook',
};
const activity = { lastPaymentAt: null, lastEventAt: null };
const testKeys = { ...noKeys, version: '2', hasKeys: true, mode: 'TEST', activity } as const;
const secretKey = page.getByRole('textbox', { name: /^Secret key/ });
const signingSecret = page.getByRole('textbox', { name: /^Signing secret/ });
const main = page.getByRole('main');

test('keys that Stripe rejects stay in the form, and are in no storage; saved ones are tried and removed', async () => {
  const problem = {
    code: 'STRIPE_REJECTED' as const,
    message: 'Stripe did not accept the key: Invalid API Key provided: sk_test_***ng',
    field: ['input', 'stripeSecretKey'],
  };
  const sent: object[] = [];
  const api = await openPage(
    PATH,
    {
      settings: { stripe: noKeys },
      settingsStripeUpdate: ({ input, expectedVersion }: MutationsettingsStripeUpdateArgs) => {
        sent.push({ ...input, expectedVersion });
        if (input.stripeSecretKey === 'sk_test_wrong') return { settings: null, userErrors: [problem] };
        return { settings: input.stripeSecretKey === null ? noKeys : testKeys };
      },
    },
    'owner',
  );
  await expect.element(page.getByText('Test mode')).not.toBeInTheDocument();
  await secretKey.fill('sk_test_wrong');
  await signingSecret.fill('whsec_1');
  await userEvent.keyboard('{Enter}');
  await expect.element(secretKey).toHaveAccessibleDescription(/Invalid API Key provided/);
  await expectAccessible();
  const stored = JSON.stringify({ ...window.sessionStorage, ...window.localStorage });
  expect(stored).not.toMatch(/sk_test|whsec/);

  api.answer({ settings: { stripe: testKeys } });
  await secretKey.fill('sk_test_right');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Keys saved')).toBeVisible();
  await expect.element(main).toMatchTextContent('no real money moves');
  await expect.element(main).toMatchTextContent('4242 4242 4242 4242');
  await expect.element(main).toMatchTextContent('Test paymentNone yet');
  await expect.element(secretKey).toHaveValue('');
  await expectAccessible();

  api.answer({ settings: { stripe: noKeys } });
  await page.getByRole('button', { name: 'Remove keys' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove keys' }).click();
  await expect.element(page.getByText('Keys removed')).toBeVisible();
  expect(sent).toEqual([
    { stripeSecretKey: 'sk_test_wrong', stripeWebhookSecret: 'whsec_1', expectedVersion: '1' },
    { stripeSecretKey: 'sk_test_right', stripeWebhookSecret: 'whsec_1', expectedVersion: '1' },
    { stripeSecretKey: null, expectedVersion: '2' },
  ]);
});

test('a test payment appears once it has succeeded', async () => {
  const api = await openPage(PATH, { settings: { stripe: testKeys } }, 'owner');
  await expect.element(main).toMatchTextContent('Test paymentNone yet');
  const worked = { lastPaymentAt: '2026-11-29T12:00:00Z', lastEventAt: '2026-11-29T12:00:01Z' };
  api.answer({ settings: { stripe: { ...testKeys, activity: worked } } });
  await expect.element(main, { timeout: 10_000 }).toMatchTextContent('Test paymentSucceeded, Nov 29, 2026');
  await expect.element(main).toMatchTextContent('Last event Nov 29, 2026');
});

test('the environment variables that set the keys are named, and there is nothing to enter', async () => {
  const locks = [
    { field: 'stripeSecretKey', variable: 'STRIPE_SECRET_KEY' },
    { field: 'stripeWebhookSecret', variable: 'STRIPE_WEBHOOK_SECRET' },
  ] as const;
  await openPage(PATH, { settings: { stripe: { ...testKeys, mode: 'LIVE', locks } } }, 'owner');
  await expect.element(main).toMatchTextContent('Live: the shop charges real cards');
  await expect.element(main).toMatchTextContent('environment variable STRIPE_SECRET_KEY');
  await expect.element(main).toMatchTextContent('environment variable STRIPE_WEBHOOK_SECRET');
  await expect.element(secretKey).not.toBeInTheDocument();
});
