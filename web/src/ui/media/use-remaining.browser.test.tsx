import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { PageHydration, type HydrationQueue } from '../../lib/browser/hydration-queue.ts';
import { RenderedAt } from '../../lib/time/rendered-at.ts';
import { useRemaining } from './use-remaining.ts';

let root: Root;
afterEach(() => root.unmount());

test('countdowns wait until the initially visible parts are hydrated, so that two of them agree', async () => {
  const renderedAt = Date.now() - 60_000;
  const target = renderedAt + 3_600_000;
  const queue = { isCaughtUp: false };
  const Left = () => <p>{useRemaining(target)}</p>;
  const element = document.body.appendChild(document.createElement('div'));
  root = createRoot(element);
  root.render(
    <PageHydration value={queue as HydrationQueue}>
      <RenderedAt value={renderedAt}>
        <Left />
      </RenderedAt>
    </PageHydration>,
  );
  await expect.poll(() => element.textContent).toBe('3600000');
  queue.isCaughtUp = true;
  await expect.poll(() => Number(element.textContent), { timeout: 3000 }).toBeLessThanOrEqual(3_540_000);
});
