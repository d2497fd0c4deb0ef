import { expect, test, vi } from 'vitest';

const SENT_AT = Date.UTC(2026, 10, 20, 9);

/** The clock of a page that was sent at `SENT_AT`, without delay, a second ago. */
async function clockOf(deviceTime: number, serverTiming: object[]) {
  vi.useFakeTimers({ toFake: ['Date'], now: deviceTime + 1000 });
  vi.stubGlobal('performance', {
    now: () => 1000,
    getEntriesByType: () => [{ responseStart: 0, serverTiming }],
  });
  vi.resetModules();
  return import('./server-clock.ts');
}

test.each([
  ['ten days ahead', 864_000_000],
  ['an hour behind', -3_600_000],
  ['right', 0],
])('is the server’s, even if the device’s is %s', async (_what, ahead) => {
  const { serverNow } = await clockOf(SENT_AT + ahead, [{ name: 'now', description: String(SENT_AT) }]);
  expect(serverNow()).toBe(SENT_AT + 1000);
  vi.setSystemTime(SENT_AT + ahead + 61_000);
  expect(serverNow()).toBe(SENT_AT + 61_000);
});

test('is the device’s if the server did not send its time', async () => {
  const { serverNow } = await clockOf(SENT_AT, []);
  expect(serverNow()).toBe(SENT_AT + 1000);
});
