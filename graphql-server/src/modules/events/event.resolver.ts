import { Args, FieldResolver, ID, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { RequestError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import { can } from '../../shared/principal.ts';
import type { EventBatch } from './event-stream.service.ts';
import { eventKinds, readersOf, type ShopEvent } from './shop-event.ts';

@Resolver(() => Gql.ShopEvents)
export class ShopEventsResolver {
  @Access('orders:read', 'products:read', 'customers:read', 'settings:read', 'staff:read', 'search:write', 'integrations:read')
  @Subscription(() => Gql.ShopEvents, {
    subscribe: ({ args, context }) => {
      const { after } = args as Gql.SubscriptionShopEventsArgs;
      const { principal, services } = context as RequestContext;
      const known = eventKinds.filter((kind) =>
        readersOf[kind].some((permission) => can(principal, permission)),
      );
      return services.eventStream.subscribe(new Set(known), readPosition(after));
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

/** The position that a cursor stands for; undefined without one. @throws RequestError BAD_REQUEST when it stands for none */
function readPosition(cursor: string | null | undefined): bigint | undefined {
  if (cursor === null || cursor === undefined) return undefined;
  if (!/^\d{1,18}$/.test(cursor)) throw new RequestError('BAD_REQUEST', message('request.afterInvalid'));
  return BigInt(cursor);
}
