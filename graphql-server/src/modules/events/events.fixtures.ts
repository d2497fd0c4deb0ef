import { afterEach } from 'vitest';
import { FollowEvents } from '../../test/documents.generated.ts';
import type { TestApp } from '../../test/start-test-app.ts';
import { subscribe, type Subscription } from '../../test/subscribe.ts';
import type { Person } from '../../test/users.ts';

/** Subscribes to events until the test ends, and publishes them. */
export function followEvents(shop: TestApp) {
  const open: Subscription<unknown>[] = [];
  afterEach(async () => {
    for (const subscription of open.splice(0)) await subscription.end();
  });

  async function listen({ token }: Person, after?: string): Promise<Subscription<FollowEvents>> {
    const subscription = subscribe(shop, FollowEvents, token, { after });
    open.push(subscription);
    return subscription;
  }

  /** Waits for this many events and returns them. */
  async function read(subscription: Subscription<FollowEvents>, count: number) {
    const events: FollowEvents['shopEvents']['events'] = [];
    while (events.length < count) events.push(...(await subscription.next()).shopEvents.events);
    return events.map(({ kind, subjectId, actorId }) => [kind, subjectId, actorId]);
  }

  return { listen, read, publish: () => shop.app.jobs.run('events') };
}
