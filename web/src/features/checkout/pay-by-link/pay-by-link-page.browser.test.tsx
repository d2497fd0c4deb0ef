import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MutationpaymentLinkOpenArgs } from '../../../gql/graphql.ts';
import { STAYS_HERE } from '../../../test/another-site.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { openPage } from '../../../test/open-page.tsx';

const pay = page.getByRole('button', { name: 'Pay by card' });
const terms = page.getByRole('checkbox', { name: /^I accept the terms of sale/ });

const aLink = (asksForTerms: boolean) => ({
  number: 'J-1001',
  total: 2550,
  currencyCode: 'USD',
  state: 'OPEN' as const,
  expiresAt: '2026-01-08T00:00:00.000Z',
  asksForTerms,
});

/** Opens the page of a link, and collects what it sends. */
async function openLink(asksForTerms: boolean) {
  const sent: MutationpaymentLinkOpenArgs[] = [];
  await openPage('/pay?token=secret', {
    paymentLink: aLink(asksForTerms),
    paymentLinkOpen: (args: MutationpaymentLinkOpenArgs) => {
      sent.push(args);
      return { url: STAYS_HERE };
    },
  });
  return sent;
}

test('a link that asks for it is only paid with accepted terms', async () => {
  const sent = await openLink(true);
  await pay.click();
  await expect.element(terms).toHaveFocus();
  await expect.element(terms).toHaveAccessibleDescription('Please accept the terms of sale');
  await expectAccessible();
  expect(sent).toEqual([]);
  await terms.click();
  await pay.click();
  await expect.poll(() => sent).toMatchObject([{ token: 'secret', acceptsTerms: true }]);
});

test('another link leads to the payment at once', async () => {
  const sent = await openLink(false);
  await pay.click();
  await expect.poll(() => sent).toMatchObject([{ token: 'secret' }]);
  await expect.element(terms).not.toBeInTheDocument();
});

test('a shop that has begun to ask meanwhile gets its checkbox', async () => {
  const error = {
    code: 'REQUIRED' as const,
    message: 'Please accept the terms of sale',
    field: ['acceptsTerms'],
  };
  const api = await openPage('/pay?token=secret', {
    paymentLink: aLink(false),
    paymentLinkOpen: { url: null, userErrors: [error] },
  });
  await expect.element(pay).toBeVisible();
  api.answer({ paymentLink: aLink(true) });
  await pay.click();
  await expect.element(terms).toBeVisible();
});
