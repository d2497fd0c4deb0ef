import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import type { EditableSection } from './settings.service.ts';
import type { SettingsServices } from './settings.services.ts';
import { ofEachSection, settingsSections, type SettingsSection } from './settings.ts';

type Context = RequestContext<SettingsServices>;

/** Sections with fields that others resolve, such as the emails' templates, which are no setting. */
type Extended = 'currency' | 'emails' | 'emailServer' | 'opening' | 'stripe';
type AllSettings = Omit<Gql.Settings, Extended> & { [Section in Extended]: EditableSection<Section> };

@Resolver(() => Gql.Settings)
export class SettingsResolver {
  @Access('settings:read')
  @Query(() => Gql.Settings)
  async settings(@Ctx() { services }: Context): Promise<AllSettings> {
    return services.settings.read();
  }
}

ofEachSection(addUpdate);

/**
 * Adds the mutation that changes a section, such as `settingsReviewsUpdate`: what it does is the same for
 * all, and their types follow from the name that the section has in the contract.
 */
function addUpdate(section: SettingsSection): void {
  const { contract, changedBy = 'settings:write', hasOwnUpdate } = settingsSections[section];
  if (hasOwnUpdate) return;
  const key = `settings${section.charAt(0).toUpperCase()}${section.slice(1)}Update`;
  const update = {
    value: async (input: object, expectedVersion: string | null, { services }: Context) => ({
      settings: await services.settings.update(section, input, expectedVersion),
      shop: services.publicShop(),
    }),
  };
  const { prototype } = SettingsResolver;
  Object.defineProperty(prototype, key, update);
  Reflect.defineMetadata('design:paramtypes', [Object, String, Object], prototype, key);
  Arg('input', () => Gql[`${contract}SettingsInput`])(prototype, key, 0);
  Arg('expectedVersion', () => String, { nullable: true })(prototype, key, 1);
  Ctx()(prototype, key, 2);
  Mutation(() => Gql[`${contract}SettingsPayload`])(prototype, key, update);
  Access(changedBy)(prototype, key, update);
}
