import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MutationwebhookUpdateArgs, Webhook } from '../../../gql/graphql.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Part } from '../../../test/mock-api.ts';
import { openPage } from '../../../test/open-page.tsx';

const webhookEventTypes = [
  { type: 'ORDER_PLACED', name: 'order.placed', description: 'An order was placed.' },
  { type: 'ORDER_PAID', name: 'order.paid', description: 'The payment for an order was received.' },
  { type: 'STOCK_LOW', name: 'stock.low', description: 'Few units of a product are left.' },
] as const;
const url = page.getByRole('textbox', { name: 'URL' });

test('server errors about the URL are shown beside it; the secret is shown once', async () => {
  const message = 'Please enter no address with a password in it.';
  const refused = { code: 'INVALID_VALUE', message, field: ['input', 'url'] } as const;
  const api = await openPage(
    '/admin/webhooks/add',
    { webhookEventTypes, webhookCreate: { userErrors: [refused] } },
    'owner',
  );
  await url.fill('http://me:pw@127.0.0.1/');
  const add = page.getByRole('button', { name: 'Add webhook' });
  await add.click();
  await expect.element(page.getByText('Please choose at least one event').first()).toBeVisible();
  await page.getByRole('checkbox', { name: /^order\.placed/ }).click();
  await add.click();
  await expect.element(url).toHaveAccessibleDescription(/no address with a password in it/);
  await expect.element(url).toHaveFocus();
  await expectAccessible();
  const webhook = { id: 'hook', url: 'https://hooks.example/one', version: '1' };
  api.answer({ webhookCreate: { webhook, secret: 'whsec_1' }, webhook });
  await url.fill(webhook.url);
  await add.click();
  await expect.element(page.getByRole('group', { name: 'Signing secret' })).toHaveFocus();
  await expect.element(page.getByText('whsec_1')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'I have saved it' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(webhook.url);
});

test('two people edit a webhook at once, and choose between conflicting changes', async () => {
  const before: Part<Webhook> = {
    id: 'hook',
    url: 'https://hooks.example/one',
    version: '1',
    eventTypes: ['ORDER_PLACED'],
  };
  const theirs: Part<Webhook> = {
    ...before,
    url: 'https://hooks.example/theirs',
    version: '2',
    eventTypes: ['ORDER_PLACED', 'STOCK_LOW'],
  };
  const saved: MutationwebhookUpdateArgs[] = [];
  const api = await openPage(
    '/admin/webhooks/hook/edit',
    {
      webhookEventTypes,
      webhook: before,
      webhookUpdate: (args: MutationwebhookUpdateArgs) => {
        saved.push(args);
        const changed = { code: 'VERSION_CHANGED', message: 'Somebody else has changed it.' } as const;
        if (args.expectedVersion !== '2') return { userErrors: [changed] };
        const { url: address, eventTypes } = args.input;
        const webhook: Part<Webhook> = { ...theirs, url: address, eventTypes, version: '3' };
        api.answer({ webhook });
        return { webhook };
      },
    },
    'owner',
  );
  await url.fill('https://hooks.example/mine');
  await page.getByRole('checkbox', { name: /^order\.paid/ }).click();
  api.answer({ webhook: theirs });
  await userEvent.keyboard('{Control>}s{/Control}');
  const dialog = page.getByRole('dialog', { name: 'Someone else has saved changes' });
  await expect
    .element(dialog.getByRole('group', { name: 'URL' }))
    .toMatchTextContent('https://hooks.example/theirs');
  await expectAccessible(0);
  dialog.getByRole('radio', { name: /Yours/ }).element().focus();
  await userEvent.keyboard(' {Enter}');
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('https://hooks.example/mine');
  await expect.element(page.getByText('order.placed, order.paid, stock.low')).toBeVisible();
  expect(saved.map(({ expectedVersion }) => expectedVersion)).toEqual(['1', '2']);
});
