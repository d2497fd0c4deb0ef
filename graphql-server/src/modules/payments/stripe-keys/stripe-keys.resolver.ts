import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { requireUser } from '../../../shared/principal.ts';
import type { EditableSection } from '../../settings/settings.service.ts';
import type { PaymentsServices } from '../payments.services.ts';
import type { StripeSettings } from '../payments.settings.ts';
import type { StripeActivity } from './stripe-keys.service.ts';

type Context = RequestContext<PaymentsServices>;

@Resolver(() => Gql.StripeSettings)
export class StripeKeysResolver {
  @FieldResolver(() => Boolean)
  hasKeys(@Root() section: StripeSettings, @Ctx() { services }: Context): boolean {
    return services.stripeKeys.accountOf(section) !== null;
  }

  @FieldResolver(() => Gql.StripeMode, { nullable: true })
  mode(@Root() section: StripeSettings, @Ctx() { services }: Context): Gql.StripeMode | null {
    const account = services.stripeKeys.accountOf(section);
    if (account === null) return null;
    return account.startsWith('live:') ? 'LIVE' : 'TEST';
  }

  @FieldResolver(() => String)
  webhookUrl(@Ctx() { services }: Context): string {
    return services.stripeKeys.webhookUrl();
  }

  @FieldResolver(() => Gql.StripeActivity)
  async activity(@Root() section: StripeSettings, @Ctx() { services }: Context): Promise<StripeActivity> {
    return services.stripeKeys.activityOf(section);
  }

  // The money of all card payments goes to the account of the keys: an API key may not redirect it.
  @Access('STAFF with settings:write')
  @Mutation(() => Gql.StripeSettingsPayload)
  async settingsStripeUpdate(
    @Arg('input', () => Gql.StripeSettingsInput) input: Gql.StripeSettingsInput,
    @Arg('expectedVersion', () => String, { nullable: true }) expectedVersion: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<{ settings: EditableSection<'stripe'> }> {
    const principal = requireUser(context);
    const { stripeSecretKey, stripeWebhookSecret } = input;
    const keys = {
      ...(stripeSecretKey !== undefined && { stripeSecretKey }),
      ...(stripeWebhookSecret !== undefined && { stripeWebhookSecret }),
    };
    const settings = await context.services.stripeKeys.update(principal, keys, expectedVersion ?? null);
    return { settings };
  }
}
