import { Args, FieldResolver, ID, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import type { Permission } from '../../shared/permissions.ts';
import { can } from '../../shared/principal.ts';
import { type EventBatch, readPosition } from './event-stream.service.ts';
import { eventKinds, readersOf, type ShopEvent } from './shop-event.ts';
import type { EventsServices } from './events.services.ts';

type Context = RequestContext<EventsServices>;

/** Permissions that allow reading at least one kind of event. */
const readers = [...new Set(Object.values(readersOf).flat())] as [Permission, ...Permission[]];

@Resolver(() => Gql.ShopEvents)
export class ShopEventsResolver {
  @Access(...readers)
  @Subscription(() => Gql.ShopEvents, {
    subscribe: ({ args, context }) => {
      const { after } = args as Gql.SubscriptionShopEventsArgs;
      const { principal, services } = context as Context;
      const readableKinds = eventKinds.filter((kind) =>
        readersOf[kind].some((permission) => can(principal, permission)),
      );
      return services.eventStream.subscribe({ kinds: readableKinds }, readPosition(after));
    },
  })
  shopEvents(
    @Root() batch: EventBatch,
    // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the schema is made of the parameters
    @Args(() => Gql.SubscriptionShopEventsArgs) _args: Gql.SubscriptionShopEventsArgs,
  ): EventBatch {
    return batch;
  }

  @FieldResolver(() => ID)
  cursor(@Root() { position }: EventBatch): string {
    return position.toString();
  }
}

@Resolver(() => Gql.ShopEvent)
export class ShopEventResolver {
  @FieldResolver(() => ID)
  id(@Root() { position }: ShopEvent): string {
    return position.toString();
  }
}
