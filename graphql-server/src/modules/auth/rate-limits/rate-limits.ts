import type { Config } from '../../../config/config.ts';
import type { QueryClient } from '../../../db/query-client.ts';
import { networkKey } from '../../../shared/network-key.ts';
import { RateLimit } from './rate-limit.ts';
import { HOUR, MINUTE, SECOND } from '../../../shared/time/duration.ts';

/** The rate limits. */
export class RateLimits {
  private readonly failuresOfAccount: RateLimit;
  private readonly failuresFromNetwork: RateLimit;
  private readonly wrongCodes: RateLimit;
  private readonly wrongAdminSecrets: RateLimit;
  private readonly contactMessages: RateLimit;
  private readonly pictures: RateLimit;
  private readonly resetsOfAccount: RateLimit;
  private readonly resetsFromNetwork: RateLimit;
  private readonly signUps: RateLimit;
  private readonly guests: RateLimit;
  private readonly unconfirmedOrders: RateLimit;
  private readonly unknownOrderLinks: RateLimit;
  private readonly testEmails: RateLimit;
  private readonly unsolicitedEmailsToAddress: RateLimit;
  private readonly unsolicitedEmailsFromNetwork: RateLimit;
  private readonly reviews: RateLimit;
  private readonly reviewVotes: RateLimit;
  private readonly unknownPromotionCodes: RateLimit;

  constructor(
    { signupsPerHour, unconfirmedOrdersPerHour }: Pick<Config, 'signupsPerHour' | 'unconfirmedOrdersPerHour'>,
    store: QueryClient,
  ) {
    const rateLimit = (name: string, limit: number, window: number) =>
      new RateLimit({ name, limit, seconds: window / SECOND }, store);
    this.failuresOfAccount = rateLimit('failures-of-account', 10, 15 * MINUTE);
    this.failuresFromNetwork = rateLimit('failures-from-network', 100, 15 * MINUTE);
    this.wrongCodes = rateLimit('wrong-codes', 5, 15 * MINUTE);
    this.wrongAdminSecrets = rateLimit('wrong-admin-secrets', 5, HOUR);
    this.contactMessages = rateLimit('contact-messages', 5, HOUR);
    this.pictures = rateLimit('pictures', 30, HOUR);
    this.resetsOfAccount = rateLimit('resets-of-account', 5, HOUR);
    this.resetsFromNetwork = rateLimit('resets-from-network', 30, HOUR);
    this.signUps = rateLimit('sign-ups', signupsPerHour, HOUR);
    this.guests = rateLimit('guests', 100, HOUR);
    this.unconfirmedOrders = rateLimit('unconfirmed-orders', unconfirmedOrdersPerHour, HOUR);
    this.unknownOrderLinks = rateLimit('unknown-order-links', 100, 15 * MINUTE);
    this.testEmails = rateLimit('test-mails', 10, HOUR);
    this.unsolicitedEmailsToAddress = rateLimit('unsolicited-emails-to-address', 10, HOUR);
    this.unsolicitedEmailsFromNetwork = rateLimit('unsolicited-emails-from-network', 30, HOUR);
    this.reviews = rateLimit('reviews', 20, HOUR);
    this.reviewVotes = rateLimit('review-votes', 120, HOUR);
    this.unknownPromotionCodes = rateLimit('unknown-promotion-codes', 30, 15 * MINUTE);
  }

  /**
   * Runs a password check and counts it when it fails. The limits are checked again afterwards: many attempts
   * at once get no more answers than as many one after the other.
   * @param account the user's id, or the login name that was tried
   * @throws RequestError RATE_LIMITED
   */
  async password(account: string, ip: string, check: () => Promise<boolean>): Promise<boolean> {
    return this.attempt(this.failuresOfAccount, account, ip, check, (isRight) => isRight);
  }

  /**
   * Like `password`, for the code of a second factor, which has six digits: fewer may be wrong. A wrong one
   * gives null.
   * @throws RequestError RATE_LIMITED
   */
  async code<Result>(
    userId: string,
    ip: string,
    check: () => Promise<Result | null>,
  ): Promise<Result | null> {
    return this.attempt(this.wrongCodes, userId, ip, check, (result) => result !== null);
  }

  private async attempt<Result>(
    failures: RateLimit,
    account: string,
    ip: string,
    check: () => Promise<Result>,
    isRight: (result: Result) => boolean,
  ): Promise<Result> {
    const network = networkKey(ip);
    await this.failuresFromNetwork.check(network);
    await failures.check(account);
    const result = await check();
    const step = isRight(result) ? 'check' : 'count';
    await this.failuresFromNetwork[step](network);
    await failures[step](account);
    return result;
  }

  /**
   * Runs an exchange with an identity provider and counts it when no identity is confirmed (null).
   * @throws RequestError RATE_LIMITED
   */
  async identity<Found>(ip: string, exchange: () => Promise<Found | null>): Promise<Found | null> {
    const network = networkKey(ip);
    await this.failuresFromNetwork.check(network);
    const found = await exchange();
    if (found === null) await this.failuresFromNetwork.count(network);
    return found;
  }

  /** Resets an account's count of wrong passwords, after a password change. */
  async reset(account: string): Promise<void> {
    await this.failuresOfAccount.clear(account);
  }

  /**
   * Counts a request for a new password, whether the email has an account or not. @throws RequestError
   * RATE_LIMITED
   */
  async passwordReset(email: string, ip: string): Promise<void> {
    await this.resetsFromNetwork.count(networkKey(ip));
    await this.resetsOfAccount.count(email);
  }

  /** Like `password`, for the admin secret. @throws RequestError RATE_LIMITED */
  async adminSecret(ip: string, isRight: boolean): Promise<boolean> {
    await this.wrongAdminSecrets[isRight ? 'check' : 'count'](networkKey(ip));
    return isRight;
  }

  /**
   * Counts a sign-up, successful or not: an error reveals who has an account. @throws RequestError
   * RATE_LIMITED
   */
  async signUp(ip: string): Promise<void> {
    await this.signUps.count(networkKey(ip));
  }

  /** Counts a guest who begins a cart: each is a row. @throws RequestError RATE_LIMITED */
  async guest(ip: string): Promise<void> {
    await this.guests.count(networkKey(ip));
  }

  /**
   * Counts an attempt to order by a guest or a customer whose email is not confirmed: the limits on one
   * customer's orders don't stop who begins anew. @throws RequestError RATE_LIMITED
   */
  async unconfirmedOrder(ip: string): Promise<void> {
    await this.unconfirmedOrders.count(networkKey(ip));
  }

  /** Looks an order's link up, and counts it when there is none (null). @throws RequestError RATE_LIMITED */
  async orderLink<Found>(ip: string, find: () => Promise<Found | null>): Promise<Found | null> {
    const network = networkKey(ip);
    await this.unknownOrderLinks.check(network);
    const found = await find();
    if (found === null) await this.unknownOrderLinks.count(network);
    return found;
  }

  /** Counts a user's picture upload: decoding one is expensive. @throws RequestError RATE_LIMITED */
  async picture(userId: string): Promise<void> {
    await this.pictures.count(userId);
  }

  /** Counts an email that a member of staff sends themselves to see it. @throws RequestError RATE_LIMITED */
  async testEmail(userId: string): Promise<void> {
    await this.testEmails.count(userId);
  }

  /**
   * Counts a request for an email to an address that may be somebody else's, whether one is sent or not.
   * @throws RequestError RATE_LIMITED
   */
  async unsolicitedEmail(email: string, ip: string): Promise<void> {
    await this.unsolicitedEmailsFromNetwork.count(networkKey(ip));
    await this.unsolicitedEmailsToAddress.count(email);
  }

  /** Counts a review that a customer writes or changes. @throws RequestError RATE_LIMITED */
  async review(userId: string): Promise<void> {
    await this.reviews.count(userId);
  }

  /** Counts a customer's word on whether a review is helpful. @throws RequestError RATE_LIMITED */
  async reviewVote(userId: string): Promise<void> {
    await this.reviewVotes.count(userId);
  }

  /**
   * Counts a customer's code that is no promotion's, so that nobody guesses them; any other only asks.
   * @throws RequestError RATE_LIMITED
   */
  async promotionCode(userId: string, isKnown: boolean): Promise<void> {
    await this.unknownPromotionCodes[isKnown ? 'check' : 'count'](userId);
  }

  /** Counts a contact message. @throws RequestError RATE_LIMITED */
  async contactMessage(ip: string): Promise<void> {
    await this.contactMessages.count(networkKey(ip));
  }
}
