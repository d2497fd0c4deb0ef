import { expect, test } from 'vitest';
import { assertMayCall, type Audience } from './audience.ts';
import { type Permission, permissions, permissionsOf, type Role } from './permissions.ts';
import type { Viewer } from './viewer.ts';

const aViewer = (role: Role, allowed: readonly Permission[]): Viewer => ({
  userId: 'somebody',
  sessionId: 'some session',
  role,
  permissions: new Set(allowed),
  mustSetUpSecondFactor: false,
  signedInAt: new Date(),
});

const customer = aViewer('CUSTOMER', []);
const clerk = aViewer('ADMIN', ['orders:read', 'orders:write']);

/** What comes of a call for a visitor, a customer, and a member of staff who works on orders only. */
test.each<[audiences: Audience[], visitor: string, customer: string, clerk: string]>([
  [['PUBLIC'], 'yes', 'yes', 'yes'],
  [['SIGNED_IN'], 'UNAUTHENTICATED', 'yes', 'yes'],
  [['CUSTOMER'], 'UNAUTHENTICATED', 'yes', 'FORBIDDEN'],
  [['STAFF'], 'UNAUTHENTICATED', 'FORBIDDEN', 'yes'],
  [['CUSTOMER', 'orders:read'], 'UNAUTHENTICATED', 'yes', 'yes'],
  [['CUSTOMER', 'products:read'], 'UNAUTHENTICATED', 'yes', 'FORBIDDEN'],
  [['orders:write'], 'UNAUTHENTICATED', 'FORBIDDEN', 'yes'],
  [['orders:refund'], 'UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN'],
  [['products:write'], 'UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN'],
  [[], 'UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN'],
])('%j', (audiences, ...expected) => {
  const outcomes = [null, customer, clerk].map((viewer) => {
    try {
      assertMayCall(viewer, audiences);
      return 'yes';
    } catch (error) {
      return (error as { code: string }).code;
    }
  });
  expect(outcomes).toEqual(expected);
});

test('customers have no permission, owners all, and whoever has a role of the merchant what it names', () => {
  expect([...permissionsOf(null, null)]).toEqual([]);
  expect([...permissionsOf('OWNER', null)].sort()).toEqual([...permissions].sort());
  expect([...permissionsOf('some-role', ['orders:read', 'orders:teleport'])]).toEqual(['orders:read']);
  expect([...permissionsOf('constructor', null)]).toEqual([]);
});
