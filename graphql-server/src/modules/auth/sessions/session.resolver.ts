import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { requireUser, userOf } from '../../../shared/principal.ts';
import type { SessionEntity } from './session.entity.ts';
import type { AuthServices } from '../auth.services.ts';

type Context = RequestContext<AuthServices>;

@Resolver(() => Gql.ActiveSession)
export class SessionResolver {
  @Access('SIGNED_IN')
  @Query(() => [Gql.ActiveSession])
  async sessions(@Ctx() context: Context): Promise<SessionEntity[]> {
    return context.services.sessions.list(requireUser(context));
  }

  @Access('SIGNED_IN')
  @Mutation(() => Gql.SessionsEndPayload)
  async sessionsEnd(
    @Arg('ids', () => [ID]) ids: string[],
    @Ctx() context: Context,
  ): Promise<{ sessions: SessionEntity[] | null }> {
    const { sessions } = context.services;
    const principal = requireUser(context);
    await sessions.revokeMany(principal, ids);
    return { sessions: ids.includes(principal.sessionId) ? null : await sessions.list(principal) };
  }

  @FieldResolver(() => Boolean)
  isCurrent(@Root() { id }: SessionEntity, @Ctx() { principal }: Context): boolean {
    return id === userOf(principal)?.sessionId;
  }
}
