import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible.ts';
import { test } from './support/test.ts';

const SUCCESS = 'Success: Your message has been sent successfully. We will contact you very soon.';
const FAILURE = 'Error: Failed to send message. Try again.';

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Your Name').fill('Jo Journey');
  await page.getByLabel('Your Email').fill('jo at home');
  await page.getByLabel('Your Phone').fill('ext. 12');
  await page.getByLabel('Your Message').fill('Do you ship to lighthouses?');
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' });

test('a message needs all its fields, and says which are missing', async ({ page }) => {
  await page.goto('/contact');
  await sendButton(page).click();

  const summary = page.getByRole('alert').filter({ hasText: 'Please check the form' });
  await expect(summary.getByRole('link')).toHaveText([
    'Please enter all your details',
    'Message cannot be empty',
  ]);
  await expect(page.getByLabel('Your Name')).toHaveAccessibleDescription('Please enter your name');
  await expect(page.getByLabel('Your Email')).toHaveAccessibleDescription('Please enter your email address');
  await expect(page.getByLabel('Your Phone')).toHaveAccessibleDescription('Please enter your phone number');
  await expect(page.getByLabel('Your Message')).toHaveAccessibleDescription('Message cannot be empty');
  await expect(page.getByLabel('Your Name')).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await summary.boundingBox())?.y)
    .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  await expectAccessible(page);

  await page.getByLabel('Your Name').fill('Jo');
  await expect(page.getByText('Please enter your name')).toHaveCount(0);
});

test('a message is sent, and the form is empty again', async ({ page }) => {
  await page.goto('/contact');
  await fillIn(page);
  await sendButton(page).click();

  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(SUCCESS)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused();
  await expectAccessible(page, 0);
  await page.keyboard.press('Enter');

  await expect(dialog).toHaveCount(0);
  await expect(sendButton(page)).toBeFocused();
  await expect(page.getByLabel('Your Message')).toHaveValue('');
});

test('a 412 is a failure that loses nothing', async ({ page }) => {
  await page.route('**/api/contact', (route) => route.fulfill({ status: 412 }));
  await page.goto('/contact');
  await fillIn(page);
  await page.getByLabel('Your Phone').press('Enter');

  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(FAILURE)).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();

  await expect(sendButton(page)).toBeFocused();
  await expect(page.getByLabel('Your Name')).toHaveValue('Jo Journey');
  await expect(page.getByLabel('Your Message')).toHaveValue('Do you ship to lighthouses?');
});

test('the team turns by itself, five times, until it is paused', async ({ page }) => {
  await page.goto('/about');
  const team = page.getByRole('region', { name: 'Our team', exact: true });
  await expect(team.getByRole('button', { name: /^Show slide \d of 5$/ })).toHaveCount(5);
  await expect(team.getByRole('button', { name: 'Show slide 2 of 5' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await team.getByRole('button', { name: 'Pause rotation' }).click();
  await team.getByRole('button', { name: 'Show slide 5 of 5' }).click();
  await expect(team.getByRole('heading', { name: 'Theo Adeyemi' })).toBeInViewport();
  await expect(team.getByRole('button', { name: 'Start rotation' })).toBeVisible();
});
