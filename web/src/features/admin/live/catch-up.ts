import type { ApolloClient } from '@apollo/client';
import type { LiveEvent_eventFragment } from '../../../gql/graphql.ts';
import { refetchAll, refetchConcerned } from './refetch-concerned.ts';

/** In ms. Changes come in bursts: an order changes several things, and a bulk action many. */
const PAUSE_MS = 1500;

/**
 * Refetches what events affect, after a short pause. A page in a background tab waits until it is visible.
 */
export class CatchUp {
  readonly #client: ApolloClient;
  #events: LiveEvent_eventFragment[] = [];
  #hasBegun = false;
  #hasGap = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(client: ApolloClient) {
    this.#client = client;
  }

  /** Adds the events of a message. */
  add(events: readonly LiveEvent_eventFragment[]): void {
    // Only the first message of a connection is empty. An empty one later means a reconnection: events may
    // have been missed.
    if (events.length === 0 && this.#hasBegun) this.#hasGap = true;
    this.#hasBegun = true;
    this.#events.push(...events);
    this.#timer ??= setTimeout(this.now, PAUSE_MS);
  }

  /** Catches up at once, unless the page is hidden. */
  now = (): void => {
    this.stop();
    if (document.hidden) return;
    const events = this.#events.splice(0);
    if (this.#hasGap) refetchAll(this.#client);
    else refetchConcerned(this.#client, events);
    this.#hasGap = false;
  };

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
