import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { toPageRequest } from '../../shared/paging/connection.ts';
import { deferredConnection, type DeferredConnection } from '../../shared/paging/deferred-connection.ts';
import type { AuditChange, AuditEntry } from './audit-entry.ts';
import type { AuditServices } from './audit.services.ts';

type Context = RequestContext<AuditServices>;

@Resolver(() => Gql.AuditEntry)
export class AuditEntryResolver {
  @Access('audit:read')
  @Query(() => Gql.AuditEntryConnection)
  async auditEntries(
    @Args(() => Gql.QueryAuditEntriesArgs) { filter, first, after }: Gql.QueryAuditEntriesArgs,
    @Ctx() { services }: Context,
  ): Promise<DeferredConnection<AuditEntry>> {
    const page = toPageRequest(first ?? 50, after);
    return deferredConnection(
      () => services.audit.list(filter ?? {}, page),
      () => services.audit.count(filter ?? {}),
    );
  }
}

@Resolver(() => Gql.AuditChange)
export class AuditChangeResolver {
  @FieldResolver(() => String, { nullable: true })
  before(@Root() { before }: AuditChange): string | null {
    return toJson(before);
  }

  @FieldResolver(() => String, { nullable: true })
  after(@Root() { after }: AuditChange): string | null {
    return toJson(after);
  }
}

const toJson = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));
