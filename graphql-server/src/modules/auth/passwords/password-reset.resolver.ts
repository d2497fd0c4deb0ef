import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { Access } from '../../../graphql/access.ts';
import type { AuthServices } from '../auth.services.ts';

type Context = RequestContext<AuthServices>;

@Resolver(() => Gql.PasswordResetRequestPayload)
export class PasswordResetResolver {
  @Access('PUBLIC')
  @Mutation(() => Gql.PasswordResetRequestPayload)
  async passwordResetRequest(
    @Arg('email', () => String) email: string,
    @Ctx() { services, ip, storefrontId }: Context,
  ): Promise<Partial<Gql.PasswordResetRequestPayload>> {
    await services.passwordResets.request({ email }, ip, storefrontId);
    return { accepted: true };
  }

  @Access('PUBLIC')
  @Mutation(() => Gql.PasswordResetPayload)
  async passwordReset(
    @Arg('token', () => String) token: string,
    @Arg('password', () => String) password: string,
    @Ctx() { services }: Context,
  ): Promise<Pick<Gql.PasswordResetPayload, 'role'>> {
    return { role: await services.passwordResets.reset({ token, password }) };
  }

  @FieldResolver(() => Boolean)
  accepted(@Root() payload: Partial<Gql.PasswordResetRequestPayload>): boolean {
    return payload.accepted ?? false;
  }
}
