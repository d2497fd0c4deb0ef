import { expect, type Page } from '@playwright/test';
import { productId } from '../support/catalogue.ts';
import { callApi } from '../support/graphql.ts';
import { operationOf } from '../support/operations.ts';
import { newShopper, signIn } from '../support/shopper.ts';
import { test } from '../support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('visitors can view, search and browse the shop', async ({ page, request }) => {
    await page.goto('/');
    const sale = page.getByRole('region', { name: 'Flash Sales' }).getByRole('article').first();
    await expect(sale.getByText(/\$\d/).first()).toBeVisible();
    await page.getByRole('link', { name: 'Shop Now' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
    const search = page.getByRole('combobox', { name: 'Search the shop' });
    await page.locator('label', { hasText: 'Search the shop' }).click();
    await expect(search).toBeFocused();
    await search.fill('potted fig');
    await search.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “potted fig”');
    await page.getByRole('heading', { level: 2 }).getByRole('link', { name: 'Potted Fig' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Potted Fig' })).toBeVisible();
    await expect(page.getByRole('main').getByText(/\$\d/).first()).toBeVisible();
    // What loads later on other visits has its styles from the start.
    const review = page.getByRole('region', { name: 'Reviews' }).getByRole('article').first();
    await expect(review).toHaveCSS('display', 'grid');

    // The menu's categories are links in the page.
    const categories = page.getByRole('navigation', { name: 'Categories', includeHidden: true });
    const links = categories.locator('a[href^="/shop?category="]');
    const linkedSlugs = await links.evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('category')),
    );
    const listed = await callApi<{ categories: { slug: string; parent: object | null }[] }>(
      request,
      '{ categories { slug parent { slug } } }',
    );
    // Other tests add and remove their own subcategories meanwhile.
    const top = listed.categories.filter(({ parent }) => parent === null).map(({ slug }) => slug);
    expect(linkedSlugs).toEqual(expect.arrayContaining(top.filter((slug) => slug !== 'jewlery')));
    expect(linkedSlugs.length).toBeGreaterThan(top.length);
    await categories.getByRole('link', { name: 'Medicine', includeHidden: true }).dispatchEvent('click');
    await expect(page).toHaveURL(/category=medecine/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a page arrives with all its content, and nothing is requested twice', async ({ page, request }) => {
  let questions = 0;
  page.on('request', (sentRequest) => {
    // The counts next to the filters are loaded after the page appears (decision 0025).
    const operation = operationOf(sentRequest);
    if (operation !== null && operation !== 'FilterOptions') questions += 1;
  });
  const product = `/shop/${await productId(request, 'Everyday Cotton Tee')}`;
  for (const path of ['/', '/shop?q=ring', product, '/about', '/contact']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  }
  expect(questions).toBe(0);
});

test('a signed-in user finds personal content on a page rendered for visitors', async ({ page, request }) => {
  await signIn(page, await newShopper(request));
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test.describe('a page that is visible but not interactive yet', () => {
  /** Holds a script back until the returned function is called. */
  async function hold(page: Page, script: 'start' | 'app'): Promise<() => void> {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(`**/assets/${script}-*.js`, async (route) => {
      await released;
      await route.continue();
    });
    return release;
  }

  /**
   * Opens a page, acts on it before its first script runs, and waits until the app is requested; the returned
   * function lets the app load.
   */
  async function openAsleep(
    page: Page,
    path: string,
    atFirst = async () => {},
  ): Promise<() => Promise<void>> {
    const letStart = await hold(page, 'start');
    const letIn = await hold(page, 'app');
    const appRequest = page.waitForRequest('**/assets/app-*.js');
    const opened = page.goto(path);
    await atFirst();
    letStart();
    await appRequest;
    return async () => {
      letIn();
      await opened;
    };
  }

  test('adds a pressed product to the cart, once', async ({ page, request }) => {
    await signIn(page, await newShopper(request));
    const awaken = await openAsleep(page, `/shop/${await productId(request, 'Potted Fig')}`);
    await page.getByRole('textbox', { name: 'Quantity' }).fill('2');
    const add = page.getByRole('button', { name: 'Add to cart', exact: true });
    // On a slow line, the second press comes before the response to the first.
    const pressedTwice = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      await pressedTwice.promise;
      await route.continue();
    });
    await add.click();
    await add.click();
    pressedTwice.resolve();
    await awaken();
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  });

  test('keeps input, and does not send it', async ({ page }) => {
    const awaken = await openAsleep(page, '/contact', () => page.getByLabel('Your Name').fill('Jo Journey'));
    await page.getByLabel('Your Message').fill('Do you ship to lighthouses?');
    await page.getByLabel('Your Phone').press('Enter');
    await awaken();
    await expect(page.getByRole('alert').filter({ hasText: 'Please check the form' })).toBeVisible();
    await expect(page.getByLabel('Your Name')).toHaveValue('Jo Journey');
    await expect(page.getByLabel('Your Message')).toHaveValue('Do you ship to lighthouses?');
    await expect(page.getByLabel('Your Name')).toHaveAccessibleDescription('');
    expect(new URL(page.url()).search).toBe('');
  });

  test('keeps input in a part that hydrates later', async ({ page }) => {
    const awaken = await openAsleep(page, '/shop');
    const field = page.getByRole('combobox', { name: 'Search the shop' });
    await field.evaluate((input: HTMLInputElement) => input.focus());
    await page.keyboard.type('potted fig');
    await awaken();
    await expect(field).toHaveValue('potted fig');
    await expect(page.getByRole('option', { name: /Potted Fig/ })).toBeVisible();
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “potted fig”');
  });

  test('applies a chosen filter to the catalogue', async ({ page }) => {
    const awaken = await openAsleep(page, '/shop');
    const jewellery = page.getByRole('checkbox', { name: 'Jewlery' });
    await page.getByRole('button', { name: 'Filters' }).click();
    await awaken();
    await jewellery.click();
    await expect(page).toHaveURL(/category=jewlery/);
    await expect(jewellery).toBeChecked();
  });

  test('keeps its scroll position, also after a reload', async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    const awaken = await openAsleep(page, '/');
    await footer.scrollIntoViewIfNeeded();
    await awaken();
    await expect(footer).toBeInViewport();
    await page.unrouteAll();
    await page.reload();
    await expect(footer).toBeInViewport();
    await footer.getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { name: 'Our Story' })).toBeInViewport();
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Flash Sales' })).toBeAttached();
    await expect(footer).toBeInViewport();
  });
});
