import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import type { BestSeller, SalesReport } from './sales-report.service.ts';
import type { ReportsServices } from './reports.services.ts';

type Context = RequestContext<ReportsServices>;

@Resolver(() => Gql.SalesReport)
export class SalesReportResolver {
  @Access('sales:read')
  @Query(() => Gql.SalesReport)
  async salesReport(
    @Arg('period', () => Gql.SalesPeriodInput) period: Gql.SalesPeriodInput,
    @Ctx() { services }: Context,
  ): Promise<SalesReport> {
    return services.salesReports.report(period);
  }

  @FieldResolver(() => [Gql.BestSeller])
  async bestSellers(
    @Root() { period }: SalesReport,
    @Args(() => Gql.SalesReportBestSellersArgs) { first, sort }: Gql.SalesReportBestSellersArgs,
    @Ctx() { services }: Context,
  ): Promise<BestSeller[]> {
    return services.salesReports.bestSellers(period, first ?? 10, sort ?? 'REVENUE');
  }
}
