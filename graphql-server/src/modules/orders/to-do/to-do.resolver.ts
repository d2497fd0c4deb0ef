import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { requireStaffActor } from '../../../shared/principal.ts';
import type { ToDo } from './to-do.service.ts';
import type { OrdersServices } from '../orders.services.ts';

type Context = RequestContext<OrdersServices>;

@Resolver()
export class ToDoResolver {
  @Access('orders:read', 'products:read', 'customers:read')
  @Query(() => Gql.ToDo)
  async toDo(@Ctx() context: Context): Promise<ToDo> {
    return context.services.toDo.count(requireStaffActor(context));
  }
}
