import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import type { TaxesServices } from './taxes.services.ts';

type Context = RequestContext<TaxesServices>;

@Resolver(() => Gql.TaxClassSummary)
export class TaxClassResolver {
  @Access('products:read')
  @Query(() => [Gql.TaxClassSummary])
  taxClasses(@Ctx() { services }: Context): Gql.TaxClassSummary[] {
    return services.taxClasses;
  }
}
