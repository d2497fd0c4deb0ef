import type { FastifyInstance } from 'fastify';
import { forEachSettled } from '../../../shared/for-each-settled.ts';
import type { EnteredProviders } from './entered-providers.port.ts';
import {
  type PaymentOrigin,
  type PaymentProvider,
  PaymentUnavailableError,
  type ServedShop,
} from './payment-provider.port.ts';

const none: EnteredProviders = { active: null, former: [] };

/**
 * The providers of card payments: those of the environment, `configured`, and those that staff entered. The
 * first takes new payments, the others only handle their existing ones.
 */
export class PaymentProviders {
  constructor(
    private readonly configured: readonly PaymentProvider[],
    private readonly entered: EnteredProviders = none,
  ) {}

  private get all(): readonly PaymentProvider[] {
    const { active, former } = this.entered;
    return [...(active ? [active] : []), ...this.configured, ...former];
  }

  /** Takes new payments; null if the shop takes no cards. */
  get active(): PaymentProvider | null {
    return this.all[0] ?? null;
  }

  /** The providers with a code, one per account. */
  ofCode(code: string): PaymentProvider[] {
    return this.all.filter((provider) => provider.code === code);
  }

  /** The provider for calls about a payment; null if it is no longer configured. */
  of({ provider: code, account }: PaymentOrigin): PaymentProvider | null {
    const candidates = this.ofCode(code);
    return (
      candidates.find((provider) => provider.account === account) ??
      candidates.find((provider) => provider.mayKnow(account)) ??
      null
    );
  }

  /**
   * Whether a payment may have moved money. Stripe's accounts begin with their mode, so this also holds for
   * one that is no longer configured; of other payments their provider knows.
   */
  mayBeReal(payment: PaymentOrigin): boolean {
    const mode = payment.account?.split(':')[0];
    if (mode === 'sandbox' || mode === 'test') return false;
    return mode === 'live' || this.of(payment)?.isSandbox !== true;
  }

  /**
   * The provider that made a payment, so that a payment it does not know does not exist; null if not
   * configured.
   */
  makerOf(payment: PaymentOrigin): PaymentProvider | null {
    const provider = this.of(payment);
    return provider?.account === payment.account ? provider : null;
  }

  /**
   * Does the work for each payment or refund, with its provider. If a provider can't be reached, its other
   * items wait for the next run; other providers are not affected.
   * @throws the error if there was one, or an AggregateError of several
   */
  async forEach<Item extends PaymentOrigin>(
    items: readonly Item[],
    work: (item: Item, provider: PaymentProvider | null) => Promise<void>,
  ): Promise<void> {
    const groups = [...Map.groupBy(items, (item) => this.of(item))];
    await forEachSettled(groups, ([provider, group]) =>
      forEachSettled(group, (item) => work(item, provider), isUnavailable),
    );
  }

  async serve(server: FastifyInstance, shop: ServedShop): Promise<void> {
    for (const provider of this.configured) await provider.serve?.(server, shop);
  }

  async close(): Promise<void> {
    for (const provider of this.configured) await provider.close?.();
  }
}

/** Why a payment can't be checked or changed, for staff. */
export function notConfigured({ provider, account }: PaymentOrigin): string {
  const at = account === null ? provider : `${provider} (${account})`;
  return `It was made with ${at}, which is not configured any more.`;
}

function isUnavailable(error: unknown): boolean {
  return error instanceof PaymentUnavailableError;
}
