import { expect } from '@playwright/test';
import { adminToken, ownProduct } from '../support/admin.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { callApi } from '../support/graphql.ts';
import { openDashboard } from '../support/admin-session.ts';
import { placeOrder } from '../support/place-order.ts';
import { newShopper } from '../support/shopper.ts';
import { test } from '../support/test.ts';

const DELIVER = `mutation ($id: ID!) { orderStatusUpdate(id: $id, status: DELIVERED) { userErrors { code message } } }`;
const REVIEW = `mutation ($product: ID!, $input: ReviewInput!) {
  reviewCreate(productId: $product, input: $input) { review { id } userErrors { code message } }
}`;

test('staff approve, reject and reply to reviews', async ({ page, request }) => {
  const product = await ownProduct(request);
  const token = await adminToken(request);
  for (const [title, stars] of [
    ['Sturdy', 5],
    ['Rude', 1],
  ]) {
    const shopper = await newShopper(request);
    const order = await placeOrder(request, shopper, 'CASH_ON_DELIVERY', product);
    await callApi(request, DELIVER, { id: order.id }, token);
    const input = { title, stars, text: 'Said by somebody who has it.' };
    await callApi(request, REVIEW, { product: product.id, input }, shopper.session.token);
  }
  await openDashboard(page);

  await test.step('the dashboard’s list leads to pending reviews', async () => {
    await page.getByRole('link', { name: /reviews? to moderate/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Waiting', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page
      .getByRole('button', { name: `All reviews of ${product.title}` })
      .first()
      .click();
    await expect(page.getByRole('row')).toHaveCount(3);
    await expectAccessible(page);
  });

  await test.step('one is approved, the other rejected with a reason', async () => {
    await page.getByRole('button', { name: 'Approve: Sturdy' }).click();
    await expect(page.getByText('1 review approved')).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('checkbox', { name: 'Select Rude' }).check();
    await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Reject' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reject 1 review' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Please say what you mean.');
    await expectAccessible(page, 0);
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(page.getByText('1 review rejected')).toBeVisible();
    await page.getByRole('button', { name: 'Rejected', exact: true }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Rude' })).toContainText(
      'Please say what you mean.',
    );
  });

  await test.step('the shop replies, and shoppers read it', async () => {
    await page.getByRole('button', { name: 'Approved', exact: true }).click();
    await page.getByRole('button', { name: 'Reply: Sturdy' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reply from the shop' });
    await dialog.getByRole('textbox', { name: 'Reply' }).fill('Thank you.');
    await dialog.getByRole('button', { name: 'Save reply' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Sturdy' })).toContainText('Thank you.');
    await page.goto(`/shop/${product.id}`);
    const review = page.getByRole('article', { name: 'Sturdy' });
    await expect(review).toContainText('Reply from the shop');
    await expect(page.getByRole('article', { name: 'Rude' })).toHaveCount(0);
  });
  await product.withdraw();
});
