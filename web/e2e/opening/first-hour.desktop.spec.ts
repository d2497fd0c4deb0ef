import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { pick, press, typeInto } from '../support/keyboard.ts';
import { openEmptyShop } from '../support/own-shop.ts';
import { test, waitForHydration } from '../support/test.ts';

// A merchant of tea, with the keyboard alone: from the link that the first start prints to the open shop.

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();
/** A link of the back office's own menu. */
const screen = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name });
const textbox = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const guide = (page: Page) => page.getByRole('region', { name: 'Setup guide' });
const step = (page: Page, title: string) => guide(page).getByRole('listitem').filter({ hasText: title });

async function saved(page: Page, notice: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+s');
  await isSaved(page, notice);
}

/** The notice may still be that of an earlier form, so this also waits for this form to be saved. */
async function isSaved(page: Page, notice: string): Promise<void> {
  await expect(page.getByText(notice).first()).toBeVisible();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
}

/** Follows the step's link, does what `work` does on its screen, and returns to the guide. */
async function complete(page: Page, title: string, work: () => Promise<void>): Promise<void> {
  await press(page, step(page, title).getByRole('link'));
  await work();
  await press(page, screen(page, 'Dashboard'));
  await expect(step(page, title)).toContainText('Completed');
}

async function createOwner(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await typeInto(page, textbox(page, 'Name'), 'Olive Tran');
  await typeInto(page, textbox(page, 'Email'), 'olive@tea.example');
  await typeInto(page, textbox(page, 'Password'), 'correct horse battery');
  await page.keyboard.press('Enter');
  await expect(guide(page)).toContainText('of 13 completed');
}

async function addTea(page: Page): Promise<void> {
  await press(page, link(page, 'Add product'));
  await typeInto(page, textbox(page, /^Title/), 'Darjeeling First Flush');
  await typeInto(page, textbox(page, /^Description/).first(), 'Picked in **spring**.');
  await typeInto(page, textbox(page, /^Sale price/), '12.50');
  await typeInto(page, textbox(page, /^Stock/), '40');
  await pick(page, page.getByRole('combobox', { name: 'Category' }), 'Add New...');
  await typeInto(page, textbox(page, /^New category/), 'Black tea');
  await saved(page, 'Product added');
}

async function chooseLook(page: Page): Promise<void> {
  await typeInto(page, textbox(page, /^Primary color/), '#1b5e20');
  await pick(page, page.getByRole('combobox', { name: 'Headings and buttons' }), 'Lora');
  await saved(page, 'Settings saved');
}

/** Adds a section of a kind to the open page, whose first field then has the focus. */
async function addSection(page: Page, kind: RegExp): Promise<void> {
  await press(page, button(page, 'Add section'));
  const dialog = page.getByRole('dialog', { name: 'Add a section' });
  await press(page, dialog.getByRole('button', { name: kind }));
  await expect(dialog).toBeHidden();
}

async function addText(page: Page, title: string, text: string): Promise<void> {
  await addSection(page, /^Text /);
  await page.keyboard.type(title);
  await typeInto(page, textbox(page, /^Text/), text);
}

async function publish(page: Page): Promise<void> {
  await press(page, button(page, 'Save and publish'));
  await isSaved(page, 'Page published');
}

async function writeHome(page: Page): Promise<void> {
  await press(page, screen(page, 'Pages'));
  await press(page, button(page, 'Edit home page'));
  await addText(page, 'Tea from the hills', 'We travel to every garden ourselves.');
  await addSection(page, /^Questions and answers/);
  await typeInto(page, textbox(page, /^Question/), 'How do I store tea?');
  await typeInto(page, textbox(page, /^Answer/), 'Dry, dark and cool.');
  await addSection(page, /^Newsletter/);
  await expectAccessible(page);
  await publish(page);
}

async function writePage(page: Page, title: string, text: string): Promise<void> {
  await press(page, screen(page, 'Pages'));
  await press(page, link(page, 'Add page'));
  await typeInto(page, textbox(page, /^Title/).first(), title);
  await typeInto(page, textbox(page, /^Text/), text);
  await publish(page);
}

/** Adds entries that lead to pages of these titles to a menu. */
async function writeMenu(page: Page, menu: string, titles: readonly string[]): Promise<void> {
  await press(page, link(page, menu));
  await expect(page.getByRole('heading', { name: menu })).toBeVisible();
  if (menu.startsWith('Footer')) await typeInto(page, textbox(page, /^Heading/), 'Help');
  for (const title of titles) {
    await press(page, button(page, 'Add entry'));
    await pick(page, page.getByRole('combobox', { name: /^Leads to/ }).last(), 'A page');
    await pick(page, page.getByRole('combobox', { name: /^Page/ }).last(), title);
    await typeInto(page, textbox(page, /^Text of the link/).last(), title);
  }
  await saved(page, 'Menu saved');
}

async function openShop(page: Page): Promise<void> {
  await press(page, guide(page).getByRole('button', { name: 'Open the shop' }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Open the shop' }));
  await expect(page.getByText('Your shop is open')).toBeVisible();
  await expect(guide(page)).toBeHidden();
}

/** What a visitor sees of all this. */
async function look(visitor: Page): Promise<void> {
  await visitor.goto('/');
  await waitForHydration(visitor);
  const main = visitor.getByRole('main');
  for (const name of ['Tea from the hills', 'How do I store tea?', 'Darjeeling First Flush', 'Black tea']) {
    await expect(main.getByText(name).first()).toBeVisible();
  }
  await expect(
    main.getByRole('heading', { name: 'Newsletter' }).or(main.getByLabel(/email/i)).first(),
  ).toBeVisible();
  const accent = await visitor.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-accent'),
  );
  expect(accent).toBe('#1b5e20');
  await expectAccessible(visitor);
  await visitor.getByRole('banner').getByRole('link', { name: 'Our gardens' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Our gardens');
  await expect(visitor.getByRole('contentinfo').getByRole('link', { name: 'Shipping' })).toBeVisible();
}

test('a merchant of tea opens her shop with the keyboard alone', async ({ page, browser }) => {
  test.slow();
  const shop = await openEmptyShop();
  const context = await browser.newContext({ baseURL: shop.url });
  const visitor = await context.newPage();
  try {
    await createOwner(page, shop.ownerLink);
    await complete(page, 'Name your shop', async () => {
      await typeInto(page, textbox(page, /^Name/), 'Leaf & Cup');
      await typeInto(page, textbox(page, /^Email( \(optional\))?$/), 'hello@tea.example');
      await saved(page, 'Settings saved');
    });
    await complete(page, 'Add your first product', () => addTea(page));
    await complete(page, 'Customize your storefront', () => chooseLook(page));
    await press(page, step(page, 'Invite your staff').getByRole('button', { name: /Not needed/ }));
    await expect(step(page, 'Invite your staff')).toContainText('Not needed');

    const response = await visitor.goto('/shop');
    expect(response?.status()).toBe(503);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('We’re opening soon');
    await expect(visitor.getByText('Leaf & Cup')).toBeVisible();

    await test.step('a home page of five sections, and three pages', async () => {
      await writeHome(page);
      await writePage(page, 'Our gardens', 'Darjeeling, Assam and Nilgiri.');
      await writePage(page, 'Shipping', 'Within two days.');
      await writePage(page, 'About us', 'Tea since 2026.');
    });
    await test.step('two menus', async () => {
      await press(page, screen(page, 'Menus'));
      await writeMenu(page, 'Main menu', ['Our gardens', 'About us']);
      await writeMenu(page, 'Footer, first column', ['Shipping']);
    });

    await press(page, screen(page, 'Dashboard'));
    await openShop(page);
    await look(visitor);
  } finally {
    await context.close();
    await shop.close();
  }
});
