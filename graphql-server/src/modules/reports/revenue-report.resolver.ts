import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import type { BestSeller, RevenueReport } from './revenue-report.service.ts';
import type { ReportsServices } from './reports.services.ts';

type Context = RequestContext<ReportsServices>;

@Resolver(() => Gql.RevenueReport)
export class RevenueReportResolver {
  @Access('revenue:read')
  @Query(() => Gql.RevenueReport)
  async revenueReport(
    @Arg('period', () => Gql.ReportPeriodInput) period: Gql.ReportPeriodInput,
    @Ctx() { services }: Context,
  ): Promise<RevenueReport> {
    return services.revenueReports.report(period);
  }

  @FieldResolver(() => [Gql.BestSeller])
  async bestSellers(
    @Root() { period }: RevenueReport,
    @Args(() => Gql.RevenueReportBestSellersArgs) { first, sort }: Gql.RevenueReportBestSellersArgs,
    @Ctx() { services }: Context,
  ): Promise<BestSeller[]> {
    return services.revenueReports.bestSellers(period, first ?? 10, sort ?? 'REVENUE');
  }
}
