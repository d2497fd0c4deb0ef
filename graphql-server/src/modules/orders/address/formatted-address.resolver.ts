import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import type { CustomersServices } from '../../customers/customers.services.ts';
import type { Billing, DeliveryAddress } from '../order.entity.ts';

type Context = RequestContext<CustomersServices>;

/** The billing details of an order, with the name of its account. */
export type NamedBilling = Billing & { fullName: string };

@Resolver(() => Gql.BillingDetails)
export class FormattedBillingResolver {
  @FieldResolver(() => [String])
  formatted(@Root() billing: NamedBilling | Billing, @Ctx() { services, locale }: Context): string[] {
    return services.formatAddress({ ...billing, lastName: lastNameOf(billing) }, locale);
  }
}

@Resolver(() => Gql.DeliveryAddress)
export class FormattedDeliveryResolver {
  @FieldResolver(() => [String])
  formatted(@Root() address: DeliveryAddress, @Ctx() { services, locale }: Context): string[] {
    return services.formatAddress(address, locale);
  }
}

/** Older orders have only a first name; the account has the last name of the same person. */
function lastNameOf(billing: NamedBilling | Billing): string | undefined {
  const { firstName, lastName } = billing;
  if (lastName || !('fullName' in billing)) return lastName;
  const { fullName } = billing;
  return fullName.startsWith(`${firstName} `) ? fullName.slice(firstName.length + 1) : undefined;
}
