import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { signInAsAdmin } from '../support/admin-session.ts';
import { type OwnProduct, ownProduct } from '../support/admin.ts';
import { saveSettings } from '../support/save-settings.ts';
import { newShopper } from '../support/shopper.ts';
import { test } from '../support/test.ts';

// A page at another origin that uses only what the guide says, in a real browser, which enforces what no
// other client does.
const store = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html').end('<!doctype html><title>Store</title><h1>Store</h1>');
});
const billing = {
  firstName: 'Jo',
  streetAddress: '7 Harbour Street',
  city: 'Port Ellis',
  phone: '+1 555 010 0042',
  email: 'jo@example.test',
};
let origin: string;
let jar: OwnProduct;

test.beforeAll(async () => {
  await new Promise<void>((open) => store.listen(0, 'localhost', open));
  origin = `http://localhost:${(store.address() as AddressInfo).port}`;
});
test.afterAll(() => new Promise((closed) => void store.close(closed)));
test.beforeEach(async ({ request }) => {
  jar = await ownProduct(request);
});
test.afterEach(() => jar.withdraw());

/** Sends a document from a page of the storefront. @returns null when the browser blocks it */
function callApiFromPage<Data>(
  page: Page,
  shop: string,
  query: string,
  variables: object,
  token: string,
): Promise<Data | null> {
  return page.evaluate(
    async ({ shop, token, ...body }) => {
      const headers = {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      };
      const request = fetch(`${shop}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) });
      const response = await request.catch(() => null);
      return response && ((await response.json()) as { data: never }).data;
    },
    { shop, query, variables, token },
  );
}

/** Whether a page of the storefront may show a picture, and also read it, for example to draw it. */
function seesPicture(page: Page, url: string): Promise<boolean[]> {
  return page.evaluate(async (src) => {
    const pictures = [
      Object.assign(new Image(), { src }),
      Object.assign(new Image(), { crossOrigin: '', src }),
    ];
    return Promise.all(
      pictures.map((picture) =>
        picture.decode().then(
          () => true,
          () => false,
        ),
      ),
    );
  }, url);
}

test('a merchant allows another storefront, where a customer orders, pays and returns', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const shop = String(baseURL);
  const { session } = await newShopper(request);
  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto(origin);
  const PICTURE = 'query ($id: ID!) { product(id: $id) { image { url } } }';
  const look = () =>
    callApiFromPage<{ product: { image: { url: string } } }>(shopper, shop, PICTURE, { id: jar.id }, '');

  await test.step('before, the browser blocks all its reads', async () => {
    expect(await look()).toBeNull();
  });

  await test.step('the merchant adds it', async () => {
    await signInAsAdmin(page);
    await page.goto('/admin/settings');
    await page.getByRole('link', { name: /^Other storefronts/ }).click();
    await page.getByRole('button', { name: 'Add storefront' }).click();
    await page.getByRole('textbox', { name: /^Name/ }).fill('Store');
    await page.getByRole('textbox', { name: /^Address/ }).fill(origin);
    await page.getByRole('textbox', { name: /^Return URLs/ }).fill(`${origin}/checkout`);
    await saveSettings(page);
  });

  await test.step('now it shows the product and its picture', async () => {
    const data = await look();
    expect(await seesPicture(shopper, shop + (data?.product.image.url ?? ''))).toEqual([true, true]);
  });

  await test.step('a customer pays by card, and is back at the storefront', async () => {
    const CHECK_OUT = `mutation ($input: CardCheckoutInput!) {
      cardCheckout(input: $input) { order { id } url userErrors { message } }
    }`;
    const input = {
      orderId: `store-${Date.now()}`,
      lines: [{ productId: jar.id }],
      billing,
      returnUrl: `${origin}/checkout/done`,
    };
    const placed = await callApiFromPage<{ cardCheckout: { order: { id: string }; url: string } }>(
      shopper,
      shop,
      CHECK_OUT,
      { input },
      session.token,
    );
    await shopper.goto(placed?.cardCheckout.url ?? '');
    await shopper.getByLabel('Card number').fill('4242 4242 4242 4242');
    await shopper.getByLabel('Expiry').fill('12/34');
    await shopper.getByLabel('CVC').fill('123');
    await shopper.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(shopper.getByRole('heading', { name: 'Store' })).toBeVisible();
    expect(shopper.url()).toBe(`${origin}/checkout/done?order=${placed?.cardCheckout.order.id}&payment=done`);
  });

  await test.step('once removed, it is blocked again', async () => {
    await page.goto('/admin/settings/headless');
    await page.getByRole('button', { name: 'Remove Store' }).click();
    await saveSettings(page);
    await shopper.goto(origin);
    expect(await look()).toBeNull();
  });
});
