import type { FastifyInstance } from 'fastify';
import type { PaymentGateway } from './payment-gateway.port.ts';
import {
  PaymentSandbox,
  type SandboxOptions,
  type SandboxShop,
} from '../../sandbox/stripe/payment-sandbox.ts';
import { StripeGateway } from './stripe-gateway.ts';

export interface PaymentProviderOptions extends SandboxOptions {
  /** The keys of the shop's Stripe account; null: it has none. */
  stripe: { secretKey: string; webhookSecret: string } | null;
  /** Whether a shop without keys may play with test cards. */
  isDemo: boolean;
}

/** Who takes cards for the shop. */
export interface PaymentProvider {
  /** null: the shop takes no cards. */
  gateway: PaymentGateway | null;
  /** Puts the pages that the provider needs on the shop's server. */
  serve(server: FastifyInstance, shop: SandboxShop): Promise<void>;
  close(): Promise<void>;
}

const nothing = async () => {};

/** Stripe when there are keys; else, in a demo, the sandbox; else no card payments. */
export async function openPaymentProvider(options: PaymentProviderOptions): Promise<PaymentProvider> {
  const { stripe, isDemo, clock } = options;
  if (stripe) return { gateway: new StripeGateway({ ...stripe, clock }), serve: nothing, close: nothing };
  if (!isDemo) return { gateway: null, serve: nothing, close: nothing };
  return PaymentSandbox.open(options);
}
