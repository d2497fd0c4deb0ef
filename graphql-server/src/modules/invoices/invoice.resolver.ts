import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import type { UserErrorIssue } from '../../errors.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { can } from '../../shared/principal.ts';
import type { Order } from '../orders/order.ts';
import type { Invoice } from './invoice-query.ts';
import type { InvoicesServices } from './invoices.services.ts';

type Context = RequestContext<InvoicesServices>;

/** The invoices and credit notes of an order. */
@Resolver(() => Gql.Order)
export class OrderInvoiceResolver {
  @FieldResolver(() => [Gql.Invoice])
  async invoices(@Root() { id }: Order, @Ctx() { services }: Context): Promise<Invoice[]> {
    return services.invoices.of(id);
  }

  @FieldResolver(() => Gql.UserError, { nullable: true })
  async invoiceProblem(
    @Root() order: Order,
    @Ctx() { services, principal }: Context,
  ): Promise<UserErrorIssue | null> {
    return can(principal, 'orders:read') ? services.invoices.problemOf(order) : null;
  }

  @Access('orders:write')
  @Mutation(() => Gql.OrderPayload)
  async orderInvoiceIssue(
    @Arg('orderId', () => ID) orderId: string,
    @Ctx() { services }: Context,
  ): Promise<{ order: Order }> {
    return { order: await services.invoices.issue(orderId) };
  }
}

/** An invoice, as people see it. */
@Resolver(() => Gql.Invoice)
export class InvoiceResolver {
  @FieldResolver(() => Gql.InvoiceSeries)
  series(@Root() { series }: Invoice): Invoice['series'] {
    return series;
  }

  @FieldResolver(() => String)
  number(@Root() { name }: Invoice): string {
    return name;
  }

  @FieldResolver(() => String, { nullable: true })
  correctedNumber(@Root() { data }: Invoice): string | null {
    return data.corrects?.number ?? null;
  }

  @FieldResolver(() => String)
  url(@Root() { id }: Invoice, @Ctx() { services }: Context): string {
    return services.invoiceFiles.urlOf(id);
  }
}
