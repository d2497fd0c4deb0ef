import { afterEach } from 'vitest';
import type { TestApp } from '../../test/start-test-app.ts';
import { subscribe, type Subscription } from '../../test/subscribe.ts';
import type { Person } from '../../test/users.ts';

export interface Events {
  shopEvents: {
    cursor: string;
    events: { kind: string; subjectId: string; subjectName: string; actorId: string | null }[];
  };
}

/** Subscribes to events until the test ends, and publishes them. */
export function followEvents(shop: TestApp) {
  const open: Subscription<unknown>[] = [];
  afterEach(async () => {
    for (const subscription of open.splice(0)) await subscription.end();
  });

  async function listen(person: Person, after?: string): Promise<Subscription<Events>> {
    const argument = after === undefined ? '' : `(after: "${after}")`;
    const subscription = subscribe<Events>(
      shop,
      `subscription { shopEvents${argument} { cursor events { kind subjectId subjectName actorId } } }`,
      person.token,
    );
    open.push(subscription);
    return subscription;
  }

  /** Waits for this many events and returns them. */
  async function read(subscription: Subscription<Events>, count: number) {
    const events: Events['shopEvents']['events'] = [];
    while (events.length < count) events.push(...(await subscription.next()).shopEvents.events);
    return events.map(({ kind, subjectId, actorId }) => [kind, subjectId, actorId]);
  }

  return { listen, read, publish: () => shop.app.jobs.run('events') };
}
