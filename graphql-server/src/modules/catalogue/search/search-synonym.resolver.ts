import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import type { CatalogueServices } from '../catalogue.services.ts';

type Context = RequestContext<CatalogueServices>;

@Resolver(() => Gql.SearchSynonym)
export class SearchSynonymResolver {
  @Access('search:write')
  @Query(() => [Gql.SearchSynonym])
  async searchSynonyms(@Ctx() { services }: Context): Promise<Gql.SearchSynonym[]> {
    return services.searchSynonyms.list();
  }

  @Access('search:write')
  @Mutation(() => Gql.SearchSynonymPayload)
  async searchSynonymCreate(
    @Arg('input', () => Gql.SearchSynonymInput) input: Gql.SearchSynonymInput,
    @Ctx() { services }: Context,
  ): Promise<Partial<Gql.SearchSynonymPayload>> {
    return { searchSynonym: await services.searchSynonyms.create(input) };
  }

  @Access('search:write')
  @Mutation(() => Gql.SearchSynonymPayload)
  async searchSynonymUpdate(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => Gql.SearchSynonymInput) input: Gql.SearchSynonymInput,
    @Arg('expectedVersion', () => String, { nullable: true }) expectedVersion: string | null,
    @Ctx() { services }: Context,
  ): Promise<Partial<Gql.SearchSynonymPayload>> {
    return { searchSynonym: await services.searchSynonyms.update(id, input, expectedVersion) };
  }

  @Access('search:write')
  @Mutation(() => Gql.SearchSynonymDeletePayload)
  async searchSynonymDelete(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<Partial<Gql.SearchSynonymDeletePayload>> {
    await services.searchSynonyms.delete(id);
    return { searchSynonymId: id };
  }
}
