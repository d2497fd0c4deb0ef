import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { requireUser } from '../../shared/principal.ts';
import type { StaffIntegrations } from './staff-integration.service.ts';
import type { StaffDepartureServices } from './staff-departure.services.ts';

type Context = RequestContext<StaffDepartureServices>;

@Resolver()
export class StaffIntegrationResolver {
  @Access('integrations:read')
  @Query(() => Gql.StaffIntegrations)
  async staffIntegrations(
    @Arg('userId', () => ID) userId: string,
    @Ctx() { services }: Context,
  ): Promise<StaffIntegrations> {
    return services.staffIntegrations.of(userId);
  }

  @Access('staff:write')
  @Mutation(() => Gql.StaffMemberRemovePayload)
  async staffMemberRemove(
    @Args(() => Gql.MutationStaffMemberRemoveArgs)
    { userId, apiKeyIds, webhookIds }: Gql.MutationStaffMemberRemoveArgs,
    @Ctx() context: Context,
  ): Promise<Partial<Gql.StaffMemberRemovePayload>> {
    const ended = { apiKeyIds: apiKeyIds ?? [], webhookIds: webhookIds ?? [] };
    await context.services.staffIntegrations.removeMember(requireUser(context), userId, ended);
    return { userId };
  }
}
