import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { Access } from '../../../graphql/access.ts';
import type { SalesDay } from './order-statistics.service.ts';
import type { OrdersServices } from '../orders.services.ts';

type Context = RequestContext<OrdersServices>;

@Resolver(() => Gql.SalesDay)
export class OrderStatisticsResolver {
  @Access('revenue:read')
  @Query(() => [Gql.SalesDay])
  async salesByDay(@Ctx() { services }: Context): Promise<SalesDay[]> {
    return services.orderStatistics.lastDays();
  }
}
