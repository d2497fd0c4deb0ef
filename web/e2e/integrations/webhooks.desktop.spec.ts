import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { signInAsAdmin } from '../support/admin-session.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { test } from '../support/test.ts';

test('a webhook is registered, tested with a real receiver, and inspected', async ({ page }) => {
  // Orders of other e2e tests arrive, too.
  const tests: string[] = [];
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      if (body.includes('webhook.test')) tests.push(body);
      response.writeHead(202).end('received with thanks');
    });
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;

  await signInAsAdmin(page);
  await page.goto('/admin/webhooks');
  await page.getByRole('link', { name: 'Add webhook' }).first().click();
  await page.getByLabel('URL').fill(url);
  await page.getByLabel('order.placed').check();
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await page.getByRole('button', { name: 'I have saved it' }).click();

  await expect(page.getByRole('heading', { level: 1, name: url })).toBeVisible();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect.poll(() => tests.length).toBe(1);
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
  await expect(page.getByText('Responded with status 202')).toBeVisible();
  await expect(page.getByText('received with thanks')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send again' }).last().click();
  await expect.poll(() => tests.length).toBe(2);
  expect(tests[1]).toBe(tests[0]);

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible();
  await expect(page.getByText(url)).toHaveCount(0);
  receiver.close();
});
