import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../context.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { Access } from '../../../graphql/access.ts';
import type { AdminLogIn, SignedIn } from './account.service.ts';
import { requireUser } from '../../../shared/principal.ts';

/** The session as it is returned; the user's orders are resolved on demand. */
export interface SignedInPayload {
  session: SignedIn;
  cartWarnings?: Awaited<ReturnType<RequestContext['services']['guestCarts']['join']>>;
}

@Resolver(() => Gql.Session)
export class AccountResolver {
  @Access('PEOPLE')
  @Mutation(() => Gql.SessionPayload)
  async customerCreate(
    @Arg('input', () => Gql.CustomerCreateInput) input: Gql.CustomerCreateInput,
    @Arg('guestToken', () => String, { nullable: true }) guestToken: string | null,
    @Ctx() { services, ip }: RequestContext,
  ): Promise<SignedInPayload> {
    const session = await services.accounts.signUp(input, ip);
    return services.guestCarts.joinAtLogin(session, guestToken);
  }

  @Access('PEOPLE')
  @Mutation(() => Gql.SessionPayload)
  async sessionCreate(
    @Arg('input', () => Gql.SessionCreateInput) input: Gql.SessionCreateInput,
    @Arg('guestToken', () => String, { nullable: true }) guestToken: string | null,
    @Ctx() { services, ip }: RequestContext,
  ): Promise<SignedInPayload> {
    const session = await services.accounts.logIn(input, ip);
    return services.guestCarts.joinAtLogin(session, guestToken);
  }

  @Access('PEOPLE')
  @Mutation(() => Gql.SessionPayload)
  async googleSessionCreate(
    @Arg('input', () => Gql.GoogleSessionCreateInput) input: Gql.GoogleSessionCreateInput,
    @Arg('guestToken', () => String, { nullable: true }) guestToken: string | null,
    @Ctx() { services, ip }: RequestContext,
  ): Promise<SignedInPayload> {
    const session = await services.googleSignIn.signIn(input, ip);
    return services.guestCarts.joinAtLogin(session, guestToken);
  }

  @Access('PUBLIC')
  @Mutation(() => Gql.SessionPayload)
  async adminCreate(
    @Arg('input', () => Gql.AdminCreateInput) input: Gql.AdminCreateInput,
    @Ctx() { services, ip }: RequestContext,
  ): Promise<SignedInPayload> {
    return { session: await services.accounts.signUpAdmin(input, ip) };
  }

  @Access('PUBLIC')
  @Mutation(() => Gql.SessionPayload)
  async adminSessionCreate(
    @Arg('input', () => Gql.SessionCreateInput) input: Gql.SessionCreateInput,
    @Ctx() { services, ip }: RequestContext,
  ): Promise<AdminLogIn> {
    return services.accounts.logInAdmin(input, ip);
  }

  @Access('PUBLIC')
  @Mutation(() => Gql.SessionPayload)
  async adminSessionVerify(
    @Args(() => Gql.MutationAdminSessionVerifyArgs) { challenge, code }: Gql.MutationAdminSessionVerifyArgs,
    @Ctx() { services, ip }: RequestContext,
  ): Promise<SignedInPayload> {
    return { session: await services.accounts.verifyAdmin(challenge, code, ip) };
  }

  @Access('PUBLIC')
  @Mutation(() => Gql.SessionPayload)
  async adminSessionPasskeyVerify(
    @Args(() => Gql.MutationAdminSessionPasskeyVerifyArgs)
    { challenge, response }: Gql.MutationAdminSessionPasskeyVerifyArgs,
    @Ctx() { services, ip }: RequestContext,
  ): Promise<SignedInPayload> {
    return { session: await services.accounts.verifyAdminPasskey(challenge, response, ip) };
  }

  @Access('SIGNED_IN')
  @Mutation(() => Gql.SessionEndPayload)
  async sessionEnd(@Ctx() context: RequestContext): Promise<Partial<Gql.SessionEndPayload>> {
    await context.services.sessions.revoke(requireUser(context));
    return { ended: true };
  }
}
