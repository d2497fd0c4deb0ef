import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import type { StaffIntegrations } from './staff-integration.service.ts';

/** What goes on when a member of staff leaves. */
@Resolver()
export class StaffIntegrationResolver {
  @Access('integrations:read')
  @Query(() => Gql.StaffIntegrations)
  async staffIntegrations(
    @Arg('userId', () => ID) userId: string,
    @Ctx() { services }: RequestContext,
  ): Promise<StaffIntegrations> {
    return services.staffIntegrations.of(userId);
  }
}
