import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../context.ts';
import {
  CustomerPayload,
  CustomerUpdateInput,
  QueryCustomersArgs,
  User,
  UserConnection,
} from '../../../graphql/contract.generated.ts';
import { Access } from '../../../graphql/access.ts';
import { toPageRequest } from '../../../shared/connection.ts';
import { deferredConnection, type DeferredConnection } from '../../../shared/deferred-connection.ts';
import { requireViewer } from '../../../shared/viewer.ts';
import type { User as Person } from './user.ts';

@Resolver(() => User)
export class UserResolver {
  @Access('PUBLIC')
  @Query(() => User, { nullable: true })
  async viewer(@Ctx() { services, viewer }: RequestContext): Promise<Person | null> {
    return viewer && services.users.find(viewer.userId);
  }

  @Access('ADMIN')
  @Query(() => User, { nullable: true })
  async customer(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: RequestContext,
  ): Promise<Person | null> {
    return services.users.findCustomer(id);
  }

  @Access('ADMIN')
  @Query(() => UserConnection)
  async customers(
    @Args(() => QueryCustomersArgs) args: QueryCustomersArgs,
    @Ctx() { services }: RequestContext,
  ): Promise<DeferredConnection<Person>> {
    const search = args.search ?? '';
    const page = toPageRequest(args.first ?? 50, args.after);
    return deferredConnection(
      () => services.users.listCustomers(search, page),
      () => services.users.countCustomers(search),
    );
  }

  @Access('CUSTOMER', 'ADMIN')
  @Mutation(() => CustomerPayload)
  async customerUpdate(
    @Arg('input', () => CustomerUpdateInput) input: CustomerUpdateInput,
    @Ctx() context: RequestContext,
  ): Promise<{ user: Person }> {
    const { services, ip } = context;
    const origin = { ip, trustsFreshLogin: false };
    return { user: await services.profiles.update(requireViewer(context), input, origin) };
  }
}
