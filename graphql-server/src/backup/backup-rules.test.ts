import { expect, test } from 'vitest';
import { backupName, dueDay, expiredBackups } from './backup-rules.ts';

test.each([
  ['at the hour', '2026-12-01T03:00:00Z', 'UTC', 3, '2026-12-01'],
  ['a second before it', '2026-12-01T02:59:59Z', 'UTC', 3, '2026-11-30'],
  ['late in the evening', '2026-12-01T23:59:59Z', 'UTC', 3, '2026-12-01'],
  ['at midnight', '2026-12-01T00:00:00Z', 'UTC', 0, '2026-12-01'],
  ['in the shop’s time zone', '2026-12-01T01:59:00Z', 'Europe/Berlin', 3, '2026-11-30'],
  ['in the shop’s time zone, an hour later', '2026-12-01T02:00:00Z', 'Europe/Berlin', 3, '2026-12-01'],
  ['after an hour that a clock change skipped', '2026-03-29T01:00:00Z', 'Europe/Berlin', 2, '2026-03-29'],
])('the backup that is due %s', (_when, now, timeZone, hour, day) => {
  expect(dueDay(new Date(now), timeZone, hour)).toBe(day);
});

test('a backup is named after its day', () => {
  expect(backupName('2026-12-01', false)).toBe('shop-2026-12-01.tar.zst');
  expect(backupName('2026-12-01', true)).toBe('shop-2026-12-01.tar.zst.age');
});

test.each([
  ['shop-2026-11-01.tar.zst', false],
  ['shop-2026-10-31.tar.zst', true],
  ['shop-2026-10-31.tar.zst.age', true],
  ['shop-2026-10-31.tar.zst.part', true],
  ['shop-2026-10-31.tar.zst.age.failed', true],
  ['shop-2026-10-31.tar.zst.bak', false],
  ['my-shop-2026-10-31.tar.zst', false],
  ['shop-2026-02-30.tar.zst', false],
  ['shop.tar.zst', false],
  ['shop-2026-10-31.tar.gz', false],
  ['notes.txt', false],
])('after 30 days, %s is removed: %s', (name, isExpired) => {
  expect(expiredBackups([name], '2026-12-01', 30)).toEqual(isExpired ? [name] : []);
});
