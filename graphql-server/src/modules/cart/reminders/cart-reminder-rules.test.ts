import { expect, test } from 'vitest';
import { reminderWindow } from './cart-reminder-rules.ts';

const now = new Date('2026-12-10T12:00:00Z');

test.each([
  // hours, last change, is reminded
  [1, '2026-12-10T11:00:00Z', true],
  [1, '2026-12-10T11:00:01Z', false],
  [1, '2026-12-03T11:00:01Z', true],
  [1, '2026-12-03T11:00:00Z', false],
  [24, '2026-12-09T12:00:00Z', true],
  [24, '2026-12-09T12:00:01Z', false],
  [24, '2026-12-02T12:00:01Z', true],
  [24, '2026-12-02T12:00:00Z', false],
  [168, '2026-12-03T12:00:00Z', true],
  [168, '2026-12-03T12:00:01Z', false],
  [168, '2026-11-26T12:00:01Z', true],
  [168, '2026-11-26T12:00:00Z', false],
])('after %i hours, a cart of %s: %s', (hours, changedAt, isReminded) => {
  const { after, until } = reminderWindow(now, hours);
  const changed = new Date(changedAt);
  expect(changed > after && changed <= until).toBe(isReminded);
});
