import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import {
  CustomerPayload,
  CustomerUpdateInput,
  QueryCustomersArgs,
  User,
  UserConnection,
} from '../../gql/contract.generated.ts';
import { Access } from '../../schema/access.decorator.ts';
import { type Connection, toPageRequest } from '../../shared/connection.ts';
import { requireViewer } from '../auth/viewer.ts';
import type { User as Person } from './user.ts';

/** A page that remembers its search, so that only a caller who asks for the count pays for it. */
interface CustomerPage extends Connection<Person> {
  search: string;
}

/** The contract's people. */
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
  ): Promise<CustomerPage> {
    const search = args.search ?? '';
    const page = toPageRequest(args.first ?? 50, args.after);
    return { ...(await services.users.listCustomers(search, page)), search };
  }

  @Access('CUSTOMER', 'ADMIN')
  @Mutation(() => CustomerPayload)
  async customerUpdate(
    @Arg('input', () => CustomerUpdateInput) input: CustomerUpdateInput,
    @Ctx() context: RequestContext,
  ): Promise<{ user: Person }> {
    const { services, address } = context;
    const origin = { address, trustsFreshLogin: false };
    return { user: await services.profiles.update(requireViewer(context), input, origin) };
  }
}

/** The count of a page of customers, which is asked for rarely. */
@Resolver(() => UserConnection)
export class UserConnectionResolver {
  @FieldResolver(() => Int)
  async totalCount(@Root() page: CustomerPage, @Ctx() { services }: RequestContext): Promise<number> {
    return services.users.countCustomers(page.search);
  }
}
