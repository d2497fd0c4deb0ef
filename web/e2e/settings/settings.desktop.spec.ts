import { expect, type Page } from '@playwright/test';
import { submitAdminLogin } from '../support/admin-session.ts';
import { openOwnShop } from '../support/own-shop.ts';
import { saveSettings } from '../support/save-settings.ts';
import { test } from '../support/test.ts';

// Shoppers see the merchant's settings. In a separate shop: the other tests rely on their shop's name.

const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });

test('a merchant makes the sample shop their own', async ({ page, browser }) => {
  test.slow();
  const shop = await openOwnShop();
  const visitor = await (await browser.newContext()).newPage();
  const open = async (section: string) => {
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Settings' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${section}`) })
      .click();
  };
  try {
    await page.goto(`${shop.url}/adminLogin`);
    await submitAdminLogin(page);

    await test.step('name and contact', async () => {
      await open('General');
      await field(page, 'Name').fill('Kiosk');
      await field(page, 'Phone').fill('+49 30 901820');
      await saveSettings(page);
      await expect(page.getByRole('banner').getByRole('link', { name: /^Kiosk/ })).toBeVisible();
    });

    await test.step('banner, and who sees the link to the back office', async () => {
      await open('Storefront');
      await field(page, 'Text').first().fill('Fresh rolls from six o’clock');
      await page.getByRole('radio', { name: 'Only staff signed in to the back office' }).check();
      await saveSettings(page);
    });

    await test.step('one legal page is written, another one removed', async () => {
      await open('Legal pages');
      await field(page, 'Text')
        .last()
        .fill('## How long\n\nAs long as **you** like. <b>No</b> [why](/contact)?');
      await field(page, 'Text').nth(1).fill('');
      await saveSettings(page);
    });

    await test.step('an email’s opening text is previewed', async () => {
      await open('Emails');
      await page.getByRole('combobox', { name: 'Email', exact: true }).selectOption('Order shipped');
      await field(page, 'Text').fill('Dear {name}, {shop} has shipped {order}.');
      const mail = page.getByRole('region', { name: 'Preview' }).frameLocator('iframe');
      await expect(mail.getByText('Dear Ada, Kiosk has shipped 1001.')).toBeVisible();
      await saveSettings(page);
    });

    await test.step('a shopper sees all of it', async () => {
      await visitor.goto(shop.url);
      await expect(visitor).toHaveTitle(/^Kiosk: /);
      await expect(visitor.getByRole('region', { name: 'Offer' })).toContainText(
        'Fresh rolls from six o’clock',
      );
      await expect(visitor.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0);
      await expect(visitor.getByRole('link', { name: '+49 30 901820' })).toHaveAttribute(
        'href',
        'tel:+4930901820',
      );
      const footer = visitor.getByRole('contentinfo');
      await expect(footer.getByRole('link', { name: 'Privacy policy' })).toHaveCount(0);
      await expect(footer.getByRole('link', { name: 'Terms of sale' })).toBeVisible();
      await footer.getByRole('link', { name: 'Returns policy' }).click();
      await expect(visitor.getByRole('heading', { level: 1, name: 'Returns policy' })).toBeVisible();
      await expect(visitor.getByRole('heading', { level: 2, name: 'How long' })).toBeVisible();
      await visitor.getByRole('link', { name: 'why' }).click();
      await expect(visitor).toHaveURL(`${shop.url}/contact`);
      // Users who are signed in to the back office find a link to it.
      await page.goto(shop.url);
      await expect(page.getByRole('link', { name: 'Admin Dashboard' }).first()).toBeVisible();
    });

    await test.step('and the back office’s search finds the settings', async () => {
      await page.goto(`${shop.url}/admin`);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Search' })).toBeFocused();
      await page.keyboard.type('bank');
      await page.getByRole('option', { name: 'Settings: Payments' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
    });
  } finally {
    await visitor.context().close();
    await shop.close();
  }
});
