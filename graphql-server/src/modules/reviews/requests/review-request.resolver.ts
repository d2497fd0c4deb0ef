import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';

@Resolver()
export class ReviewRequestResolver {
  @Access('PUBLIC')
  @Mutation(() => Gql.ReviewRequestsPayload)
  async reviewRequestsUpdate(
    @Arg('token', () => String) token: string,
    @Arg('areWanted', () => Boolean) areWanted: boolean,
    @Ctx() { services }: RequestContext,
  ): Promise<{ areWanted: boolean }> {
    await services.reviewRequests.setWanted(token, areWanted);
    return { areWanted };
  }
}
