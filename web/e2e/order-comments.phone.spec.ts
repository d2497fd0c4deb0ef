import { expect } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible.ts';
import { signInAsAdmin } from './support/admin-session.ts';
import { placeOrder } from './support/place-order.ts';
import { newShopper } from './support/shopper.ts';
import { test } from './support/test.ts';

test('staff notes something about an order among its events, and what is typed is not lost', async ({
  page,
  request,
}) => {
  const { id } = await placeOrder(request, await newShopper(request));
  await signInAsAdmin(page);
  await page.goto(`/admin/orders/${id}`);
  const history = page.getByRole('region', { name: 'History' });
  const comment = history.getByRole('textbox', { name: 'Comment' });
  await comment.fill('Called: wants it on Friday.\nLeave it at the door.');
  await page.reload();
  await expect(comment).toHaveValue('Called: wants it on Friday.\nLeave it at the door.');
  await history.getByRole('button', { name: 'Add comment' }).click();
  await expect(history.getByRole('listitem').last()).toContainText('Called: wants it on Friday.');
  await expect(history.getByRole('listitem').last()).toContainText('by Alex Moreau');
  await expect(comment).toHaveValue('');
  await history.getByRole('button', { name: 'Add comment' }).click();
  await expect(comment).toHaveAccessibleDescription(/Please write something/);
  await expectAccessible(page);
  await page.getByLabel('New status').selectOption('DELIVERED');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(history.getByRole('listitem')).toHaveCount(3);
  await expect(history.getByRole('listitem').nth(1)).toContainText('Leave it at the door.');
});
