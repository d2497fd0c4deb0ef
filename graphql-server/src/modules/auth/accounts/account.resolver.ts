import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../context.ts';
import {
  AdminCreateInput,
  CustomerCreateInput,
  GoogleSessionCreateInput,
  Session,
  SessionCreateInput,
  SessionEndPayload,
  SessionPayload,
} from '../../../graphql/contract.generated.ts';
import { Access } from '../../../graphql/access.ts';
import type { SignedIn } from './account.service.ts';
import { requireViewer } from '../../../shared/viewer.ts';

/** The session as it is returned; the user's orders are resolved on demand. */
interface SignedInPayload {
  session: SignedIn;
}

@Resolver(() => Session)
export class AccountResolver {
  @Access('PUBLIC')
  @Mutation(() => SessionPayload)
  async customerCreate(
    @Arg('input', () => CustomerCreateInput) input: CustomerCreateInput,
    @Ctx() { services, ip }: RequestContext,
  ): Promise<SignedInPayload> {
    return { session: await services.accounts.signUp(input, ip) };
  }

  @Access('PUBLIC')
  @Mutation(() => SessionPayload)
  async sessionCreate(
    @Arg('input', () => SessionCreateInput) input: SessionCreateInput,
    @Ctx() { services, ip }: RequestContext,
  ): Promise<SignedInPayload> {
    return { session: await services.accounts.logIn(input, ip) };
  }

  @Access('PUBLIC')
  @Mutation(() => SessionPayload)
  async googleSessionCreate(
    @Arg('input', () => GoogleSessionCreateInput) input: GoogleSessionCreateInput,
    @Ctx() { services, ip }: RequestContext,
  ): Promise<SignedInPayload> {
    return { session: await services.googleSignIn.signIn(input, ip) };
  }

  @Access('PUBLIC')
  @Mutation(() => SessionPayload)
  async adminCreate(
    @Arg('input', () => AdminCreateInput) input: AdminCreateInput,
    @Ctx() { services, ip }: RequestContext,
  ): Promise<SignedInPayload> {
    return { session: await services.accounts.signUpAdmin(input, ip) };
  }

  @Access('PUBLIC')
  @Mutation(() => SessionPayload)
  async adminSessionCreate(
    @Arg('input', () => SessionCreateInput) input: SessionCreateInput,
    @Ctx() { services, ip }: RequestContext,
  ): Promise<SignedInPayload> {
    return { session: await services.accounts.logInAdmin(input, ip) };
  }

  @Access('CUSTOMER', 'ADMIN')
  @Mutation(() => SessionEndPayload)
  async sessionEnd(@Ctx() context: RequestContext): Promise<Partial<SessionEndPayload>> {
    await context.services.sessions.revoke(requireViewer(context));
    return { ended: true };
  }
}
