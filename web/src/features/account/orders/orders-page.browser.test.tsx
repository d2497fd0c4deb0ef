import { expect, test } from 'vitest';
import { aSession } from '../../../test/a-session.ts';
import { logIn } from '../../../test/log-in.ts';
import { openPage } from '../../../test/open-page.tsx';

test('a visitor who asks for the orders logs in first, and is back', async () => {
  const session = { session: aSession() };
  const { path, operations } = await openPage('/account/orders', { sessionCreate: session });
  await expect.poll(path).toBe('/login');
  expect(operations).not.toContain('MyOrders');
  await logIn();
  await expect.poll(path).toBe('/account/orders');
});
