import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../context.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { formatMessage } from '../../../shared/messages/locale.ts';
import { message } from '../../../shared/messages/message.ts';
import type { Colour } from '../pictures/picture.ts';
import type { Product, ProductCard } from '../products/product.ts';
import type { Variant } from './variant.ts';

@Resolver(() => Gql.Product)
export class ProductVariantsResolver {
  @FieldResolver(() => [Gql.ProductVariant])
  async variants(@Root() product: Product, @Ctx() { services }: RequestContext): Promise<Variant[]> {
    return services.variants.listOf(product);
  }

  @FieldResolver(() => Gql.ProductColour, { nullable: true })
  async matchingColour(
    @Root() product: ProductCard,
    @Args(() => Gql.ProductMatchingColourArgs) { baseColours, filter }: Gql.ProductMatchingColourArgs,
    @Ctx() { services }: RequestContext,
  ): Promise<Colour | null> {
    return services.variants.matchingColour(product, baseColours, filter ?? {});
  }

  @FieldResolver(() => [Gql.ProductOption])
  options(@Root() product: Product, @Ctx() { locale }: RequestContext): Gql.ProductOption[] {
    const { colours, sizes, otherOption } = product;
    const plain = (names: readonly string[]) => names.map((name) => ({ name, hex: null, image: null }));
    const all = [
      { kind: 'COLOUR' as const, name: formatMessage(locale, message('option.colour')), values: colours },
      { kind: 'SIZE' as const, name: formatMessage(locale, message('option.size')), values: plain(sizes) },
      { kind: 'OTHER' as const, name: otherOption?.name ?? '', values: plain(otherOption?.values ?? []) },
    ];
    return all.filter(({ values }) => values.length > 0);
  }
}
