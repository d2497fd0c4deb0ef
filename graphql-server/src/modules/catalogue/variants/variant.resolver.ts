import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { formatMessage } from '../../../shared/messages/locale.ts';
import { toPageRequest } from '../../../shared/paging/connection.ts';
import { deferredConnection, type DeferredConnection } from '../../../shared/paging/deferred-connection.ts';
import { message } from '../../../shared/messages/message.ts';
import type { Colour } from '../pictures/picture.ts';
import type { Product, ProductCard } from '../products/product-query.ts';
import type { VariantOfProduct } from './variant.ts';
import type { CatalogueServices } from '../catalogue.services.ts';

type Context = RequestContext<CatalogueServices>;

@Resolver(() => Gql.Product)
export class ProductVariantsResolver {
  @Access('products:read')
  @Query(() => Gql.ProductVariantConnection)
  productVariants(
    @Args(() => Gql.QueryProductVariantsArgs) args: Gql.QueryProductVariantsArgs,
    @Ctx() { services }: Context,
  ): DeferredConnection<VariantOfProduct> {
    const page = toPageRequest(args.first ?? 50, args.after);
    const filter = { ...args.filter };
    return deferredConnection(
      () => services.variants.list(filter, page),
      () => services.variants.count(filter),
    );
  }

  @FieldResolver(() => [Gql.ProductVariant])
  async variants(@Root() product: Product, @Ctx() { services }: Context): Promise<VariantOfProduct[]> {
    return services.variants.listOf(product);
  }

  @FieldResolver(() => Gql.ProductColour, { nullable: true })
  async matchingColour(
    @Root() product: ProductCard,
    @Args(() => Gql.ProductMatchingColourArgs) { baseColours, filter }: Gql.ProductMatchingColourArgs,
    @Ctx() { services }: Context,
  ): Promise<Colour | null> {
    return services.variants.matchingColour(product, baseColours, filter ?? {});
  }

  @FieldResolver(() => Gql.OtherOption, { nullable: true })
  otherOption(@Root() { otherOptions }: ProductCard): Gql.OtherOption | null {
    return otherOptions[0] ?? null;
  }

  @FieldResolver(() => [Gql.ProductOption])
  options(@Root() product: Product, @Ctx() { locale }: Context): Gql.ProductOption[] {
    const { colours, sizes, otherOptions } = product;
    const plain = (names: readonly string[]) => names.map((name) => ({ name, hex: null, image: null }));
    const all = [
      {
        kind: 'COLOUR' as const,
        name: formatMessage(locale, message('option.colour')),
        values: colours.map(({ hasHex, ...colour }) => ({ ...colour, hex: hasHex ? colour.hex : null })),
      },
      { kind: 'SIZE' as const, name: formatMessage(locale, message('option.size')), values: plain(sizes) },
      ...otherOptions.map(({ name, values }) => ({ kind: 'OTHER' as const, name, values: plain(values) })),
    ];
    return all.filter(({ values }) => values.length > 0);
  }
}
