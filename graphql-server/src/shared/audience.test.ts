import { expect, test } from 'vitest';
import { assertMayCall, type Audience } from './audience.ts';
import { permissions, permissionsOf } from './permissions.ts';
import { type Principal, visitor } from './principal.ts';

const session = { userId: 'somebody', sessionId: 'some session', signedInAt: new Date() };
const customer: Principal = { kind: 'CUSTOMER', ...session, hasVerifiedEmail: true };
const guest: Principal = { kind: 'GUEST', ...session };
const clerk: Principal = {
  kind: 'STAFF',
  ...session,
  permissions: new Set(['orders:read', 'orders:write']),
  mustSetUpSecondFactor: false,
};

/**
 * The result of a call for a visitor, a guest, a customer, and a staff user with permissions for orders only.
 */
test.each<[audiences: Audience[], visitor: string, guest: string, customer: string, clerk: string]>([
  [['PUBLIC'], 'yes', 'yes', 'yes', 'yes'],
  [['PEOPLE'], 'yes', 'yes', 'yes', 'yes'],
  [['SIGNED_IN'], 'UNAUTHENTICATED', 'FORBIDDEN', 'yes', 'yes'],
  [['CUSTOMER'], 'UNAUTHENTICATED', 'FORBIDDEN', 'yes', 'FORBIDDEN'],
  [['CUSTOMER', 'GUEST'], 'UNAUTHENTICATED', 'yes', 'yes', 'FORBIDDEN'],
  [['STAFF'], 'UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'yes'],
  [['CUSTOMER', 'orders:read'], 'UNAUTHENTICATED', 'FORBIDDEN', 'yes', 'yes'],
  [['CUSTOMER', 'products:read'], 'UNAUTHENTICATED', 'FORBIDDEN', 'yes', 'FORBIDDEN'],
  [['orders:write'], 'UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'yes'],
  [['orders:refund'], 'UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
  [['products:write'], 'UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
  [[], 'UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
])('%j', (audiences, ...expected) => {
  const outcomes = [visitor, guest, customer, clerk].map((principal) => {
    try {
      assertMayCall(principal, audiences);
      return 'yes';
    } catch (error) {
      return (error as { code: string }).code;
    }
  });
  expect(outcomes).toEqual(expected);
});

test('customers have no permission, owners all, and custom roles those that they list', () => {
  expect([...permissionsOf(null, null)]).toEqual([]);
  expect([...permissionsOf('OWNER', null)].sort()).toEqual([...permissions].sort());
  expect([...permissionsOf('some-role', ['orders:read', 'orders:teleport'])]).toEqual(['orders:read']);
  expect([...permissionsOf('constructor', null)]).toEqual([]);
});
