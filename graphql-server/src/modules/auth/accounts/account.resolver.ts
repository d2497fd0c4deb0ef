import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { Access } from '../../../graphql/access.ts';
import type { AdminLogIn, SignedIn } from './account.service.ts';
import { requireUser } from '../../../shared/principal.ts';
import type { AuthServices } from '../auth.services.ts';

type Context = RequestContext<AuthServices>;

/** A session in responses; the user's orders are resolved when selected. */
export interface SignedInPayload {
  session: SignedIn;
  cartWarnings?: object[];
}

@Resolver(() => Gql.Session)
export class AccountResolver {
  @Access('PEOPLE')
  @Mutation(() => Gql.SessionPayload)
  async customerCreate(
    @Arg('input', () => Gql.CustomerCreateInput) input: Gql.CustomerCreateInput,
    @Arg('guestToken', () => String, { nullable: true }) guestToken: string | null,
    @Ctx() { services, ip }: Context,
  ): Promise<SignedInPayload> {
    const session = await services.accounts.signUp(input, ip);
    return services.cartsAtLogin().joinAtLogin(session, guestToken);
  }

  @Access('PEOPLE')
  @Mutation(() => Gql.SessionPayload)
  async sessionCreate(
    @Arg('input', () => Gql.SessionCreateInput) input: Gql.SessionCreateInput,
    @Arg('guestToken', () => String, { nullable: true }) guestToken: string | null,
    @Ctx() { services, ip }: Context,
  ): Promise<SignedInPayload> {
    const session = await services.accounts.logIn(input, ip);
    return services.cartsAtLogin().joinAtLogin(session, guestToken);
  }

  @Access('PEOPLE')
  @Mutation(() => Gql.SessionPayload)
  async googleSessionCreate(
    @Arg('input', () => Gql.GoogleSessionCreateInput) input: Gql.GoogleSessionCreateInput,
    @Arg('guestToken', () => String, { nullable: true }) guestToken: string | null,
    @Ctx() { services, ip }: Context,
  ): Promise<SignedInPayload> {
    const session = await services.googleSignIn.signIn(input, ip);
    return services.cartsAtLogin().joinAtLogin(session, guestToken);
  }

  @Access('PUBLIC')
  @Mutation(() => Gql.SessionPayload)
  async adminCreate(
    @Arg('input', () => Gql.AdminCreateInput) input: Gql.AdminCreateInput,
    @Ctx() { services, ip }: Context,
  ): Promise<SignedInPayload> {
    return { session: await services.accounts.signUpAdmin(input, ip) };
  }

  @Access('PUBLIC')
  @Mutation(() => Gql.SessionPayload)
  async adminSessionCreate(
    @Arg('input', () => Gql.SessionCreateInput) input: Gql.SessionCreateInput,
    @Ctx() { services, ip }: Context,
  ): Promise<AdminLogIn> {
    return services.accounts.logInAdmin(input, ip);
  }

  @Access('PUBLIC')
  @Mutation(() => Gql.SessionPayload)
  async adminSessionVerify(
    @Args(() => Gql.MutationAdminSessionVerifyArgs) { challenge, code }: Gql.MutationAdminSessionVerifyArgs,
    @Ctx() { services, ip }: Context,
  ): Promise<SignedInPayload> {
    return { session: await services.accounts.verifyAdmin(challenge, code, ip) };
  }

  @Access('PUBLIC')
  @Mutation(() => Gql.SessionPayload)
  async adminSessionPasskeyVerify(
    @Args(() => Gql.MutationAdminSessionPasskeyVerifyArgs)
    { challenge, response }: Gql.MutationAdminSessionPasskeyVerifyArgs,
    @Ctx() { services, ip }: Context,
  ): Promise<SignedInPayload> {
    return { session: await services.accounts.verifyAdminPasskey(challenge, response, ip) };
  }

  @Access('SIGNED_IN')
  @Mutation(() => Gql.SessionEndPayload)
  async sessionEnd(@Ctx() context: Context): Promise<Partial<Gql.SessionEndPayload>> {
    await context.services.sessions.revoke(requireUser(context));
    return { ended: true };
  }
}
