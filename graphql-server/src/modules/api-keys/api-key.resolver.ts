import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { requireStaffActor } from '../../shared/principal.ts';
import { permissionName, permissionsNamed } from '../staff/permission-names.ts';
import type { ApiKey } from './api-key-rules.ts';
import type { ApiKeyInput } from './api-key.service.ts';
import type { ApiKeysServices } from './api-keys.services.ts';

type Context = RequestContext<ApiKeysServices>;

@Resolver(() => Gql.ApiKey)
export class ApiKeyResolver {
  @Access('integrations:read')
  @Query(() => [Gql.ApiKey])
  async apiKeys(@Ctx() { services }: Context): Promise<ApiKey[]> {
    return services.apiKeys.list();
  }

  @Access('integrations:write')
  @Mutation(() => Gql.ApiKeyCreatePayload)
  async apiKeyCreate(
    @Arg('input', () => Gql.ApiKeyInput) input: Gql.ApiKeyInput,
    @Ctx() context: Context,
  ): Promise<{ apiKey: ApiKey; key: string }> {
    return context.services.apiKeys.create(requireStaffActor(context), toInput(input));
  }

  @Access('integrations:write')
  @Mutation(() => Gql.ApiKeyPayload)
  async apiKeyUpdate(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => Gql.ApiKeyInput) input: Gql.ApiKeyInput,
    @Arg('expectedVersion', () => String, { nullable: true }) expectedVersion: string | null,
    @Ctx() context: Context,
  ): Promise<{ apiKey: ApiKey }> {
    const { apiKeys } = context.services;
    return { apiKey: await apiKeys.update(requireStaffActor(context), id, toInput(input), expectedVersion) };
  }

  @Access('integrations:write')
  @Mutation(() => Gql.ApiKeyPayload)
  async apiKeyRevoke(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<{ apiKey: ApiKey }> {
    return { apiKey: await services.apiKeys.revoke(id) };
  }

  @FieldResolver(() => [Gql.Permission])
  permissions(@Root() { permissions }: ApiKey): string[] {
    return permissions.map(permissionName);
  }
}

function toInput({ name, permissions, expiresAt, storefrontId }: Gql.ApiKeyInput): ApiKeyInput {
  return { name, permissions: permissionsNamed(permissions), expiresAt, storefrontId };
}
