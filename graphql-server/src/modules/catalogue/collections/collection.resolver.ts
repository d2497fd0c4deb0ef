import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import type { DeletedItem } from '../../../shared/deleted-item.ts';
import { toPageRequest } from '../../../shared/paging/connection.ts';
import { deferredConnection } from '../../../shared/paging/deferred-connection.ts';
import type { AssetsServices } from '../../assets/assets.services.ts';
import { categoryScope } from '../categories/category-query.ts';
import type { CollectionEntity } from './collection.entity.ts';
import type { CatalogueServices } from '../catalogue.services.ts';

type Context = RequestContext<CatalogueServices & AssetsServices>;

@Resolver(() => Gql.Collection)
export class CollectionResolver {
  @FieldResolver(() => String)
  async descriptionHtml(
    @Root() { description }: CollectionEntity,
    @Ctx() { services }: Context,
  ): Promise<string> {
    return services.markdown.render(description);
  }

  @Access('PUBLIC')
  @Query(() => Gql.Collection, { nullable: true })
  async collection(
    @Arg('handle', () => String) handle: string,
    @Ctx() context: Context,
  ): Promise<CollectionEntity | null> {
    return context.services.collections.find(handle, categoryScope(context));
  }

  @Access('PUBLIC')
  @Query(() => [Gql.Collection])
  async collections(
    @Args(() => Gql.QueryCollectionsArgs) { first }: Gql.QueryCollectionsArgs,
    @Ctx() context: Context,
  ): Promise<CollectionEntity[]> {
    return context.services.collections.list(categoryScope(context), first ?? null);
  }

  @Access('products:read')
  @Query(() => [Gql.DeletedItem])
  async deletedCollections(@Ctx() { services }: Context): Promise<DeletedItem[]> {
    return services.collections.listDeleted();
  }

  @Access('collections:write')
  @Query(() => Gql.ProductConnection)
  async collectionPreview(
    @Args(() => Gql.QueryCollectionPreviewArgs)
    { match, conditions, first }: Gql.QueryCollectionPreviewArgs,
    @Ctx() { services }: Context,
  ) {
    const filter = { gathered: { match, conditions } };
    const page = toPageRequest(first ?? 12, null);
    return deferredConnection(
      () => services.catalogue.list(filter, 'FEATURED', page),
      () => services.catalogue.count(filter),
    );
  }

  @Access('collections:write')
  @Mutation(() => Gql.CollectionPayload)
  async collectionCreate(
    @Arg('input', () => Gql.CollectionInput) input: Gql.CollectionInput,
    @Ctx() { services }: Context,
  ): Promise<{ collection: CollectionEntity }> {
    return { collection: await services.collections.create(input) };
  }

  @Access('collections:write')
  @Mutation(() => Gql.CollectionPayload)
  async collectionUpdate(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => Gql.CollectionUpdateInput) input: Gql.CollectionUpdateInput,
    @Arg('expectedVersion', () => String, { nullable: true }) expectedVersion: string | null,
    @Ctx() { services }: Context,
  ): Promise<{ collection: CollectionEntity }> {
    return { collection: await services.collections.update(id, input, expectedVersion) };
  }

  @Access('collections:write')
  @Mutation(() => Gql.CollectionDeletePayload)
  async collectionDelete(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<Partial<Gql.CollectionDeletePayload>> {
    await services.collections.delete(id);
    return { collectionId: id };
  }

  @Access('collections:write')
  @Mutation(() => Gql.CollectionPayload)
  async collectionRestore(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<{ collection: CollectionEntity }> {
    return { collection: await services.collections.restore(id) };
  }
}
