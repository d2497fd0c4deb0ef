import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { Access } from '../../graphql/access.ts';

@Resolver(() => Gql.Shop)
export class ShopResolver {
  @Access('PUBLIC')
  @Query(() => Gql.Shop)
  shop(@Ctx() { services }: RequestContext): Gql.Shop {
    return services.shop;
  }
}
