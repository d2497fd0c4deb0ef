import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { Money } from '../../../graphql/scalars.ts';
import type { MinorUnits } from '../../../shared/money/money.ts';
import type { Variant } from '../variants/variant.ts';
import type { CatalogueServices } from '../catalogue.services.ts';

type Context = RequestContext<CatalogueServices>;

@Resolver(() => Gql.ProductVariant)
export class PriceHistoryResolver {
  @FieldResolver(() => Money, { nullable: true })
  async lowestRecentPrice(
    @Root() variant: Variant,
    @Ctx() { services }: Context,
  ): Promise<MinorUnits | null> {
    return services.priceHistory.lowestBefore(variant);
  }
}
