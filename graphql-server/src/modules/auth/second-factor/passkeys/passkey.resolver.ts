import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../../core/request-context.ts';
import { Access } from '../../../../graphql/access.ts';
import * as Gql from '../../../../graphql/contract.generated.ts';
import { requireUser } from '../../../../shared/principal.ts';
import type { ChangedSecondFactor } from '../second-factor.resolver.ts';
import type { SecondFactor } from '../second-factor.service.ts';
import type { Passkey } from './passkey.service.ts';
import type { AuthServices } from '../../auth.services.ts';
import type { CustomersServices } from '../../../customers/customers.services.ts';

type Context = RequestContext<CustomersServices & AuthServices>;

/** The passkeys of members of staff. */
@Resolver(() => Gql.SecondFactor)
export class PasskeyResolver {
  @Access('PUBLIC')
  @Mutation(() => Gql.PasskeyOptionsPayload)
  async adminSessionPasskeyRequest(
    @Arg('challenge', () => String) challenge: string,
    @Ctx() { services }: Context,
  ): Promise<{ options: string }> {
    return { options: await services.passkeys.request(challenge) };
  }

  @Access('STAFF')
  @Mutation(() => Gql.PasskeyOptionsPayload)
  async passkeySetUp(
    @Args(() => Gql.MutationPasskeySetUpArgs) proof: Gql.MutationPasskeySetUpArgs,
    @Ctx() context: Context,
  ): Promise<{ options: string }> {
    const { services, ip } = context;
    return { options: await services.passkeys.setUp(requireUser(context), proof, ip) };
  }

  @Access('STAFF')
  @Mutation(() => Gql.SecondFactorPayload)
  async passkeyAdd(
    @Args(() => Gql.MutationPasskeyAddArgs) { name, response }: Gql.MutationPasskeyAddArgs,
    @Ctx() context: Context,
  ): Promise<ChangedSecondFactor> {
    const principal = requireUser(context);
    const recoveryCodes = await context.services.passkeys.add(principal, name, response);
    return { user: await context.services.users.find(principal.userId), recoveryCodes };
  }

  @Access('STAFF')
  @Mutation(() => Gql.SecondFactorPayload)
  async passkeyRename(
    @Args(() => Gql.MutationPasskeyRenameArgs) { id, name }: Gql.MutationPasskeyRenameArgs,
    @Ctx() context: Context,
  ): Promise<ChangedSecondFactor> {
    const principal = requireUser(context);
    await context.services.passkeys.rename(principal, id, name);
    return { user: await context.services.users.find(principal.userId), recoveryCodes: [] };
  }

  @Access('STAFF')
  @Mutation(() => Gql.SecondFactorPayload)
  async passkeyRemove(
    @Args(() => Gql.MutationPasskeyRemoveArgs) { id, proof }: Gql.MutationPasskeyRemoveArgs,
    @Ctx() context: Context,
  ): Promise<ChangedSecondFactor> {
    const principal = requireUser(context);
    await context.services.passkeys.remove(principal, id, proof, context.ip);
    return { user: await context.services.users.find(principal.userId), recoveryCodes: [] };
  }

  @FieldResolver(() => [Gql.Passkey])
  async passkeys(@Root() { userId }: SecondFactor, @Ctx() { services }: Context): Promise<Passkey[]> {
    return services.passkeys.of(userId);
  }
}
