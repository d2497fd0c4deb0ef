import { Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import type { NewSession } from './session.service.ts';
import type { AuthServices } from '../auth.services.ts';

type Context = RequestContext<AuthServices>;

@Resolver()
export class GuestSessionResolver {
  @Access('PUBLIC')
  @Mutation(() => Gql.GuestSessionPayload)
  async guestSessionCreate(@Ctx() { services, principal, ip }: Context): Promise<{ session: NewSession }> {
    return { session: await services.guestSessions.begin(principal, ip) };
  }
}
