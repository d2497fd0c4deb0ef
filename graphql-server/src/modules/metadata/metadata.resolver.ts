import { Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import type { Permission } from '../../shared/permissions.ts';
import { can, requireStaffActor } from '../../shared/principal.ts';
import type { Metadata } from './metadata.ts';
import type { MetadataServices } from './metadata.services.ts';

type Context = RequestContext<MetadataServices>;

@Resolver()
export class MetadataResolver {
  @Access('products:write', 'customers:write', 'orders:write')
  @Mutation(() => Gql.MetadataPayload)
  async metadataUpdate(
    @Args(() => Gql.MutationMetadataUpdateArgs) { kind, id, ...change }: Gql.MutationMetadataUpdateArgs,
    @Ctx() context: Context,
  ): Promise<Pick<Gql.MetadataPayload, 'externalId' | 'metadata'>> {
    const after = await context.services.metadata.update(requireStaffActor(context), kind, id, change);
    return { externalId: after.externalId, metadata: toList(after) };
  }
}

export const ProductMetadataResolver = resolverOf(() => Gql.Product, 'products:read');
export const VariantMetadataResolver = resolverOf(() => Gql.ProductVariant, 'products:read');
export const CustomerMetadataResolver = resolverOf(() => Gql.User, 'customers:read');
export const OrderMetadataResolver = resolverOf(() => Gql.Order, 'orders:read');
export const OrderLineMetadataResolver = resolverOf(() => Gql.OrderLine, 'orders:read');

/** The fields of a type. Nothing is read for callers without the permission. */
function resolverOf(type: () => new () => object, permission: Permission): new () => object {
  @Resolver(type)
  class OwnerMetadataResolver {
    @FieldResolver(() => String, { nullable: true })
    async externalId(
      @Root() { id }: { id: string },
      @Ctx() { principal, services }: Context,
    ): Promise<string | null> {
      return can(principal, permission) ? (await services.metadata.of(id)).externalId : null;
    }

    @FieldResolver(() => [Gql.MetadataEntry])
    async metadata(
      @Root() { id }: { id: string },
      @Ctx() { principal, services }: Context,
    ): Promise<Gql.MetadataEntry[]> {
      return can(principal, permission) ? toList(await services.metadata.of(id)) : [];
    }
  }
  return OwnerMetadataResolver;
}

function toList({ entries }: Metadata): Gql.MetadataEntry[] {
  return Object.entries(entries)
    .map(([key, value]) => ({ key, value }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
}
