import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import type { DemoServices } from './demo.services.ts';

type Context = RequestContext<DemoServices>;

@Resolver()
export class DemoResolver {
  @Access('STAFF with staff:write')
  @Query(() => Gql.DemoData, { nullable: true })
  async demoData(@Ctx() { services }: Context): Promise<Gql.DemoData | null> {
    return services.demo.read();
  }

  @Access('STAFF with staff:write')
  @Mutation(() => Gql.DemoEndPayload)
  async demoEnd(
    @Args(() => Gql.MutationDemoEndArgs) { otherOrderCount }: Gql.MutationDemoEndArgs,
    @Ctx() { services }: Context,
  ): Promise<Partial<Gql.DemoEndPayload>> {
    return { ownerUrl: await services.demo.end(otherOrderCount) };
  }
}
