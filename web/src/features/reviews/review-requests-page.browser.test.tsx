import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../test/expect-accessible.ts';
import type { Answers } from '../../test/mock-api.ts';
import { loadNoticesAtOnce, notice } from '../../test/notices.ts';
import { openPage } from '../../test/open-page.tsx';

const end = page.getByRole('button', { name: 'Stop asking me for reviews' });
const open = (reviewRequestsUpdate: Answers['reviewRequestsUpdate']) =>
  openPage('/reviewRequests?token=t', { reviewRequestsUpdate });

beforeEach(loadNoticesAtOnce);

test('a button unsubscribes from review requests; opening the page does not', async () => {
  const { operations } = await open({ isSubscribed: false });
  await expect.element(end).toBeVisible();
  expect(operations).not.toContain('UpdateReviewRequests');
  await expectAccessible();
  await end.click();
  await expect.element(page.getByRole('status').filter({ hasText: /^Done\./ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Ask me again' })).toBeVisible();
});

test('an invalid link says so', async () => {
  await open({ userErrors: [{ code: 'NOT_FOUND', message: 'This link is not valid.' }] });
  await end.click();
  await expect
    .element(notice('Nothing was changed', 'alertdialog'))
    .toMatchTextContent(/This link is not valid\./);
  await expect.element(end).toBeVisible();
});
