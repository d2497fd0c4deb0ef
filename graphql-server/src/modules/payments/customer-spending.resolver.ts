import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import type { CustomerSpending } from './customer-spending.service.ts';
import type { PaymentsServices } from './payments.services.ts';

/** A user's spending. Only the user and staff can load a `User`, so no further check is needed. */
@Resolver(() => Gql.User)
export class CustomerSpendingResolver {
  @FieldResolver(() => [Gql.CustomerSpending])
  async spending(
    @Root() { id }: { id: string },
    @Ctx() { services }: RequestContext<PaymentsServices>,
  ): Promise<CustomerSpending[]> {
    return services.customerSpending.of(id);
  }
}
