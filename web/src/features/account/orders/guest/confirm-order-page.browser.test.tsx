import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Answers } from '../../../../test/mock-api.ts';
import { loadNoticesAtOnce, notice } from '../../../../test/notices.ts';
import { openPage } from '../../../../test/open-page.tsx';

const confirm = page.getByRole('button', { name: 'Confirm my order' });
const open = (orderEmailConfirm: Answers['orderEmailConfirm']) =>
  openPage('/confirmOrder?token=t', { orderEmailConfirm });

beforeEach(loadNoticesAtOnce);

test('a button confirms an order; opening the link does not', async () => {
  const { operations } = await open({ number: 'J-7', status: 'PENDING' });
  await expect.element(confirm).toBeVisible();
  expect(operations).not.toContain('ConfirmOrderByEmail');
  await expectAccessible();
  await confirm.click();
  await expect
    .element(page.getByRole('status').filter({ hasText: 'J-7' }))
    .toMatchTextContent(/is confirmed/);
});

test('an expired link and an unknown one say so', async () => {
  const { answer } = await open({
    userErrors: [{ code: 'LINK_INVALID', message: 'This link is incomplete.' }],
  });
  await confirm.click();
  await expect
    .element(notice('Your order is not confirmed yet', 'alertdialog'))
    .toMatchTextContent(/This link is incomplete\./);
  answer({ orderEmailConfirm: { number: 'J-7', status: 'CANCELLED' } });
  await confirm.click();
  await expect
    .element(page.getByRole('status').filter({ hasText: 'J-7' }))
    .toMatchTextContent(/was cancelled/);
});
