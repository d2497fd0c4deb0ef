import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aProduct } from '../../test/a-product.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { loadNoticesAtOnce, notice } from '../../test/notices.ts';
import { openPage } from '../../test/open-page.tsx';
import { resizePage } from '../../test/resize-page.ts';

const send = page.getByRole('button', { name: 'Send review' });
const title = page.getByRole('textbox', { name: 'Title' });
const stars = page.getByRole('radio', { name: '4 stars' });
const isBack = page.getByText('Your unsaved changes are back');

const open = (mayReview: boolean) =>
  openPage('/account/reviews/jar', { product: aProduct(), reviewStanding: { mayReview } }, 'shopper');

beforeEach(loadNoticesAtOnce);

test('a shopper without the product reads why they can’t review it', async () => {
  await open(false);
  await expect.element(page.getByText('Only customers who bought it can review it')).toBeVisible();
  await expect.element(send).not.toBeInTheDocument();
  await expectAccessible();
});

test('missing fields of a review are reported beside them', async () => {
  await open(true);
  await send.click();
  await expect.element(title).toHaveAccessibleDescription(/Please enter a title/);
  await expect
    .element(page.getByRole('textbox', { name: 'Your review' }))
    .toHaveAccessibleDescription(/Please write at least 10 characters/);
  await expect.element(page.getByRole('link', { name: 'Please choose 1 to 5 stars' })).toBeVisible();
  await resizePage(360);
  await expectAccessible();
});

test('a draft is restored, and removed when the review is sent', async () => {
  await open(true);
  await stars.click({ force: true });
  await title.fill('Holds everything');
  await page.getByRole('textbox', { name: 'Your review' }).fill('No crack so far.');
  const { answer, path } = await open(true);
  await expect.element(isBack).toBeVisible();
  await expect.element(stars).toBeChecked();
  await expect.element(title).toHaveValue('Holds everything');
  const review = {
    id: 'r1',
    state: 'WAITING' as const,
    productId: 'jar',
    productTitle: 'Jar',
    stars: 4,
    title: 'Holds everything',
    text: 'No crack so far.',
    product: aProduct(),
  };
  answer({ reviewCreate: { review }, ownReviews: { nodes: [review], totalCount: 1 } });
  await send.click();
  await expect.poll(path).toBe('/account/reviews');
  await expect.element(page.getByText('Waiting for approval')).toBeVisible();
  await expect.element(notice('Thank you for your review')).toBeVisible();
  await expectAccessible();
  await open(true);
  await expect.element(title).toHaveValue('');
  await expect.element(isBack).not.toBeInTheDocument();
});
