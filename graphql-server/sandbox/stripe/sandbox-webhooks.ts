import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import Stripe from 'stripe';
import type { Clock } from '../../src/shared/time/clock.ts';
import type { SandboxFaults } from './sandbox-faults.ts';
import type { SandboxDelivery, SandboxState } from './sandbox-state.ts';
import { eventObject } from './stripe-objects.ts';
import { MINUTE, SECOND } from '../../src/shared/time/duration.ts';

/**
 * Pauses after a failed delivery, in ms; after the last one the sandbox gives up. Stripe retries for three
 * days.
 */
const PAUSES = [SECOND, 5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 60 * MINUTE, 360 * MINUTE];
const MAX_CONCURRENT = 20;
const MAX_WAIT = 10 * SECOND;

export interface WebhookParts {
  state: SandboxState;
  save: () => Promise<void>;
  clock: Clock;
  faults: SandboxFaults;
  log: FastifyBaseLogger;
}

/** Sends signed events until the shop has accepted them. */
export class SandboxWebhooks {
  private readonly underWay = new Map<string, Promise<void>>();
  private baseUrl: () => string | null = () => null;

  constructor(private readonly parts: WebhookParts) {}

  /** Sets where the shop receives webhooks; null while it does not listen. */
  sendTo(baseUrl: () => string | null): void {
    this.baseUrl = baseUrl;
  }

  add(type: string, session: object): void {
    const id = `evt_${randomBytes(12).toString('hex')}`;
    const now = this.now();
    const payload = JSON.stringify(eventObject(id, type, now, session));
    this.parts.state.deliveries.push({ id, payload, attempts: 0, dueAt: now });
  }

  /** Sends everything that is due; resolves when no delivery is in progress. */
  async deliver(): Promise<void> {
    for (let due = this.due(); due.length > 0 || this.underWay.size > 0; due = this.due()) {
      for (const delivery of due) void this.send(delivery);
      await Promise.all(this.underWay.values());
    }
  }

  /** Sends held webhooks one after the other, in the order that `arrange` returns. */
  async release(arrange: (held: readonly SandboxDelivery[]) => readonly SandboxDelivery[]): Promise<void> {
    for (const delivery of arrange([...this.parts.state.deliveries])) await this.send(delivery);
    this.parts.faults.holdsWebhooks = false;
  }

  /** Stops sending; resolves when no delivery is in progress. The next start sends the rest. */
  async stop(): Promise<void> {
    this.baseUrl = () => null;
    await Promise.all(this.underWay.values());
  }

  private due(): SandboxDelivery[] {
    if (this.parts.faults.holdsWebhooks || this.baseUrl() === null) return [];
    const now = this.now();
    return this.parts.state.deliveries
      .filter(({ id, dueAt }) => dueAt <= now && !this.underWay.has(id))
      .slice(0, MAX_CONCURRENT);
  }

  private send(delivery: SandboxDelivery): Promise<void> {
    const done = this.attempt(delivery).finally(() => this.underWay.delete(delivery.id));
    this.underWay.set(delivery.id, done);
    return done;
  }

  private async attempt(delivery: SandboxDelivery): Promise<void> {
    const { state, save, faults, log } = this.parts;
    const copies = delivery.attempts === 0 ? faults.copies : 1;
    const responses = await Promise.all(Array.from({ length: copies }, () => this.post(delivery.payload)));
    const hasArrived = responses.every(Boolean);
    const pause = PAUSES[delivery.attempts];
    delivery.attempts += 1;
    if (!hasArrived && pause !== undefined) {
      delivery.dueAt = this.now() + pause;
    } else {
      if (!hasArrived)
        log.warn({ event: delivery.id }, 'the shop did not take a webhook of the payment sandbox');
      state.deliveries = state.deliveries.filter((other) => other !== delivery);
    }
    await save();
  }

  /** @returns whether the shop accepted it */
  private async post(payload: string): Promise<boolean> {
    const baseUrl = this.baseUrl();
    if (baseUrl === null) return false;
    const { state, faults } = this.parts;
    const timestamp = Math.floor(this.now() / 1000);
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: state.webhookSecret,
      timestamp,
    });
    faults.webhooks += 1;
    try {
      const { ok } = await fetch(baseUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.timeout(MAX_WAIT),
      });
      return ok;
    } catch {
      return false;
    }
  }

  private now(): number {
    return this.parts.clock().getTime();
  }
}
