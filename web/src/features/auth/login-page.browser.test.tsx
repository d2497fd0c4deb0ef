import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { openPage } from '../../test/open-page.tsx';

const email = page.getByRole('textbox', { name: /^Email or Phone Number/ });
const button = page.getByRole('button', { name: 'Log In' });

test('a failed login says so and keeps the input', async () => {
  await openPage('/login', {
    sessionCreate: {
      userErrors: [{ code: 'CREDENTIALS_WRONG', message: 'Incorrect email or password' }],
    },
  });
  await email.fill('nobody@example.test');
  await page.getByRole('textbox', { name: /^Password/ }).fill('not the password');
  await button.click();
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Incorrect email or password' }))
    .toBeVisible();
  await expect.element(email).toHaveValue('nobody@example.test');
  await expectAccessible();
});

test('the sign-up form reports missing fields', async () => {
  await openPage('/signup');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect.element(page.getByRole('link', { name: 'Please enter your name' })).toBeVisible();
  await expectAccessible();
});

test.each(['/login', '/adminLogin'])(
  '%s stays in its place when the shop’s settings come late',
  async (path) => {
    const settings = Promise.withResolvers<void>();
    await openPage(path, {
      shop: async () => {
        await settings.promise;
        return {
          name: 'Exclusive',
          currencyCode: 'USD',
          timeZone: 'UTC',
          allowsGuests: true,
          banner: { text: 'Summer sale', linkText: '', linkUrl: '/shop' },
          demo: {
            shopperEmail: 'shopper@example.com',
            shopperPassword: 'demo',
            adminEmail: 'admin@example.com',
            adminPassword: 'demo',
          },
        };
      },
    });
    await expect.element(button).toBeVisible();
    const placeOf = () => {
      const { x, y, width, height } = button.element().getBoundingClientRect();
      return { x, y, width, height };
    };
    const early = placeOf();
    settings.resolve();
    await expect.element(page.getByText(/This is a demo shop/)).toBeVisible();
    expect(placeOf()).toEqual(early);
  },
);
