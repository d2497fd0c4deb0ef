import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { adminToken } from './support/admin.ts';
import { signInAsAdmin } from './support/admin-session.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { callApi } from './support/graphql.ts';
import { test } from './support/test.ts';

test('a webhook is registered, tried out with a real receiver, and looked into', async ({ page }) => {
  const bodies: string[] = [];
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      bodies.push(body);
      response.writeHead(202).end('received with thanks');
    });
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;

  await signInAsAdmin(page);
  await page.goto('/admin/webhooks');
  await page.getByRole('link', { name: 'Add webhook' }).first().click();
  await page.getByLabel('URL').fill('http://me:pw@127.0.0.1/');
  await page.getByLabel('order.placed').check();
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText('no address with a password in it').first()).toBeVisible();
  await expect(page.getByLabel('URL')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('URL').fill(url);
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByRole('group', { name: 'Signing secret' })).toBeFocused();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I have saved it' }).click();

  await expect(page.getByRole('heading', { level: 1, name: url })).toBeVisible();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect.poll(() => bodies.length).toBe(1);
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'webhook.test' })).toContainText('Delivered', {
      timeout: 1000,
    });
  }).toPass();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'webhook.test' })
    .getByText('webhook.test')
    .first()
    .click();
  await expect(page.getByText('Answered with status 202')).toBeVisible();
  await expect(page.getByText('received with thanks')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send again' }).last().click();
  await expect.poll(() => bodies.length).toBe(2);
  expect(bodies[1]).toBe(bodies[0]);

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible();
  await expect(page.getByText(url)).toHaveCount(0);
  receiver.close();
});

const CREATE = `mutation ($input: WebhookInput!) { webhookCreate(input: $input) { webhook { id version } userErrors { code } } }`;
const UPDATE = `mutation ($id: ID!, $input: WebhookInput!) { webhookUpdate(id: $id, input: $input) { webhook { id } userErrors { code } } }`;

test('two people edit a webhook at once, and choose what to keep of what both have changed', async ({
  page,
  request,
}) => {
  const token = await adminToken(request);
  const input = { url: 'https://hooks.example/one', eventTypes: ['ORDER_PLACED'], isEnabled: false };
  const { webhookCreate } = await callApi<{ webhookCreate: { webhook: { id: string } } }>(
    request,
    CREATE,
    { input },
    token,
  );
  const { id } = webhookCreate.webhook;
  await signInAsAdmin(page);
  await page.goto(`/admin/webhooks/${id}/edit`);
  await page.getByLabel('URL').fill('https://hooks.example/mine');
  await page.getByLabel('order.paid').check();

  const theirs = { ...input, url: 'https://hooks.example/theirs', eventTypes: ['ORDER_PLACED', 'STOCK_LOW'] };
  await callApi(request, UPDATE, { id, input: theirs }, token);
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Somebody else has saved changes' });
  await expect(dialog.getByRole('group', { name: 'URL' })).toContainText('https://hooks.example/theirs');
  await dialog.getByRole('radio', { name: /Yours/ }).press('Space');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'https://hooks.example/mine' })).toBeVisible();
  await expect(page.getByText('order.placed, order.paid, stock.low')).toBeVisible();
});
