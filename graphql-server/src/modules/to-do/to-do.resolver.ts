import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { requireStaffActor } from '../../shared/principal.ts';
import type { ToDoServices } from './to-do.services.ts';

type Context = RequestContext<ToDoServices>;

@Resolver()
export class ToDoResolver {
  @Access('orders:read', 'products:read', 'customers:read')
  @Query(() => Gql.ToDo)
  async toDo(@Ctx() context: Context): Promise<Partial<Gql.ToDo>> {
    return context.services.toDo.count(requireStaffActor(context));
  }
}
