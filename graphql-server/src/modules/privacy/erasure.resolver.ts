import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { requireStaffActor } from '../../shared/principal.ts';
import type { PrivacyServices } from './privacy.services.ts';

type Context = RequestContext<PrivacyServices>;

@Resolver()
export class ErasureResolver {
  @Access('customers:erase')
  @Mutation(() => Gql.CustomerErasePayload)
  async customerErase(
    @Arg('id', () => ID) id: string,
    @Arg('email', () => String) email: string,
    @Ctx() context: Context,
  ): Promise<{ customerId: string }> {
    await context.services.erasure.erase(requireStaffActor(context), id, email);
    return { customerId: id };
  }
}
