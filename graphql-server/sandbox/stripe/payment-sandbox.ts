import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Clock } from '../../src/shared/time/clock.ts';
import type {
  PaymentProvider,
  ServedShop,
} from '../../src/modules/payments/provider/payment-provider.port.ts';
import { StripeProvider } from '../../src/integrations/stripe/stripe-provider.ts';
import { registerPaymentPages } from './register-payment-pages.ts';
import { createSandboxApi } from './sandbox-api.ts';
import { SandboxFaults } from './sandbox-faults.ts';
import { SandboxFile } from './sandbox-file.ts';
import type { SandboxDelivery, SandboxSession } from './sandbox-state.ts';
import { StripeSimulator } from './stripe-simulator.ts';
import { SandboxWebhooks } from './sandbox-webhooks.ts';
import { stripeCalls } from './stripe-calls.ts';
import { sessionObject } from './stripe-objects.ts';

const HOST = '127.0.0.1';
/** How often the sandbox checks for due work, in ms. */
const TICK = 1000;

export interface SandboxOptions {
  /** Where it stores its state, in its own file. */
  dataDirectory: string;
  clock: Clock;
  log: FastifyBaseLogger;
}

/**
 * A payment provider on this machine that implements the part of Stripe's API that the shop uses, for the
 * real SDK. The payment page is on the shop's own port, so that browsers on other machines can reach it.
 */
export class PaymentSandbox {
  readonly faults = new SandboxFaults();
  private readonly simulator: StripeSimulator;
  private readonly webhooks: SandboxWebhooks;
  private readonly secretKey = `sk_test_${randomBytes(24).toString('hex')}`;
  private readonly api: FastifyInstance;
  private readonly timer: NodeJS.Timeout;
  private port = 0;
  private shop: ServedShop = { name: () => '', baseUrl: () => '', localUrl: () => null };

  private constructor(
    private readonly options: SandboxOptions,
    private readonly file: SandboxFile,
  ) {
    const { clock, log } = options;
    const { state } = file;
    this.webhooks = new SandboxWebhooks({ state, save: () => file.save(), clock, faults: this.faults, log });
    this.simulator = new StripeSimulator(state, clock, (type, session) => {
      this.webhooks.add(type, sessionObject(session, this.pageUrl(session), false));
    });
    const pageUrl = (session: SandboxSession) => this.pageUrl(session);
    this.api = createSandboxApi({
      state,
      faults: this.faults,
      calls: stripeCalls({ simulator: this.simulator, clock, faults: this.faults, pageUrl }),
      secretKey: this.secretKey,
      prepare: () => this.advance(),
      commit: () => this.commit(),
    });
    this.timer = setInterval(() => void this.tick().catch(this.report), TICK).unref();
  }

  /** Starts the sandbox with its stored state. */
  static async open(options: SandboxOptions): Promise<PaymentSandbox> {
    const path = join(options.dataDirectory, 'payment-sandbox.json');
    const sandbox = new PaymentSandbox(options, await SandboxFile.open(path));
    const baseUrl = await sandbox.api.listen({ host: HOST, port: 0 });
    sandbox.port = Number(new URL(baseUrl).port);
    return sandbox;
  }

  get provider(): PaymentProvider {
    const serve = (server: FastifyInstance, shop: ServedShop) => this.serve(server, shop);
    return Object.assign(this.connect(), { serve, close: () => this.close() });
  }

  /** Connects to this sandbox through the SDK. `budget`: the timeout in ms, for tests that wait in vain. */
  connect(budget?: number): PaymentProvider {
    return new StripeProvider({
      secretKey: this.secretKey,
      webhookSecret: this.file.state.webhookSecret,
      clock: this.options.clock,
      budget,
      sandbox: this.endpoint,
    });
  }

  /** The sandbox's API URL for the SDK. */
  get endpoint() {
    return { host: HOST, port: this.port, protocol: 'http' } as const;
  }

  /** Registers the payment pages on a shop's server, and sends events to it from now on. */
  async serve(server: FastifyInstance, shop: ServedShop): Promise<void> {
    this.shop = shop;
    this.webhooks.sendTo(() => {
      const baseUrl = shop.localUrl();
      return baseUrl === null ? null : `${baseUrl}/api/payments/stripe/webhook`;
    });
    await registerPaymentPages(server, {
      shop,
      simulator: this.simulator,
      clock: this.options.clock,
      prepare: () => this.advance(),
      commit: () => this.commit(),
    });
  }

  /**
   * Does what is due: expires sessions, settles debits, sends webhooks. Resolves after all webhooks have been
   * attempted.
   */
  async tick(): Promise<void> {
    await this.advance();
    await this.webhooks.deliver();
  }

  /** Sends held webhooks one after the other, in the order that `arrange` returns. */
  release(arrange?: (held: readonly SandboxDelivery[]) => readonly SandboxDelivery[]): Promise<void> {
    return this.webhooks.release(arrange ?? ((held) => held));
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.webhooks.stop();
    await this.api.close();
    await this.file.settle();
  }

  private async advance(): Promise<void> {
    if (this.simulator.advance()) await this.commit();
  }

  private async commit(): Promise<void> {
    await this.file.save();
    void this.webhooks.deliver().catch(this.report);
  }

  private pageUrl({ id }: SandboxSession): string {
    return `${this.shop.baseUrl()}/sandbox/pay/${id}`;
  }

  private readonly report = (error: unknown): void => {
    this.options.log.error({ err: error }, 'The payment sandbox failed');
  };
}
