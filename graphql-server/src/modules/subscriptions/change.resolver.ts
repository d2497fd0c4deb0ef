import { Args, Ctx, FieldResolver, ID, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { RequestError } from '../../errors.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { message } from '../../shared/messages/message.ts';
import { can, requireUser } from '../../shared/principal.ts';
import type { Product } from '../catalogue/products/product-query.ts';
import type { EventKind } from '../events/shop-event.ts';
import type { Order } from '../orders/order.ts';
import type { Change } from './change-feed.service.ts';
import type { SubscriptionsServices } from './subscriptions.services.ts';
import type { CatalogueServices } from '../catalogue/catalogue.services.ts';
import type { OrdersServices } from '../orders/orders.services.ts';

type Context = RequestContext<OrdersServices & CatalogueServices & SubscriptionsServices>;

const MAX_IDS = 100;

@Resolver(() => Gql.OrderChange)
export class OrderChangeResolver {
  @Access('CUSTOMER', 'orders:read')
  @Subscription(() => Gql.OrderChange, {
    subscribe: ({ args, context }) =>
      followOrders(context as Context, args as Gql.SubscriptionOrderChangedArgs),
  })
  orderChanged(
    @Root() change: Change,
    // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the schema is made of the parameters
    @Args(() => Gql.SubscriptionOrderChangedArgs) _args: Gql.SubscriptionOrderChangedArgs,
  ): Change {
    return change;
  }

  @FieldResolver(() => Gql.Order, { nullable: true })
  async order(@Root() { subjectId }: Change, @Ctx() context: Context): Promise<Order | null> {
    return subjectId === null ? null : context.services.orders.find(context.principal, subjectId);
  }
}

@Resolver(() => Gql.ProductChange)
export class ProductChangeResolver {
  @Access('PUBLIC')
  @Subscription(() => Gql.ProductChange, {
    subscribe: ({ args, context }) =>
      followProducts(context as Context, 'PRODUCT_CHANGED', args as ProductArgs),
  })
  productChanged(
    @Root() change: Change,
    // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the schema is made of the parameters
    @Args(() => Gql.SubscriptionProductChangedArgs) _args: Gql.SubscriptionProductChangedArgs,
  ): Change {
    return change;
  }

  @Access('PUBLIC')
  @Subscription(() => Gql.ProductChange, {
    subscribe: ({ args, context }) =>
      followProducts(context as Context, 'STOCK_CHANGED', args as ProductArgs),
  })
  stockChanged(
    @Root() change: Change,
    // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the schema is made of the parameters
    @Args(() => Gql.SubscriptionStockChangedArgs) _args: Gql.SubscriptionStockChangedArgs,
  ): Change {
    return change;
  }

  @FieldResolver(() => ID, { nullable: true })
  productId(@Root() { subjectId }: Change): string | null {
    return subjectId;
  }

  @FieldResolver(() => Gql.Product, { nullable: true })
  async product(
    @Root() { subjectId }: Change,
    @Ctx() { services, principal }: Context,
  ): Promise<Product | null> {
    if (subjectId === null) return null;
    return services.catalogue.find(subjectId, can(principal, 'products:read') ? 'ALL' : 'PUBLISHED');
  }
}

type ProductArgs = Gql.SubscriptionProductChangedArgs | Gql.SubscriptionStockChangedArgs;

function followOrders({ principal, services }: Context, { id, after }: Gql.SubscriptionOrderChangedArgs) {
  const seesAll = can(principal, 'orders:read');
  return services.changeFeed.follow(
    {
      kinds: ['ORDER_PLACED', 'ORDER_CHANGED', 'RETURN_REQUESTED'],
      subjectIds: id ? [id] : null,
      customerId: seesAll ? null : requireUser({ principal }).userId,
    },
    after,
  );
}

/** A caller who sees only published products must name them, or would get the ids of unpublished ones. */
function followProducts({ principal, services }: Context, kind: EventKind, { ids, after }: ProductArgs) {
  if (!ids && !can(principal, 'products:read')) {
    throw new RequestError('BAD_REQUEST', message('request.idsNeeded'));
  }
  if (ids && ids.length > MAX_IDS) {
    throw new RequestError('BAD_REQUEST', message('request.tooManyValues', { field: 'ids', max: MAX_IDS }));
  }
  return services.changeFeed.follow({ kinds: [kind], subjectIds: ids ?? null }, after);
}
