import { expect } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible.ts';
import { signInAsAdmin } from './support/admin-session.ts';
import { placeOrder } from './support/place-order.ts';
import { newShopper } from './support/shopper.ts';
import { test } from './support/test.ts';

test('an unpaid bank transfer is delivered only by an admin who was told what is unpaid', async ({
  page,
  request,
}) => {
  const { id, number } = await placeOrder(request, await newShopper(request), 'BANK');
  await signInAsAdmin(page);
  await page.goto(`/admin/orders/${id}`);
  const question = page.getByRole('alertdialog', { name: `Deliver order #${number} without its payment?` });
  const deliver = async () => {
    await page.getByLabel('New status').selectOption('DELIVERED');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
  };

  await deliver();
  await expect(question).toContainText(
    /\$\d+\.\d\d is not paid yet: no bank transfer with the reference \S+/,
  );
  await expectAccessible(page, 0);
  await question.getByRole('button', { name: 'Keep as it is' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('Pending → Delivered')).toHaveCount(1);

  await page.getByRole('button', { name: 'Mark as received' }).click();
  await page.getByRole('button', { name: 'It is there' }).click();
  await expect(page.getByRole('button', { name: 'Mark as received' })).toBeHidden();
  await deliver();
  await expect(page.getByText('The order is delivered already.')).toBeVisible();
});

test('an admin who insists delivers an unpaid order', async ({ page, request }) => {
  const { id } = await placeOrder(request, await newShopper(request), 'BANK');
  await signInAsAdmin(page);
  await page.goto(`/admin/orders/${id}`);
  await page.getByLabel('New status').selectOption('DELIVERED');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Set to Delivered' }).click();
  await expect(page.getByText('The order is delivered already.')).toBeVisible();
});
