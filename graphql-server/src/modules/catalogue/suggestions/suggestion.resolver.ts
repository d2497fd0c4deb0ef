import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import type { CollectionEntity } from '../collections/collection.entity.ts';
import type { Product } from '../products/product-query.ts';
import type { CatalogueServices } from '../catalogue.services.ts';

type Context = RequestContext<CatalogueServices>;

/** The arguments of the query; each field reads its own results when selected. */
interface SuggestionRequest {
  query: string;
  first: number;
}

@Resolver(() => Gql.SearchSuggestions)
export class SearchSuggestionsResolver {
  @Access('PUBLIC')
  @Query(() => Gql.SearchSuggestions)
  searchSuggestions(
    @Args(() => Gql.QuerySearchSuggestionsArgs) { query, first }: Gql.QuerySearchSuggestionsArgs,
    @Ctx() { services }: Context,
  ): SuggestionRequest {
    return services.suggestions.check({ query, first: first ?? 5 });
  }

  @FieldResolver(() => [Gql.Product])
  async products(
    @Root() { query, first }: SuggestionRequest,
    @Ctx() { services }: Context,
  ): Promise<Product[]> {
    return services.suggestions.products(query, first);
  }

  @FieldResolver(() => [Gql.Category])
  async categories(
    @Root() { query }: SuggestionRequest,
    @Ctx() { services }: Context,
  ): Promise<Product['category'][]> {
    return services.suggestions.categories(query);
  }

  @FieldResolver(() => [Gql.Collection])
  async collections(
    @Root() { query }: SuggestionRequest,
    @Ctx() { services }: Context,
  ): Promise<CollectionEntity[]> {
    return services.suggestions.collections(query);
  }

  @FieldResolver(() => [String])
  async texts(@Root() { query }: SuggestionRequest, @Ctx() { services }: Context): Promise<string[]> {
    return services.suggestions.texts(query);
  }
}

@Resolver(() => Gql.SearchAlternatives)
export class SearchAlternativesResolver {
  @Access('PUBLIC')
  @Query(() => Gql.SearchAlternatives)
  searchAlternatives(
    @Args(() => Gql.QuerySearchAlternativesArgs) { query, first }: Gql.QuerySearchAlternativesArgs,
    @Ctx() { services }: Context,
  ): SuggestionRequest {
    return services.suggestions.check({ query, first: first ?? 4 });
  }

  @FieldResolver(() => [String])
  async nearWords(@Root() { query }: SuggestionRequest, @Ctx() { services }: Context): Promise<string[]> {
    return services.search.nearWords(query);
  }

  @FieldResolver(() => [Gql.Product])
  async popularProducts(
    @Root() { first }: SuggestionRequest,
    @Ctx() { services }: Context,
  ): Promise<Product[]> {
    return services.suggestions.popularProducts(first);
  }
}
