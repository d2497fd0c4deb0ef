import type { FastifyInstance } from 'fastify';
import { forEachSettled } from '../../../shared/for-each-settled.ts';
import {
  type PaymentOrigin,
  type PaymentProvider,
  PaymentUnavailableError,
  type ServedShop,
} from './payment-provider.port.ts';

/** The configured providers of card payments: the first takes new payments, the others see to their own. */
export class PaymentProviders {
  constructor(private readonly all: readonly PaymentProvider[]) {}

  /** Takes new payments; null: the shop takes no cards. */
  get active(): PaymentProvider | null {
    return this.all[0] ?? null;
  }

  /** Those of a code, one for each account. */
  ofCode(code: string): PaymentProvider[] {
    return this.all.filter((provider) => provider.code === code);
  }

  /** The one to ask about a payment; null when the one that it was made with is not configured any more. */
  of({ provider: code, account }: PaymentOrigin): PaymentProvider | null {
    const candidates = this.ofCode(code);
    return (
      candidates.find((provider) => provider.account === account) ??
      candidates.find((provider) => provider.mayKnow(account)) ??
      null
    );
  }

  /** The one that a payment was made with, so that what it does not know does not exist; else null. */
  makerOf(payment: PaymentOrigin): PaymentProvider | null {
    const provider = this.of(payment);
    return provider?.account === payment.account ? provider : null;
  }

  /**
   * Does the work for each payment or refund, with the provider to ask. Once a provider can't be reached, its
   * others wait for the next run, and those of other providers do not.
   * @throws the failure when there was one, or an AggregateError of several
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
    for (const provider of this.all) await provider.serve?.(server, shop);
  }

  async close(): Promise<void> {
    for (const provider of this.all) await provider.close?.();
  }
}

/** Why nothing can be learned or done about a payment, for staff. */
export function notConfigured({ provider, account }: PaymentOrigin): string {
  const at = account === null ? provider : `${provider} (${account})`;
  return `It was made with ${at}, which is not configured any more.`;
}

function isUnavailable(error: unknown): boolean {
  return error instanceof PaymentUnavailableError;
}
