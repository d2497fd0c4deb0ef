import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import type { User } from '../../customers/users/user.ts';
import type { AuthServices } from '../auth.services.ts';

type Context = RequestContext<AuthServices>;

/** Customers as staff and programs create and edit them. */
@Resolver(() => Gql.User)
export class CustomerRecordResolver {
  @Access('customers:write')
  @Mutation(() => Gql.CustomerPayload)
  async customerAdd(
    @Arg('input', () => Gql.CustomerAddInput) input: Gql.CustomerAddInput,
    @Ctx() { services }: Context,
  ): Promise<{ user: User }> {
    return { user: await services.customerRecords.add(input) };
  }

  @Access('customers:write')
  @Mutation(() => Gql.CustomerPayload)
  async customerEdit(
    @Args(() => Gql.MutationCustomerEditArgs) { id, input, expectedVersion }: Gql.MutationCustomerEditArgs,
    @Ctx() { services }: Context,
  ): Promise<{ user: User }> {
    return { user: await services.customerRecords.edit(id, input, expectedVersion ?? null) };
  }
}
