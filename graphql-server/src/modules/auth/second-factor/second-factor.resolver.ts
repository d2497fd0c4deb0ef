import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { can, requireUser, userOf } from '../../../shared/principal.ts';
import type { User } from '../../customers/users/user.ts';
import type { SecondFactor, SecondFactorSetUp } from './second-factor.service.ts';
import type { AuthServices } from '../auth.services.ts';
import type { CustomersServices } from '../../customers/customers.services.ts';

type Context = RequestContext<CustomersServices & AuthServices>;

/** The user whose second factor changed, resolved when selected, and new recovery codes. */
export interface ChangedSecondFactor {
  user: User | null;
  recoveryCodes: string[];
}

/** The second factor of members of staff. */
@Resolver(() => Gql.User)
export class SecondFactorResolver {
  @Access('STAFF')
  @Mutation(() => Gql.SecondFactorSetUpPayload)
  async secondFactorSetUp(
    @Args(() => Gql.MutationSecondFactorSetUpArgs) proof: Gql.MutationSecondFactorSetUpArgs,
    @Ctx() context: Context,
  ): Promise<{ setUp: SecondFactorSetUp }> {
    const { services, ip } = context;
    return { setUp: await services.secondFactors.setUp(requireUser(context), proof, ip) };
  }

  @Access('STAFF')
  @Mutation(() => Gql.SecondFactorPayload)
  async secondFactorTurnOn(
    @Args(() => Gql.MutationSecondFactorTurnOnArgs) { setUpToken, code }: Gql.MutationSecondFactorTurnOnArgs,
    @Ctx() context: Context,
  ): Promise<ChangedSecondFactor> {
    const { services, ip } = context;
    const principal = requireUser(context);
    const recoveryCodes = await services.secondFactors.turnOn(principal, setUpToken, code, ip);
    return { user: await services.users.find(principal.userId), recoveryCodes };
  }

  @Access('STAFF')
  @Mutation(() => Gql.SecondFactorPayload)
  async recoveryCodesRenew(
    @Arg('proof', () => Gql.IdentityProofInput) proof: Gql.IdentityProofInput,
    @Ctx() context: Context,
  ): Promise<ChangedSecondFactor> {
    const { services, ip } = context;
    const principal = requireUser(context);
    const recoveryCodes = await services.secondFactors.renewRecoveryCodes(principal, proof, ip);
    return { user: await services.users.find(principal.userId), recoveryCodes };
  }

  @Access('STAFF')
  @Mutation(() => Gql.SecondFactorPayload)
  async secondFactorTurnOff(
    @Arg('proof', () => Gql.IdentityProofInput) proof: Gql.IdentityProofInput,
    @Ctx() context: Context,
  ): Promise<ChangedSecondFactor> {
    const { services, ip } = context;
    const principal = requireUser(context);
    await services.secondFactors.turnOff(principal, proof, ip);
    return { user: await services.users.find(principal.userId), recoveryCodes: [] };
  }

  @FieldResolver(() => Gql.SecondFactor, { nullable: true })
  async secondFactor(
    @Root() { id }: User,
    @Ctx() { services, principal }: Context,
  ): Promise<SecondFactor | null> {
    const mayKnow = userOf(principal)?.userId === id || can(principal, 'staff:read');
    return mayKnow ? services.secondFactors.of(id) : null;
  }

  @FieldResolver(() => Boolean)
  mustSetUpSecondFactor(@Root() { id }: User, @Ctx() { principal }: Context): boolean {
    return principal.kind === 'STAFF' && principal.userId === id && principal.mustSetUpSecondFactor;
  }
}

@Resolver(() => Gql.SecondFactorPayload)
export class SecondFactorPayloadResolver {
  @FieldResolver(() => [String])
  recoveryCodes(@Root() { recoveryCodes }: Partial<ChangedSecondFactor>): string[] {
    return recoveryCodes ?? [];
  }
}
