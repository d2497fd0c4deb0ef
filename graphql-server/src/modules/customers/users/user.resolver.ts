import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { Access } from '../../../graphql/access.ts';
import { toPageRequest } from '../../../shared/paging/connection.ts';
import { deferredConnection, type DeferredConnection } from '../../../shared/paging/deferred-connection.ts';
import { userOf } from '../../../shared/principal.ts';
import type { User } from './user.ts';
import type { CustomersServices } from '../customers.services.ts';

type Context = RequestContext<CustomersServices>;

@Resolver(() => Gql.User)
export class UserResolver {
  @Access('PUBLIC')
  @Query(() => Gql.User, { nullable: true })
  async viewer(@Ctx() { services, principal }: Context): Promise<User | null> {
    const user = userOf(principal);
    return user && services.users.find(user.userId);
  }

  @Access('customers:read')
  @Query(() => Gql.User, { nullable: true })
  async customer(@Arg('id', () => ID) id: string, @Ctx() { services }: Context): Promise<User | null> {
    return services.users.findCustomer(id);
  }

  @Access('customers:read')
  @Query(() => Gql.UserConnection)
  async customers(
    @Args(() => Gql.QueryCustomersArgs) args: Gql.QueryCustomersArgs,
    @Ctx() { services }: Context,
  ): Promise<DeferredConnection<User>> {
    const { search, tag, ids, externalIds, updatedFrom, updatedTo } = args;
    const filter = {
      search: search ?? '',
      tag: tag ?? '',
      ids: ids ?? undefined,
      externalIds,
      updatedFrom,
      updatedTo,
    };
    const page = toPageRequest(args.first ?? 50, args.after);
    return deferredConnection(
      () => services.users.listCustomers(filter, page, args.sort ?? 'NEWEST'),
      () => services.users.countCustomers(filter),
    );
  }
}
