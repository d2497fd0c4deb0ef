import { isHydrated } from './is-hydrated.ts';

const SECOND = 1000;

/**
 * Lets each countdown of a server-rendered page run until the application does it. A countdown has the time
 * of its end in an attribute, and elements for days, hours, minutes and seconds.
 */
export function startCountdowns(page: Document): void {
  let countdowns = [...page.querySelectorAll<HTMLElement>('[data-ends-at]')].map((element) => ({
    element,
    endsAt: Number(element.dataset['endsAt']),
    numbers: element.querySelectorAll('[data-digits]'),
  }));
  const ahead = serverAhead();
  const tick = () => {
    countdowns = countdowns.filter(({ element }) => element.isConnected && !isHydrated(element));
    if (countdowns.length === 0) clearInterval(timer);
    for (const { endsAt, numbers } of countdowns) {
      const left = Math.max(0, Math.floor((endsAt - Date.now() - ahead) / SECOND));
      const parts = [left / 86_400, (left / 3600) % 24, (left / 60) % 60, left % 60];
      numbers.forEach((number, index) => {
        number.textContent = String(Math.floor(parts[index] ?? 0)).padStart(2, '0');
      });
    }
  };
  const timer = setInterval(tick, SECOND);
  tick();
}

/** How far the server's clock is ahead of the device's, in ms, as in `lib/time/server-clock.ts`. */
function serverAhead(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const sentAt = Number(page?.serverTiming.find(({ name }) => name === 'now')?.description);
  if (!page || !(sentAt > 0)) return 0;
  return sentAt - (Date.now() - performance.now() + page.responseStart);
}
