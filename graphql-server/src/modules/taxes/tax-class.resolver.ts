import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';

@Resolver(() => Gql.TaxClassSummary)
export class TaxClassResolver {
  @Access('products:read')
  @Query(() => [Gql.TaxClassSummary])
  taxClasses(@Ctx() { services }: RequestContext): Gql.TaxClassSummary[] {
    return services.taxClasses;
  }
}
