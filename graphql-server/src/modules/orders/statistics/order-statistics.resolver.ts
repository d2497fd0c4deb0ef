import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../context.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { Access } from '../../../graphql/access.ts';
import type { SalesDay } from './order-statistics.service.ts';

@Resolver(() => Gql.SalesDay)
export class OrderStatisticsResolver {
  @Access('sales:read')
  @Query(() => [Gql.SalesDay])
  async salesByDay(@Ctx() { services }: RequestContext): Promise<SalesDay[]> {
    return services.orderStatistics.lastDays();
  }
}
