import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { Access } from '../../graphql/access.ts';
import type { ShopServices } from './shop.services.ts';

type Context = RequestContext<ShopServices>;

@Resolver(() => Gql.Shop)
export class ShopResolver {
  @Access('PUBLIC')
  @Query(() => Gql.Shop)
  shop(@Ctx() { services }: Context): Gql.Shop {
    return services.shopInfo.read();
  }

  @FieldResolver(() => Gql.AddressForm)
  addressForm(
    @Arg('countryCode', () => String, { nullable: true }) countryCode: string | null | undefined,
    @Root() shop: Gql.Shop,
    @Ctx() { services }: Context,
  ): Gql.AddressForm {
    return countryCode ? services.shopInfo.addressForm(countryCode) : shop.addressForm;
  }
}
