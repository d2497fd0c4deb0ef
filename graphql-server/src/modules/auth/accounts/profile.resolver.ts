import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { requireUser } from '../../../shared/principal.ts';
import type { User } from '../../customers/users/user.ts';
import type { AuthServices } from '../auth.services.ts';

type Context = RequestContext<AuthServices>;

@Resolver()
export class ProfileResolver {
  @Access('SIGNED_IN')
  @Mutation(() => Gql.CustomerPayload)
  async customerUpdate(
    @Arg('input', () => Gql.CustomerUpdateInput) input: Gql.CustomerUpdateInput,
    @Ctx() context: Context,
  ): Promise<{ user: User }> {
    const { services, ip } = context;
    const origin = { ip, trustsFreshLogin: false };
    return { user: await services.profiles.update(requireUser(context), input, origin) };
  }
}
