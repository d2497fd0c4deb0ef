import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import { Shop } from '../../graphql/contract.generated.ts';
import { Access } from '../../graphql/access.ts';

@Resolver(() => Shop)
export class ShopResolver {
  @Access('PUBLIC')
  @Query(() => Shop)
  shop(@Ctx() { services }: RequestContext): Shop {
    return services.shop;
  }
}
