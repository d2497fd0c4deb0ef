import type { Config } from '../../../config.ts';
import type { QueryClient } from '../../../db/query-client.ts';
import { networkOf } from './network-key.ts';
import { Throttle } from './rate-limit.ts';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/** What may be tried how often: per process, or per shop where the counts are stored. */
export class Throttles {
  private readonly failuresOfAccount: Throttle;
  private readonly failuresFromNetwork: Throttle;
  private readonly wrongAdminSecrets: Throttle;
  private readonly contactMessages: Throttle;
  private readonly pictures: Throttle;
  private readonly resetsOfAccount: Throttle;
  private readonly resetsFromNetwork: Throttle;
  private readonly signUps: Throttle;

  /** `store` keeps the counts for several processes; null: each counts by itself. */
  constructor({ signupsPerHour }: Config, store: QueryClient | null = null) {
    const throttle = (name: string, limit: number, seconds: number) =>
      new Throttle({ name, limit, seconds }, store);
    this.failuresOfAccount = throttle('failures-of-account', 10, QUARTER_HOUR);
    this.failuresFromNetwork = throttle('failures-from-network', 100, QUARTER_HOUR);
    this.wrongAdminSecrets = throttle('wrong-admin-secrets', 5, HOUR);
    this.contactMessages = throttle('contact-messages', 5, HOUR);
    this.pictures = throttle('pictures', 30, HOUR);
    this.resetsOfAccount = throttle('resets-of-account', 5, HOUR);
    this.resetsFromNetwork = throttle('resets-from-network', 30, HOUR);
    this.signUps = throttle('sign-ups', signupsPerHour, HOUR);
  }

  /**
   * Runs a check of a password and counts it when it fails. The limits are looked at again after the check:
   * of many tries at once, no more get an answer than of as many in a row.
   * @param account the person's id, or the name that was tried
   * @throws RequestError RATE_LIMITED
   */
  async password(account: string, address: string, check: () => Promise<boolean>): Promise<boolean> {
    const network = networkOf(address);
    await this.failuresFromNetwork.check(network);
    await this.failuresOfAccount.check(account);
    const isRight = await check();
    const step = isRight ? 'check' : 'count';
    await this.failuresFromNetwork[step](network);
    await this.failuresOfAccount[step](account);
    return isRight;
  }

  /**
   * Runs an exchange with an identity provider and counts it when it vouches for nobody (null).
   * @throws RequestError RATE_LIMITED
   */
  async identity<Found>(address: string, exchange: () => Promise<Found | null>): Promise<Found | null> {
    const network = networkOf(address);
    await this.failuresFromNetwork.check(network);
    const found = await exchange();
    if (found === null) await this.failuresFromNetwork.count(network);
    return found;
  }

  /** Forgets an account's wrong passwords, when it has a new one. */
  async forgive(account: string): Promise<void> {
    await this.failuresOfAccount.clear(account);
  }

  /** Counts a wish for a new password, whether the e-mail address is somebody's or not. @throws RequestError RATE_LIMITED */
  async passwordReset(email: string, address: string): Promise<void> {
    await this.resetsFromNetwork.count(networkOf(address));
    await this.resetsOfAccount.count(email);
  }

  /** Like `password`, for the admin secret. @throws RequestError RATE_LIMITED */
  async adminSecret(address: string, isRight: boolean): Promise<boolean> {
    await this.wrongAdminSecrets[isRight ? 'check' : 'count'](networkOf(address));
    return isRight;
  }

  /** Counts a sign-up, whether it comes about or not: a refusal tells who has an account. @throws RequestError RATE_LIMITED */
  async signUp(address: string): Promise<void> {
    await this.signUps.count(networkOf(address));
  }

  /** Counts a picture that a person uploads: reading one is work. @throws RequestError RATE_LIMITED */
  async picture(userId: string): Promise<void> {
    await this.pictures.count(userId);
  }

  /** Counts a message to the shop. @throws RequestError RATE_LIMITED */
  async contactMessage(address: string): Promise<void> {
    await this.contactMessages.count(networkOf(address));
  }
}
