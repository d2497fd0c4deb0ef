import type { Scope } from '../../core/define-module.ts';
import type { EventsServices } from '../events/events.services.ts';
import { ChangeFeedService } from './change-feed.service.ts';

export function subscriptionsServices(_scope: Scope, { eventStream }: EventsServices) {
  return { changeFeed: new ChangeFeedService(eventStream) };
}

export type SubscriptionsServices = ReturnType<typeof subscriptionsServices>;
