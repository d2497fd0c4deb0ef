import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { adminToken } from '../support/admin.ts';
import { fillBilling } from '../support/billing.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { callApi } from '../support/graphql.ts';
import { pick, press, typeInto } from '../support/keyboard.ts';
import { aPicture, altTextOf, type PictureFile } from '../support/product-pictures.ts';
import { newShopper, signIn } from '../support/shopper.ts';
import { test, waitForHydration } from '../support/test.ts';

/** Not at the top level, because other tests count those categories. */
const PARENT = 'Groceries & Pets';

const COLOURS = [
  ['Red', '#aa2233'],
  ['Blue', '#2244aa'],
  ['Green', '#227744'],
] as const;

async function upload(page: Page, files: PictureFile[]): Promise<void> {
  // Before moving to the button: the browser must already wait for a file chooser when the key is pressed.
  const chooser = page.waitForEvent('filechooser');
  await press(page, page.getByRole('button', { name: 'Choose pictures' }));
  await (await chooser).setFiles(files);
}

/** The browser of a customer with a phone. */
async function onPhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  });
  return context.newPage();
}

test('a merchant’s first hour: a category and a T-shirt by keyboard, until the last blue M is sold', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  test.slow();
  const id = randomUUID().slice(0, 8);
  const [category, title] = [`Harbour wear ${id}`, `Harbour Tee ${id}`];
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });
  const row = (name: string) => page.getByRole('group', { name, exact: true });

  await test.step('log in', async () => {
    await page.goto('/adminLogin');
    await expect(page.getByLabel('Email or Phone Number')).not.toHaveValue('');
    await press(page, page.getByRole('button', { name: 'Log In' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  await test.step('create a category', async () => {
    await press(page, page.getByRole('link', { name: 'Categories' }));
    await press(page, page.getByRole('link', { name: 'Add category' }));
    await typeInto(page, textbox('Name'), category);
    await pick(page, page.getByRole('combobox', { name: 'Parent category' }), PARENT);
    await press(page, button('Add category'));
    await expect(page.getByText('Category added')).toBeVisible();
  });

  await test.step('start a product, as a draft, in three colors and four sizes', async () => {
    await press(page, page.getByRole('link', { name: 'Products', exact: true }));
    await press(page, page.getByRole('link', { name: 'Add product' }));
    await typeInto(page, textbox('Title'), title);
    await typeInto(
      page,
      page.getByRole('textbox', { name: /^Description/ }).first(),
      'Cotton, cut straight.',
    );
    await typeInto(page, page.getByRole('textbox', { name: /^Sale price/ }), '24.50');
    for (const [index, [name, hex]] of COLOURS.entries()) {
      await press(page, button('Add colour'));
      await typeInto(page, textbox('Name').nth(index), name);
      await typeInto(page, textbox('Hex').nth(index), hex);
    }
    await typeInto(page, page.getByRole('textbox', { name: /^Sizes/ }), 'S, M, L, XL');
    await expect(page.getByText('12 of 12 offered')).toBeVisible();
    await pick(page, page.getByRole('combobox', { name: 'Status' }), 'Draft');
    await pick(page, page.getByRole('combobox', { name: 'Category' }), category);
  });

  await test.step('upload five pictures and describe them', async () => {
    const names = ['red.jpg', 'blue.jpg', 'green.jpg', 'collar.jpg', 'seam.jpg'];
    await upload(page, await Promise.all(names.map((name) => aPicture(name))));
    await expect(altTextOf(page, 5)).toBeVisible();
    for (const [index, words] of ['in red', 'in blue', 'in green', 'collar', 'seam'].entries()) {
      await typeInto(page, altTextOf(page, index + 1), `The T-shirt: ${words}`);
    }
    for (const [index, [name]] of COLOURS.entries()) {
      await pick(page, page.getByRole('combobox', { name: `Colour in picture ${index + 1}` }), name);
    }
  });

  await test.step('omit two combinations, and set the stock of the others', async () => {
    const all = page.getByRole('group', { name: 'For all offered variants' });
    for (const name of ['Green / S', 'Green / XL'])
      await press(page, row(name).getByRole('checkbox'), 'Space');
    await typeInto(page, all.getByRole('textbox', { name: 'Stock' }), '4');
    await page.keyboard.press('Enter');
    await typeInto(page, row('Blue / M').getByRole('textbox', { name: 'Stock' }), '1');
    await expect(page.getByText('10 of 12 offered, 37 units in stock')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Product added')).toBeVisible();
  });

  await test.step('publish it', async () => {
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Draft');
    await press(page, page.getByRole('link', { name: `Edit ${title}` }));
    await pick(page, page.getByRole('combobox', { name: 'Status' }), 'Active');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Product updated')).toBeVisible();
  });

  const phone = await onPhone(browser, baseURL);
  await signIn(phone, await newShopper(request));

  await test.step('a shopper finds it on a phone by search, and by filter', async () => {
    await phone.goto(`/shop?q=${encodeURIComponent('harbour tee')}`);
    await waitForHydration(phone);
    await expect(phone.getByRole('link', { name: title, exact: true })).toBeVisible();

    await phone.goto('/shop');
    await waitForHydration(phone);
    await phone.getByRole('button', { name: /^Filters/ }).tap();
    const sheet = phone.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('checkbox', { name: PARENT }).check();
    await sheet.getByRole('checkbox', { name: category }).check();
    for (const [group, value] of [
      ['Colour', 'Blue'],
      ['Size', 'M'],
    ] as const) {
      const details = sheet.locator('details').filter({ has: phone.locator('summary', { hasText: group }) });
      await details.locator('summary').tap();
      await details.getByRole('checkbox', { name: value, exact: true }).check({ force: true });
    }
    await sheet.getByRole('button', { name: 'Show 1 product' }).tap();
    await expect(sheet).toBeHidden();
    await phone.getByRole('link', { name: title, exact: true }).tap();
  });

  await test.step('and buys the last blue M', async () => {
    await phone.getByRole('radio', { name: /^Blue/ }).check({ force: true });
    await phone.getByRole('radio', { name: 'M', exact: true }).check({ force: true });
    await expect(phone.getByText('Only 1 left')).toBeVisible();
    await phone.getByRole('button', { name: 'Buy now' }).tap();
    await fillBilling(phone);
    await phone.getByRole('radio', { name: /Cash on delivery/i }).check({ force: true });
    await phone.getByRole('button', { name: 'Place Order' }).tap();
    await expect(phone.getByText('Thank you! Your order is placed.')).toBeVisible();
  });

  await test.step('blue M is sold out, red M is not', async () => {
    await phone.goto(`/shop?q=${encodeURIComponent(title)}`);
    await waitForHydration(phone);
    await phone.getByRole('link', { name: title, exact: true }).tap();
    await phone.getByRole('radio', { name: /^Blue/ }).check({ force: true });
    await phone.getByRole('radio', { name: 'M (sold out)' }).check({ force: true });
    await expect(
      phone.getByRole('button', { name: 'Notify me when it’s back in stock' }).first(),
    ).toBeVisible();
    await phone.getByRole('radio', { name: /^Red/ }).check({ force: true });
    await expect(phone.getByRole('radio', { name: 'M', exact: true })).toBeChecked();
    await expect(phone.getByRole('button', { name: 'Buy now' })).toBeEnabled();
    await expectAccessible(phone);
  });

  await phone.context().close();
  await removeAgain(request, { category, title });
});

/** Removes what the test added to the shop that all tests share. */
async function removeAgain(
  request: APIRequestContext,
  { category, title }: { category: string; title: string },
): Promise<void> {
  const token = await adminToken(request);
  const { products, categories } = await callApi<{
    products: { nodes: { id: string }[] };
    categories: { id: string; label: string }[];
  }>(
    request,
    `query ($text: String!) {
      products(first: 1, filter: { text: $text }) { nodes { id } } categories { id label }
    }`,
    { text: title },
    token,
  );
  const idOf = (label: string) => categories.find((each) => each.label === label)?.id;
  await callApi(
    request,
    `mutation ($product: ID!, $category: ID!, $parent: ID!) {
      productDelete(id: $product) { userErrors { code } }
      categoryDelete(id: $category, moveProductsTo: $parent) { userErrors { code message } }
    }`,
    { product: products.nodes[0]?.id, category: idOf(category), parent: idOf(PARENT) },
    token,
  );
}
