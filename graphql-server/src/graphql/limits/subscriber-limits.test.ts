import { expect, test } from 'vitest';
import { newId } from '../../shared/new-id.ts';
import { type Principal, visitor } from '../../shared/principal.ts';
import { SubscriberLimits } from './subscriber-limits.ts';

const session = () => ({ userId: newId(), sessionId: newId(), signedInAt: new Date() });
const guest = (): Principal => ({ kind: 'GUEST', ...session() });
const key: Principal = { kind: 'API_KEY', keyId: 'k1', permissions: new Set() };
const owner: Principal = {
  kind: 'STAFF',
  ...session(),
  permissions: new Set(),
  mustSetUpSecondFactor: false,
};

test('shoppers of one network have sixty slots, however many sessions they have', () => {
  const limits = new SubscriberLimits();
  const places = Array.from({ length: 60 }, () => limits.enterAs(guest(), '203.0.113.1'));
  expect(places).not.toContain(null);
  expect(limits.enterAs(guest(), '203.0.113.1')).toBeNull();
  expect(limits.enterAs(guest(), '203.0.113.2')).not.toBeNull();
  places[0]?.();
  expect(limits.enterAs(guest(), '203.0.113.1')).not.toBeNull();
});

test('shoppers cannot take the slots of staff and their programs', () => {
  const limits = new SubscriberLimits();
  for (let network = 0; network < 70; network += 1)
    for (let place = 0; place < 10; place += 1)
      expect(limits.enterAs(visitor, `203.0.113.${network}`)).not.toBeNull();
  expect(limits.enterAs(guest(), '198.51.100.1')).toBeNull();
  expect(limits.enterAs(owner, '198.51.100.1')).not.toBeNull();
  expect(limits.enterAs(key, '198.51.100.1')).not.toBeNull();
});
