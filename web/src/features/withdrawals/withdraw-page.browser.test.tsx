import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MutationwithdrawalCreateArgs, MutationwithdrawalStartArgs } from '../../gql/graphql.ts';
import { anOrderLine } from '../../test/an-order.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { openPage } from '../../test/open-page.tsx';
import { resizePage } from '../../test/resize-page.ts';

const shop = { name: 'Kiosk', withdrawalDays: 14 };
const jar = anOrderLine();
const song = anOrderLine({ id: 'line-2', title: 'Song', quantity: 1 });
const withdrawalForm = {
  orderNumber: 'J-1001',
  orderedAt: '2026-01-01T10:00:00.000Z',
  until: null,
  lines: [
    { line: jar, quantity: 3, problem: null },
    { line: song, quantity: 0, problem: { message: 'You’ve downloaded this file.' } },
  ],
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const units = page.getByRole('spinbutton', { name: /Jar.*how many of 3/ });

test('an order is found by number and email, and what was typed stays after an error', async () => {
  const sent: MutationwithdrawalStartArgs[] = [];
  const api = await openPage('/withdraw', {
    shop,
    withdrawalForm,
    withdrawalStart: (args: MutationwithdrawalStartArgs) => {
      sent.push(args);
      const isRight = args.input.email === 'jo@example.com';
      return isRight
        ? { token: 'token-1' }
        : { userErrors: [{ code: 'NOT_FOUND', message: 'No such order.', field: ['input'] }] };
    },
  });
  await button('Continue').click();
  await expect.element(page.getByRole('textbox', { name: 'Order number' })).toHaveFocus();
  await page.getByRole('textbox', { name: 'Order number' }).fill('J-1001');
  await page.getByRole('textbox', { name: 'Email' }).fill('other@example.com');
  await button('Continue').click();
  await expect.element(page.getByText('No such order.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Order number' })).toHaveValue('J-1001');
  await page.getByRole('textbox', { name: 'Email' }).fill('jo@example.com');
  await button('Continue').click();
  await expect.element(units).toBeVisible();
  expect(api.path()).toBe('/withdraw');
  expect(sent.at(-1)).toEqual({ input: { orderNumber: 'J-1001', email: 'jo@example.com' } });
});

test('a customer withdraws in two steps, and gets a receipt', async () => {
  const sent: MutationwithdrawalCreateArgs[] = [];
  let isTooLate = true;
  const api = await openPage('/withdraw?token=token-1', {
    shop,
    withdrawalForm,
    withdrawalCreate: (args: MutationwithdrawalCreateArgs) => {
      sent.push(args);
      return isTooLate
        ? { userErrors: [{ code: 'NOT_WITHDRAWABLE', message: 'It is too late.', field: ['input'] }] }
        : {
            withdrawal: {
              id: 'withdrawal-1',
              number: 'W1001',
              name: 'Jo Lane',
              createdAt: '2026-01-05T12:00:00.000Z',
              lines: [{ line: jar, quantity: 2 }],
            },
          };
    },
  });
  await expect.element(page.getByText('You’ve downloaded this file.')).toBeVisible();
  // The link's token must not stay in the address bar.
  await expect.poll(api.path).toBe('/withdraw');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Jo Lane');
  await button('Withdraw from contract here').click();
  await expect.element(page.getByText('Please choose the items that you withdraw from.')).toBeVisible();
  await button('Choose everything').click();
  await expect.element(units).toHaveValue(3);
  await units.fill('2');
  await resizePage(360);
  await expectAccessible();
  await button('Withdraw from contract here').click();
  await expect.element(page.getByRole('heading', { name: 'Please check and confirm' })).toHaveFocus();
  await expect.element(page.getByText('2 × Jar')).toBeVisible();
  await button('Back').click();
  await expect.element(units).toHaveValue(2);
  await button('Withdraw from contract here').click();
  expect(sent).toEqual([]);
  await button('Confirm withdrawal').click();
  await expect.element(page.getByText('It is too late.')).toBeVisible();
  isTooLate = false;
  await button('Confirm withdrawal').click();
  await expect.element(page.getByText('We’ve received your withdrawal')).toBeVisible();
  await expect.element(page.getByText('Withdrawal W1001')).toBeVisible();
  await expectAccessible();
  expect(sent.at(-1)).toMatchObject({
    token: 'token-1',
    input: {
      name: 'Jo Lane',
      lines: [
        { orderLineId: 'line-1', quantity: 2 },
        { orderLineId: 'line-2', quantity: 0 },
      ],
    },
  });
  expect(new Set(sent.map(({ input }) => input.idempotencyKey)).size).toBe(1);
});

test('only another choice is another declaration', async () => {
  const sent: MutationwithdrawalCreateArgs[] = [];
  await openPage('/withdraw?token=token-1', {
    shop,
    withdrawalForm,
    withdrawalCreate: (args: MutationwithdrawalCreateArgs) => {
      sent.push(args);
      return { userErrors: [{ code: 'NOT_WITHDRAWABLE', message: 'It is too late.', field: ['input'] }] };
    },
  });
  await page.getByRole('textbox', { name: 'Your name' }).fill('Jo Lane');
  for (const quantity of ['2', '2', '1']) {
    await units.fill(quantity);
    await button('Withdraw from contract here').click();
    await button('Confirm withdrawal').click();
    await expect.element(page.getByText('It is too late.')).toBeVisible();
    await button('Back').click();
  }
  const [first, again, other] = sent.map(({ input }) => input.idempotencyKey);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('a link that is not valid, and an order from which it is too late, say so', async () => {
  await openPage('/withdraw?token=none', { shop, withdrawalForm: null });
  await expect.element(page.getByText('This link is not valid')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Order number' })).toBeVisible();
  await openPage('/withdraw?token=token-1', {
    shop,
    withdrawalForm: { ...withdrawalForm, problem: { message: 'That was until March 16, 2026.' } },
  });
  await expect.element(page.getByText('That was until March 16, 2026.')).toBeVisible();
  await expect.element(button('Withdraw from contract here')).not.toBeInTheDocument();
});

test('what was typed is back after a reload, until it is sent', async () => {
  const withdrawal = { id: 'w', number: 'W1', name: 'Jo', createdAt: '2026-01-05T12:00:00.000Z', lines: [] };
  const open = (form = withdrawalForm) =>
    openPage('/withdraw?token=token-1', { shop, withdrawalForm: form, withdrawalCreate: { withdrawal } });
  const name = page.getByRole('textbox', { name: 'Your name' });
  await open();
  await name.fill('Jo Lane');
  await units.fill('2');
  await open();
  await expect.element(name).toHaveValue('Jo Lane');
  await expect.element(units).toHaveValue(2);
  const returned = { line: jar, quantity: 0, problem: { message: 'This was already returned.' } };
  await open({ ...withdrawalForm, lines: [returned, { line: song, quantity: 1, problem: null }] });
  await expect.element(name).toHaveValue('Jo Lane');
  await button('Withdraw from contract here').click();
  await expect.element(page.getByText('Please choose the items that you withdraw from.')).toBeVisible();
  await open();
  await button('Withdraw from contract here').click();
  await button('Confirm withdrawal').click();
  await expect.element(page.getByText('We’ve received your withdrawal')).toBeVisible();
  await open();
  await expect.element(name).toHaveValue('');
});

test('an order without a right for any line says why, and asks for nothing', async () => {
  const problem = { message: 'The law gives no right of withdrawal for this item.' };
  await openPage('/withdraw?token=token-1', {
    shop,
    withdrawalForm: { ...withdrawalForm, lines: [{ line: jar, quantity: 0, problem }] },
  });
  await expect.element(page.getByText(problem.message)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Your name' })).not.toBeInTheDocument();
  await expect.element(button('Withdraw from contract here')).not.toBeInTheDocument();
  await resizePage(360);
  await expectAccessible();
});

test.each([
  [14, 1],
  [null, 0],
])('with %s days the footer has %s link to it', async (withdrawalDays, count) => {
  await openPage('/contact', { shop: { ...shop, withdrawalDays } });
  await expect.element(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract here' });
  await expect.poll(() => link.elements().length).toBe(count);
});

test('a shop that offers none has no such page', async () => {
  await openPage('/withdraw', { shop: { ...shop, withdrawalDays: null } });
  await expect.element(page.getByRole('heading', { level: 1, name: /404/ })).toBeVisible();
});
