import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { allCurrencies } from '../../shared/money/currency.ts';
import type { ShopServices } from './shop.services.ts';

type Context = RequestContext<ShopServices>;

@Resolver(() => Gql.CurrencySettings)
export class CurrencyResolver {
  @FieldResolver(() => Boolean)
  isChangeable(@Ctx() { services }: Context): Promise<boolean> {
    return services.currency.isChangeable();
  }

  @FieldResolver(() => [String])
  currencies(): string[] {
    return allCurrencies();
  }

  @Access('settings:write')
  @Mutation(() => Gql.CurrencySettingsPayload)
  async settingsCurrencyUpdate(
    @Arg('input', () => Gql.CurrencySettingsInput) input: Gql.CurrencySettingsInput,
    @Arg('expectedVersion', () => String, { nullable: true }) expectedVersion: string | null | undefined,
    @Ctx() { services }: Context,
  ) {
    const settings = await services.currency.update(input, expectedVersion ?? null);
    return { settings, shop: services.shopInfo.read() };
  }
}
