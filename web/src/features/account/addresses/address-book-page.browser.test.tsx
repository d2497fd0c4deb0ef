import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Address, MutationaddressCreateArgs, MutationaddressDeleteArgs } from '../../../gql/graphql.ts';
import { aShopInUs } from '../../../test/a-checkout.ts';
import { aSession } from '../../../test/a-session.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { logIn } from '../../../test/log-in.ts';
import type { Answers, Part } from '../../../test/mock-api.ts';
import { loadNoticesAtOnce } from '../../../test/notices.ts';
import { openPage } from '../../../test/open-page.tsx';
import { refuseAsSignedOut } from '../../../test/refusals.ts';
import { resizePage } from '../../../test/resize-page.ts';

const harbour = {
  id: 'harbour',
  firstName: 'Ada',
  lastName: 'Park',
  streetAddress: '7 Harbour Street',
  city: 'Port Ellis',
  state: 'Maine',
  zip: '04101',
  countryCode: 'US',
  isDefault: true,
  phone: '+1 555 010 0042',
  email: 'ada@example.com',
  formatted: ['Ada Park', '7 Harbour Street', 'Port Ellis, ME 04101'],
};
const commercial = {
  ...harbour,
  id: 'commercial',
  firstName: 'Eve',
  streetAddress: '220 Commercial Street',
  formatted: ['Eve Park', '220 Commercial Street', 'Port Ellis, ME 04101'],
  isDefault: false,
};

const add = page.getByRole('button', { name: 'Add address' });
const save = page.getByRole('button', { name: 'Save Address' });
const field = (name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true });
const card = (street: string) => page.getByRole('listitem').filter({ hasText: street });
const isBack = page.getByText('Your unsaved changes are back');

/** The response of a shop with these addresses in the book. */
const bookOf = (addresses: readonly Part<Address>[]) => {
  const user = { ...aSession().user, addresses };
  return { viewer: user, user };
};

/** Opens an address book with these addresses, which stores additions and deletions. */
function openBook(addresses: readonly Part<Address>[], answers: Answers = {}) {
  const { viewer } = bookOf(addresses);
  return openPage(
    '/account/addressBook',
    {
      shop: aShopInUs,
      viewer,
      addressCreate: ({ input }: MutationaddressCreateArgs) => {
        const address = { ...harbour, ...input, id: 'new', isDefault: false } as Part<Address>;
        return { address, ...bookOf([...addresses, address]) };
      },
      addressDelete: ({ id }: MutationaddressDeleteArgs) => ({
        address: { id },
        ...bookOf(addresses.filter((address) => address.id !== id)),
      }),
      ...answers,
    },
    'shopper',
  );
}

async function fillIn(): Promise<void> {
  await field('Phone').fill('+1 555 010 0043');
  await field('Address').fill('1 Quay');
  await field('City').fill('Port Ellis');
  await field('State').fill('Maine');
  await field('ZIP code').fill('04101');
  await page.getByRole('combobox', { name: 'Country' }).selectOptions('United States');
}

beforeEach(loadNoticesAtOnce);

test('missing fields are reported, and the first one gets the focus', async () => {
  await openBook([]);
  await add.click();
  await expect.element(page.getByRole('heading', { name: 'New address' })).toHaveFocus();
  await field('Phone').fill('+1 555 010 0042');
  await save.click();
  await expect.element(page.getByText('Your address is not saved yet')).toBeVisible();
  await expect.element(field('Address')).toHaveFocus();
  await resizePage(360);
  await expectAccessible();
});

test('deleting asks for confirmation, and the focus stays in the address book', async () => {
  await openBook([harbour, commercial]);
  await expect
    .element(card('7 Harbour'))
    .toMatchTextContent(/^Ada ParkDefault7 Harbour StreetPort Ellis, ME 04101\+1 555/);
  await resizePage(360);
  await expectAccessible();
  const remove = card('220 Commercial').getByRole('button', { name: /^Delete/ });
  const question = page.getByRole('alertdialog');
  await remove.click();
  await expect.element(question).toMatchTextContent(/Eve Park, 220 Commercial Street/);
  await expectAccessible(0);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(remove).toHaveFocus();
  await remove.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.element(card('220 Commercial')).not.toBeInTheDocument();
  await expect.element(add).toHaveFocus();
  await expect.element(card('7 Harbour')).toBeVisible();
});

test('a new address survives an expired session; saving removes its draft', async () => {
  const { path, answer } = await openBook([harbour]);
  await add.click();
  await fillIn();
  answer({ addressCreate: refuseAsSignedOut, sessionCreate: { session: aSession('token-2') } });
  await save.click();
  await expect.poll(path).toBe('/login');
  const created = { ...commercial, id: 'new', streetAddress: '1 Quay', formatted: ['Eve Park', '1 Quay'] };
  answer({ addressCreate: { address: created, ...bookOf([harbour, created]) } });
  await logIn();
  await expect.element(isBack).toBeVisible();
  await expect.element(field('Address')).toHaveValue('1 Quay');
  await expectAccessible();
  await save.click();
  await expect.element(card('1 Quay')).toBeVisible();
  await expect.element(card('1 Quay').getByRole('button', { name: /^Edit/ })).toHaveFocus();
  await card('1 Quay').getByRole('button', { name: /^Edit/ }).click();
  await expect.element(field('City')).toHaveValue('Port Ellis');
  await expect.element(isBack).not.toBeInTheDocument();
});

test('an edit survives a reload, but not a logout', async () => {
  await openBook([harbour]);
  await page.getByRole('button', { name: /^Edit the address/ }).click();
  await field('City').fill('Port Alice');
  const { path } = await openBook([harbour]);
  await expect.element(field('City')).toHaveValue('Port Alice');
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(path).toBe('/');
  await openBook([harbour]);
  await expect.element(card('7 Harbour')).toBeVisible();
  await expect.element(isBack).not.toBeInTheDocument();
});
