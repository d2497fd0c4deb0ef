import { expect, test } from 'vitest';
import { openPage } from '../test/open-page.tsx';

test('the back office rejects visitors and shoppers', async () => {
  for (const visitor of ['visitor', 'shopper'] as const) {
    const api = await openPage('/admin/orders', {}, visitor);
    await expect.poll(api.path).toBe('/adminLogin');
  }
});
