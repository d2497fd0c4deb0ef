import type { StripeSettings } from '../payments.settings.ts';
import type { EnteredProviders, OpenStripe } from '../provider/entered-providers.port.ts';
import type { PaymentProvider } from '../provider/payment-provider.port.ts';
import { readStoredKeys, type Unseal } from './stored-keys.ts';

interface StripeAccountsOptions {
  /** The settings in force: the same object until they change. */
  settings: () => StripeSettings;
  unseal: Unseal;
  open: OpenStripe;
}

/** The Stripe accounts whose keys staff entered; the shop switches to another as soon as it is saved. */
export class StripeAccounts implements EnteredProviders {
  private opened: ({ settings: StripeSettings } & EnteredProviders) | null = null;

  constructor(private readonly options: StripeAccountsOptions) {}

  get active(): PaymentProvider | null {
    return this.inForce().active;
  }

  get former(): readonly PaymentProvider[] {
    return this.inForce().former;
  }

  private inForce(): EnteredProviders {
    const settings = this.options.settings();
    if (this.opened?.settings !== settings) this.opened = { settings, ...this.open(settings) };
    return this.opened;
  }

  private open(settings: StripeSettings): EnteredProviders {
    const { unseal, open } = this.options;
    const { current, former } = readStoredKeys(settings, unseal);
    return { active: current && open(current), former: former.map(open) };
  }
}
