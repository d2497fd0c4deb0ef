import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { allPermissions } from '../../../test/mock-api.ts';
import { openPage } from '../../../test/open-page.tsx';
import { resizePage } from '../../../test/resize-page.ts';

test('staff emails wrap before the @ on a tablet, and nowhere else', async () => {
  await resizePage(768, 900);
  const email = 'admin@exclusive.example';
  const role = { id: 'owner', name: 'Owner', isBuiltIn: true, permissions: allPermissions };
  const member = { id: 'user-2', firstName: 'Ada', lastName: 'Admin', email, staffRole: role };
  await openPage(
    '/admin/staff',
    { staff: [member], staffRoles: [role], staffInvitations: [{ id: 'one', email, role }] },
    'owner',
  );
  const shown = page.getByRole('cell').getByText(email);
  await expect.poll(() => shown.elements().length).toBe(2);
  for (const element of shown.elements()) {
    const line = Number.parseFloat(getComputedStyle(element).lineHeight);
    expect(Math.round(element.getBoundingClientRect().height / line)).toBeLessThanOrEqual(2);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(768);
});
