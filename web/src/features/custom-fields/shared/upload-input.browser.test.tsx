import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MutationcartLinesAddArgs } from '../../../gql/graphql.ts';
import { aProduct } from '../../../test/a-product.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { fakeUploads } from '../../../test/fake-uploads.ts';
import { openPage } from '../../../test/open-page.tsx';

const URL_OF_LOGO = `/uploads/${'a1'.repeat(16)}/my%20logo.pdf`;

const artwork = { key: 'artwork', name: 'Artwork', type: 'FILE' as const, isRequired: true };
const note = { key: 'note', name: 'Note', type: 'TEXT' as const };

const input = page.getByLabelText(/^Artwork/);
const choose = (name: string) => userEvent.upload(input, new File(['x'.repeat(2345)], name));
const add = page.getByRole('button', { name: 'Add to cart' });
const remove = page.getByRole('button', { name: 'Remove Artwork' });

test('a visitor’s file is uploaded when it is chosen, and goes into the line', async () => {
  const added: unknown[] = [];
  const { operations } = await openPage('/shop/jar', {
    productByHandle: aProduct({ inputFields: [artwork, note] }),
    guestSessionCreate: { session: { token: 'guest-1' } },
    cartLinesAdd: ({ lines }: MutationcartLinesAddArgs) => {
      added.push(...lines);
      return { cart: {} };
    },
  });
  fakeUploads((name) =>
    name === 'page.html'
      ? { detail: 'This is no picture.' }
      : name === 'slow.pdf'
        ? undefined
        : { id: 'logo', url: URL_OF_LOGO },
  );
  await expect.element(input).toHaveAccessibleDescription('PNG, JPEG, WebP or PDF, at most 10 MB.');
  await add.click();
  await expect.element(input).toHaveFocus();
  await expect.element(input).toHaveAccessibleDescription(/Please fill this in/);

  await choose('page.html');
  await expect.element(input).toHaveAccessibleDescription(/This is no picture/);
  await expectAccessible();

  await choose('slow.pdf');
  await expect.element(page.getByRole('progressbar', { name: 'Uploading' })).toBeVisible();
  await page.getByLabelText(/^Note/).fill('In the middle');
  await add.click();
  await expect.element(remove).toHaveFocus();
  await expect.element(remove).toHaveAccessibleDescription(/Please wait until the file is uploaded/);
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toHaveFocus();

  await choose('my logo.pdf');
  await expect.element(remove).toBeVisible();
  await expect.element(page.getByText('my logo.pdf', { exact: true })).toBeVisible();
  await expect.element(page.getByText('2 kB')).toBeVisible();
  await expectAccessible();
  await add.click();
  await expect
    .poll(() => added)
    .toMatchObject([
      {
        fields: [
          { key: 'artwork', values: [URL_OF_LOGO] },
          { key: 'note', values: ['In the middle'] },
        ],
      },
    ]);
  expect(operations.filter((name) => name === 'BeginGuestSession')).toHaveLength(1);
});

test('a file can be too large, and a visitor may have to log in first', async () => {
  await openPage('/shop/jar', {
    shop: { name: 'Exclusive', currencyCode: 'USD', timeZone: 'UTC', allowsGuests: false, isOpen: true },
    productByHandle: aProduct({ inputFields: [{ ...artwork, isRequired: false }] }),
  });
  await choose('logo.pdf');
  await expect.element(input).toHaveAccessibleDescription(/Please log in before you choose a file/);
  await userEvent.upload(input, new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.pdf'));
  await expect.element(input).toHaveAccessibleDescription(/This file is larger than 10 MB/);
});
