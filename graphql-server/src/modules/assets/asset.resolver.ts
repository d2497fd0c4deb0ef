import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { toPageRequest } from '../../shared/paging/connection.ts';
import { deferredConnection, type DeferredConnection } from '../../shared/paging/deferred-connection.ts';
import type { AssetUsage, LibraryAsset } from './asset-library.service.ts';
import { ofAsset } from './asset.ts';
import type { AssetsServices } from './assets.services.ts';
import { picturePermissions } from './picture-permissions.ts';

type Context = RequestContext<AssetsServices>;

@Resolver(() => Gql.Asset)
export class AssetResolver {
  @Access(...picturePermissions)
  @Query(() => Gql.AssetConnection)
  assets(
    @Args(() => Gql.QueryAssetsArgs) args: Gql.QueryAssetsArgs,
    @Ctx() { services }: Context,
  ): DeferredConnection<LibraryAsset> {
    const filter = { search: args.search ?? '', isUnused: args.isUnused ?? false };
    const page = toPageRequest(args.first ?? 50, args.after);
    return deferredConnection(
      () => services.assetLibrary.list(filter, page),
      () => services.assetLibrary.count(filter),
    );
  }

  @Access(...picturePermissions)
  @Query(() => Gql.Asset, { nullable: true })
  async asset(@Arg('id', () => ID) id: string, @Ctx() { services }: Context): Promise<LibraryAsset | null> {
    return services.assetLibrary.find(id);
  }

  @Access('content:write')
  @Mutation(() => Gql.AssetPayload)
  async assetUpdate(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => Gql.AssetInput) input: Gql.AssetInput,
    @Arg('expectedVersion', () => String, { nullable: true }) expectedVersion: string | null,
    @Ctx() { services }: Context,
  ): Promise<{ asset: LibraryAsset }> {
    return { asset: await services.assetLibrary.update(id, input, expectedVersion) };
  }

  @Access('content:write')
  @Mutation(() => Gql.AssetReplacePayload)
  async assetReplace(
    @Arg('id', () => ID) id: string,
    @Arg('replacementId', () => ID) replacementId: string,
    @Ctx() { services }: Context,
  ): Promise<{ asset: LibraryAsset; isReversible: boolean }> {
    return services.assetLibrary.replace(id, replacementId);
  }

  @Access('content:write')
  @Mutation(() => Gql.AssetDeletePayload)
  async assetDelete(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<Partial<Gql.AssetDeletePayload>> {
    await services.assetLibrary.delete(id);
    return { assetId: id };
  }

  @FieldResolver(() => Gql.Image)
  image(@Root() asset: LibraryAsset) {
    return { ...ofAsset(asset), alt: asset.alt };
  }

  @FieldResolver(() => [Gql.AssetUse])
  async uses(@Root() { id }: LibraryAsset, @Ctx() { services }: Context): Promise<AssetUsage[]> {
    return services.assetUsages.load(id);
  }
}
