import { expect } from '@playwright/test';
import { adminToken, ownProduct } from '../support/admin.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { callApi } from '../support/graphql.ts';
import { placeOrder } from '../support/place-order.ts';
import { aPicture } from '../support/product-pictures.ts';
import { newShopper, signIn } from '../support/shopper.ts';
import { test } from '../support/test.ts';

const DELIVER = `mutation ($id: ID!) { orderStatusUpdate(id: $id, status: DELIVERED) { userErrors { code message } } }`;
const WAITING = `query ($product: ID!) { reviews(filter: { productId: $product, state: WAITING }) { nodes { id } } }`;
const APPROVE = `mutation ($id: ID!) { reviewsModerate(reviews: [{ id: $id }], decision: APPROVE) { userErrors { code message } } }`;

test('a buyer reviews a product with a picture, edits it, and others find it helpful', async ({
  page,
  request,
}) => {
  const product = await ownProduct(request);
  const token = await adminToken(request);
  const path = `/shop/${product.id}`;
  const [author, other] = [await newShopper(request), await newShopper(request)];
  const section = page.getByRole('region', { name: 'Reviews' });
  const approve = async () => {
    const { reviews } = await callApi<{ reviews: { nodes: { id: string }[] } }>(
      request,
      WAITING,
      { product: product.id },
      token,
    );
    await callApi(request, APPROVE, { id: reviews.nodes[0]?.id }, token);
  };

  await test.step('other users read why they cannot', async () => {
    await signIn(page, author);
    await page.goto(`/account/reviews/${product.id}`);
    await expect(page.getByText('Only customers who bought it can review it')).toBeVisible();
    await page.goto(path);
    await expect(section.getByText('No reviews yet')).toBeVisible();
    await expect(section.getByText('You can review it once')).toBeVisible();
  });

  await test.step('the order links to the form', async () => {
    const order = await placeOrder(request, author, 'CASH_ON_DELIVERY', product);
    await callApi(request, DELIVER, { id: order.id }, token);
    await page.goto(`/account/orders/${order.id}`);
    await page.getByRole('link', { name: `Write a review: ${product.title}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Write a review' })).toBeVisible();
  });

  await test.step('the review awaits moderation', async () => {
    await page.getByRole('radio', { name: '4 stars' }).check();
    await page.getByRole('textbox', { name: 'Title' }).fill('Holds everything');
    await page
      .getByRole('textbox', { name: 'Your review' })
      .fill('No crack <b>so far</b>.\nhttps://example.com');
    await page.getByLabel('Add pictures').setInputFiles([await aPicture('jar.jpg')]);
    await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Send review' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Reviews' })).toBeVisible();
    await expect(page.getByText('Waiting for approval')).toBeVisible();
  });

  await test.step('once approved, it is shown as plain text', async () => {
    await approve();
    await page.goto(path);
    const review = section.getByRole('article', { name: 'Holds everything' });
    await expect(review).toContainText('No crack <b>so far</b>.');
    await expect(review).toContainText('Jo J.');
    await expect(review).toContainText('Verified purchase');
    await expect(review.getByRole('link')).toHaveCount(0);
    await expect(review.getByRole('button', { name: /^Helpful/ })).toHaveCount(0);
    await review.getByRole('button', { name: /^Picture 1 of 1/ }).click();
    await expect(page.getByRole('dialog', { name: 'Holds everything' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    await section.getByRole('button', { name: /^4 stars/ }).click();
    await expect(section.getByRole('button', { name: /^4 stars/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(review).toBeVisible();
    await section.getByRole('link', { name: 'Edit your review' }).click();
  });

  await test.step('an edit awaits moderation while others read the approved version', async () => {
    await page.getByRole('textbox', { name: 'Title' }).fill('Cracked');
    await page.getByRole('button', { name: 'Save review' }).click();
    await expect(page.getByText('Until your change is approved')).toBeVisible();
    await page.goto(path);
    await expect(section.getByRole('article', { name: 'Holds everything' })).toBeVisible();
    await approve();
  });

  await test.step('another customer finds it helpful, once', async () => {
    await page.addInitScript((session) => {
      localStorage.setItem('user', JSON.stringify(session));
    }, other.session);
    await page.goto(path);
    const review = section.getByRole('article', { name: 'Cracked' });
    const helpful = review.getByRole('button', { name: /^Helpful/ });
    await helpful.click();
    await expect(review).toContainText('1 person found this helpful');
    await expect(helpful).toHaveAttribute('aria-pressed', 'true');
    await helpful.click();
    await expect(helpful).toHaveAttribute('aria-pressed', 'false');
  });
  await product.withdraw();
});
