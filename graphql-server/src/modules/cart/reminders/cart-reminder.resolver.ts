import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import type { CartServices } from '../cart.services.ts';

type Context = RequestContext<CartServices>;

@Resolver()
export class CartReminderResolver {
  @Access('settings:read')
  @Query(() => Gql.CartReminderFigures)
  async cartReminderFigures(@Ctx() { services }: Context): Promise<Gql.CartReminderFigures> {
    return services.cartReminders.figures();
  }
}
