import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import type { EditableSection } from '../settings/settings.service.ts';
import type { SettingsServices } from '../settings/settings.services.ts';
import type { OpeningServices } from './opening.services.ts';

type Context = RequestContext<OpeningServices & SettingsServices>;

@Resolver()
export class SetupStepResolver {
  @Access('settings:write')
  @Query(() => [Gql.SetupStep])
  async setupSteps(@Ctx() { services }: Context): Promise<Gql.SetupStep[]> {
    return services.setupSteps.list();
  }
}

@Resolver(() => Gql.OpeningSettings)
export class StorefrontPasswordResolver {
  @FieldResolver(() => Boolean)
  hasPassword(@Root() { passwordHash }: EditableSection<'opening'>): boolean {
    return passwordHash !== null;
  }

  @Access('settings:write')
  @Mutation(() => Gql.OpeningSettingsPayload)
  async settingsStorefrontPasswordUpdate(
    @Arg('password', () => String, { nullable: true }) password: string | null,
    @Ctx() { services }: Context,
  ) {
    return { settings: await services.storefrontPassword.set(password || null), shop: services.publicShop() };
  }
}
