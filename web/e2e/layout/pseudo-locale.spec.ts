import { expect, type Page } from '@playwright/test';
import { adminToken } from '../support/admin.ts';
import { productId } from '../support/catalogue.ts';
import { placeOrder } from '../support/place-order.ts';
import { watchForPlainEnglish } from '../support/plain-english.ts';
import { addToWishlist, fillCart, newShopper, signIn, viewerOf } from '../support/shopper.ts';
import { test } from '../support/test.ts';

// `VITE_PSEUDO_LOCALE=1 npm test -- pseudo-locale` builds the shop with all texts of the web app in the
// pseudo-locale. Text in plain letters has not gone through the catalogue.
type PlainWords = () => Promise<string[]>;

async function expectNonePlain(page: Page, paths: readonly string[], plainWords: PlainWords): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      // An empty page would have no plain words either.
      await expect(page.getByText(/[åéîöûñţŕš]/).first()).toBeVisible();
      expect.soft(await plainWords(), path).toEqual([]);
    });
  }
}

test('public pages', async ({ page, request }) => {
  const plainWords = watchForPlainEnglish(page, ['zzzzzz']);
  const product = await productId(request, 'Potted Fig');
  await expectNonePlain(
    page,
    [
      ...[
        '/',
        '/shop',
        '/shop?q=zzzzzz',
        `/shop/${product}`,
        '/shop/nothing',
        '/about',
        '/contact',
        '/nowhere',
      ],
      ...[
        '/login',
        '/signup',
        '/forgotPassword',
        '/resetPassword',
        '/pay',
        '/login/google',
        '/adminLogin',
        '/adminSignup',
      ],
    ],
    plainWords,
  );
});

test('shoppers’ pages', async ({ page, request }) => {
  const shopper = await newShopper(request);
  const plainWords = watchForPlainEnglish(page, ['Jo', 'Journey', shopper.email]);
  await signIn(page, shopper);
  await expectNonePlain(page, ['/cart', '/wishlist', '/account/orders', '/account/addressBook'], plainWords);
  const id = await productId(request, 'Potted Fig');
  await fillCart(request, shopper, { productId: id });
  await addToWishlist(request, shopper, id);
  const order = await placeOrder(request, shopper);
  await fillCart(request, shopper, { productId: id });
  await expectNonePlain(
    page,
    [
      ...['/cart', '/cart/checkout', '/wishlist', '/account', '/account/addressBook', '/account/payment'],
      ...['orders', 'deliveries', 'returns', 'cancellations', 'reviews', `orders/${order.id}`].map(
        (name) => `/account/${name}`,
      ),
    ],
    plainWords,
  );
});

test('back office pages', async ({ page, request }) => {
  const shopper = await newShopper(request);
  const order = await placeOrder(request, shopper);
  const product = await productId(request, 'Potted Fig');
  const token = await adminToken(request);
  const viewer = await viewerOf(request, token);
  await page.addInitScript((session) => localStorage.setItem('admin', JSON.stringify(session)), {
    token,
    user: viewer,
  });
  const plainWords = watchForPlainEnglish(page, ['zzzzzz', ...Object.values(viewer).map(String)]);
  await expectNonePlain(
    page,
    [
      ...[
        '',
        'products',
        'products?q=zzzzzz',
        'products/add',
        'products/deleted',
        `products/${product}/edit`,
        'orders',
        'orders/drafts',
        'orders/drafts/add',
        'customers',
      ],
      ...['categories', 'categories/add', 'categories/deleted', 'collections', 'collections/add'],
      ...['collections/deleted', 'search', 'sheets', 'staff', 'staff/roles/deleted'],
      ...['staff/roles', 'audit', 'account', 'settings', 'settings/general', 'settings/storefront'],
      ...['settings/payments', 'settings/delivery', 'settings/security', 'settings/legal', 'settings/emails'],
      ...['settings/returns', 'returns'],
      ...[`orders/${order.id}`, `customers/${shopper.session.user.id}`, 'nowhere'],
    ].map((name) => `/admin/${name}`.replace(/\/$/, '')),
    plainWords,
  );
});

test('errors of empty and invalid form fields', async ({ page, request }) => {
  const shopper = await newShopper(request);
  const plainWords = watchForPlainEnglish(page, ['Jo', 'Journey', shopper.email]);
  for (const path of ['/contact', '/signup', '/login', '/forgotPassword']) {
    await test.step(path, async () => {
      await page.goto(path);
      const form = page.locator('main form').first();
      // The demo fills in the login form as soon as it knows that the shop is a demo.
      if (path === '/login') await expect(form.locator('[type=password]')).not.toHaveValue('');
      for (const field of await form.locator('input, textarea').all()) await field.fill('');
      for (const field of await form.locator('input[type=email]').all()) await field.fill('nobody');
      await form.locator('[type=submit]').click();
      await expect(page.locator('[aria-invalid=true], [role=alert]:not(:empty)').first()).toBeVisible();
      expect.soft(await plainWords(), path).toEqual([]);
    });
  }
});

test('toasts and menus', async ({ page, request }) => {
  const shopper = await newShopper(request);
  const plainWords = watchForPlainEnglish(page, ['Jo', 'Journey', shopper.email]);
  await signIn(page, shopper);
  await page.goto(`/shop/${await productId(request, 'Potted Fig')}`);
  // Each causes a toast or opens a menu.
  const buttons = await page.locator('header button:visible, main button:visible:enabled').all();
  expect(buttons.length).toBeGreaterThan(5);
  const shown = page.locator('[role=dialog], [role=alertdialog], [role=menu]').filter({ visible: true });
  let opened = 0;
  for (const button of buttons) {
    if (await button.isVisible()) await button.click({ timeout: 2000 }).catch(() => undefined);
    // Some only change a field or a picture.
    opened += await shown
      .first()
      .waitFor({ timeout: 2000 })
      .then(
        () => 1,
        () => 0,
      );
    expect.soft(await plainWords()).toEqual([]);
    await page.keyboard.press('Escape');
  }
  expect(opened).toBeGreaterThan(1);
});
