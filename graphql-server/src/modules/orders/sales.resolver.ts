import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import { SalesDay } from '../../graphql/contract.generated.ts';
import { Access } from '../../graphql/access.ts';
import type { SalesDay as ShopSalesDay } from './sales.service.ts';

@Resolver(() => SalesDay)
export class SalesResolver {
  @Access('ADMIN')
  @Query(() => [SalesDay])
  async salesByDay(@Ctx() { services }: RequestContext): Promise<ShopSalesDay[]> {
    return services.sales.lastDays();
  }
}
