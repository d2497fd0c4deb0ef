import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import type { EditableSection } from './settings.service.ts';
import type { SettingsServices } from './settings.services.ts';

type Context = RequestContext<SettingsServices>;

/** What every section has but the emails' templates, which are no setting. */
type AllSettings = Omit<Gql.Settings, 'emails'> & { emails: EditableSection<'emails'> };

@Resolver(() => Gql.Settings)
export class SettingsResolver {
  @Access('settings:read')
  @Query(() => Gql.Settings)
  async settings(@Ctx() { services }: Context): Promise<AllSettings> {
    return services.settings.read();
  }

  @Access('settings:write')
  @Mutation(() => Gql.GeneralSettingsPayload)
  async settingsGeneralUpdate(
    @Arg('input', () => Gql.GeneralSettingsInput) input: Gql.GeneralSettingsInput,
    @Arg('expectedVersion', () => String, { nullable: true }) expectedVersion: string | null,
    @Ctx() { services }: Context,
  ): Promise<Partial<Gql.GeneralSettingsPayload>> {
    const settings = await services.settings.update('general', input, expectedVersion);
    return { settings, shop: services.publicShop() };
  }

  @Access('settings:write')
  @Mutation(() => Gql.StorefrontSettingsPayload)
  async settingsStorefrontUpdate(
    @Arg('input', () => Gql.StorefrontSettingsInput) input: Gql.StorefrontSettingsInput,
    @Arg('expectedVersion', () => String, { nullable: true }) expectedVersion: string | null,
    @Ctx() { services }: Context,
  ): Promise<Partial<Gql.StorefrontSettingsPayload>> {
    const settings = await services.settings.update('storefront', input, expectedVersion);
    return { settings, shop: services.publicShop() };
  }

  @Access('settings:write')
  @Mutation(() => Gql.PaymentSettingsPayload)
  async settingsPaymentsUpdate(
    @Arg('input', () => Gql.PaymentSettingsInput) input: Gql.PaymentSettingsInput,
    @Arg('expectedVersion', () => String, { nullable: true }) expectedVersion: string | null,
    @Ctx() { services }: Context,
  ): Promise<Partial<Gql.PaymentSettingsPayload>> {
    const settings = await services.settings.update('payments', input, expectedVersion);
    return { settings, shop: services.publicShop() };
  }

  @Access('settings:write')
  @Mutation(() => Gql.DeliverySettingsPayload)
  async settingsDeliveryUpdate(
    @Arg('input', () => Gql.DeliverySettingsInput) input: Gql.DeliverySettingsInput,
    @Arg('expectedVersion', () => String, { nullable: true }) expectedVersion: string | null,
    @Ctx() { services }: Context,
  ): Promise<Partial<Gql.DeliverySettingsPayload>> {
    const settings = await services.settings.update('delivery', input, expectedVersion);
    return { settings, shop: services.publicShop() };
  }

  @Access('settings:write')
  @Mutation(() => Gql.TaxSettingsPayload)
  async settingsTaxesUpdate(
    @Arg('input', () => Gql.TaxSettingsInput) input: Gql.TaxSettingsInput,
    @Arg('expectedVersion', () => String, { nullable: true }) expectedVersion: string | null,
    @Ctx() { services }: Context,
  ): Promise<Partial<Gql.TaxSettingsPayload>> {
    const settings = await services.settings.update('taxes', input, expectedVersion);
    return { settings, shop: services.publicShop() };
  }

  @Access('settings:write')
  @Mutation(() => Gql.ReturnSettingsPayload)
  async settingsReturnsUpdate(
    @Arg('input', () => Gql.ReturnSettingsInput) input: Gql.ReturnSettingsInput,
    @Arg('expectedVersion', () => String, { nullable: true }) expectedVersion: string | null,
    @Ctx() { services }: Context,
  ): Promise<Partial<Gql.ReturnSettingsPayload>> {
    const settings = await services.settings.update('returns', input, expectedVersion);
    return { settings, shop: services.publicShop() };
  }

  @Access('settings:write')
  @Mutation(() => Gql.LegalSettingsPayload)
  async settingsLegalUpdate(
    @Arg('input', () => Gql.LegalSettingsInput) input: Gql.LegalSettingsInput,
    @Arg('expectedVersion', () => String, { nullable: true }) expectedVersion: string | null,
    @Ctx() { services }: Context,
  ): Promise<Partial<Gql.LegalSettingsPayload>> {
    const settings = await services.settings.update('legal', input, expectedVersion);
    return { settings, shop: services.publicShop() };
  }

  @Access('settings:write')
  @Mutation(() => Gql.EmailSettingsPayload)
  async settingsEmailsUpdate(
    @Arg('input', () => Gql.EmailSettingsInput) input: Gql.EmailSettingsInput,
    @Arg('expectedVersion', () => String, { nullable: true }) expectedVersion: string | null,
    @Ctx() { services }: Context,
  ): Promise<{ settings: EditableSection<'emails'> }> {
    return { settings: await services.settings.update('emails', input, expectedVersion) };
  }

  @Access('settings:write')
  @Mutation(() => Gql.ReviewSettingsPayload)
  async settingsReviewsUpdate(
    @Arg('input', () => Gql.ReviewSettingsInput) input: Gql.ReviewSettingsInput,
    @Arg('expectedVersion', () => String, { nullable: true }) expectedVersion: string | null,
    @Ctx() { services }: Context,
  ): Promise<{ settings: EditableSection<'reviews'> }> {
    return { settings: await services.settings.update('reviews', input, expectedVersion) };
  }

  @Access('settings:write')
  @Mutation(() => Gql.CartSettingsPayload)
  async settingsCartsUpdate(
    @Arg('input', () => Gql.CartSettingsInput) input: Gql.CartSettingsInput,
    @Arg('expectedVersion', () => String, { nullable: true }) expectedVersion: string | null,
    @Ctx() { services }: Context,
  ): Promise<{ settings: EditableSection<'carts'> }> {
    return { settings: await services.settings.update('carts', input, expectedVersion) };
  }

  @Access('settings:write')
  @Mutation(() => Gql.HeadlessSettingsPayload)
  async settingsHeadlessUpdate(
    @Arg('input', () => Gql.HeadlessSettingsInput) input: Gql.HeadlessSettingsInput,
    @Arg('expectedVersion', () => String, { nullable: true }) expectedVersion: string | null,
    @Ctx() { services }: Context,
  ): Promise<{ settings: EditableSection<'headless'> }> {
    return { settings: await services.settings.update('headless', input, expectedVersion) };
  }

  // How people log in is decided by people: no program takes the second factor away.
  @Access('STAFF with settings:write')
  @Mutation(() => Gql.SecuritySettingsPayload)
  async settingsSecurityUpdate(
    @Arg('input', () => Gql.SecuritySettingsInput) input: Gql.SecuritySettingsInput,
    @Arg('expectedVersion', () => String, { nullable: true }) expectedVersion: string | null,
    @Ctx() { services }: Context,
  ): Promise<Partial<Gql.SecuritySettingsPayload>> {
    return { settings: await services.settings.update('security', input, expectedVersion) };
  }
}
