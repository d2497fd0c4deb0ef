import { Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import type { NewSession } from './session.service.ts';

@Resolver()
export class GuestSessionResolver {
  @Access('PUBLIC')
  @Mutation(() => Gql.GuestSessionPayload)
  async guestSessionCreate(
    @Ctx() { services, principal, ip }: RequestContext,
  ): Promise<{ session: NewSession }> {
    return { session: await services.guestSessions.begin(principal, ip) };
  }
}
