import type { Config } from '../../../config/config.ts';
import type { QueryClient } from '../../../db/query-client.ts';
import { networkKey } from '../../../shared/network-key.ts';
import { RateLimit } from './rate-limit.ts';
import { HOUR, MINUTE, SECOND } from '../../../shared/time/duration.ts';

export class RateLimits {
  private readonly failuresOfAccount: RateLimit;
  private readonly failuresFromNetwork: RateLimit;
  private readonly wrongCodes: RateLimit;
  private readonly wrongAdminSecrets: RateLimit;
  private readonly wrongStorefrontPasswords: RateLimit;
  private readonly contactMessages: RateLimit;
  private readonly pictures: RateLimit;
  private readonly uploads: RateLimit;
  private readonly uploadsFromNetwork: RateLimit;
  private readonly resetsOfAccount: RateLimit;
  private readonly resetsFromNetwork: RateLimit;
  private readonly signUps: RateLimit;
  private readonly guests: RateLimit;
  private readonly unconfirmedOrders: RateLimit;
  private readonly unknownOrderLinks: RateLimit;
  private readonly unknownWithdrawals: RateLimit;
  private readonly unknownWithdrawalsOfEmail: RateLimit;
  private readonly testEmails: RateLimit;
  private readonly paymentKeyChecks: RateLimit;
  private readonly unsolicitedEmailsToAddress: RateLimit;
  private readonly unsolicitedEmailsFromNetwork: RateLimit;
  private readonly reviews: RateLimit;
  private readonly reviewVotes: RateLimit;
  private readonly unknownPromotionCodes: RateLimit;
  private readonly vatNumbers: RateLimit;
  private readonly orderChanges: RateLimit;

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
    this.wrongStorefrontPasswords = rateLimit('wrong-storefront-passwords', 10, 15 * MINUTE);
    this.contactMessages = rateLimit('contact-messages', 5, HOUR);
    this.pictures = rateLimit('pictures', 30, HOUR);
    this.uploads = rateLimit('uploads', 30, HOUR);
    this.uploadsFromNetwork = rateLimit('uploads-from-network', 100, HOUR);
    this.resetsOfAccount = rateLimit('resets-of-account', 5, HOUR);
    this.resetsFromNetwork = rateLimit('resets-from-network', 30, HOUR);
    this.signUps = rateLimit('sign-ups', signupsPerHour, HOUR);
    this.guests = rateLimit('guests', 100, HOUR);
    this.unconfirmedOrders = rateLimit('unconfirmed-orders', unconfirmedOrdersPerHour, HOUR);
    this.unknownOrderLinks = rateLimit('unknown-order-links', 100, 15 * MINUTE);
    this.unknownWithdrawals = rateLimit('unknown-withdrawals', 100, 15 * MINUTE);
    this.unknownWithdrawalsOfEmail = rateLimit('unknown-withdrawals-of-email', 10, HOUR);
    this.testEmails = rateLimit('test-mails', 10, HOUR);
    this.paymentKeyChecks = rateLimit('payment-keys', 20, HOUR);
    this.unsolicitedEmailsToAddress = rateLimit('unsolicited-emails-to-address', 10, HOUR);
    this.unsolicitedEmailsFromNetwork = rateLimit('unsolicited-emails-from-network', 30, HOUR);
    this.reviews = rateLimit('reviews', 20, HOUR);
    this.reviewVotes = rateLimit('review-votes', 120, HOUR);
    this.unknownPromotionCodes = rateLimit('unknown-promotion-codes', 30, 15 * MINUTE);
    this.vatNumbers = rateLimit('vat-numbers', 30, HOUR);
    this.orderChanges = rateLimit('order-changes', 20, HOUR);
  }

  /**
   * Runs a password check, and counts it when it fails. The limits are checked again afterwards, so that
   * simultaneous attempts get no more answers than sequential ones.
   * @param account the user's id, or the attempted login name
   * @throws RequestError RATE_LIMITED
   */
  async password(account: string, ip: string, check: () => Promise<boolean>): Promise<boolean> {
    return this.attempt(this.failuresOfAccount, account, ip, check, (isRight) => isRight);
  }

  /**
   * Like `password`, for a code of a second factor. It allows fewer wrong attempts, because codes have only
   * six digits. Null for a wrong code.
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
   * Runs an exchange with an identity provider, and counts it when no identity is confirmed (null).
   * @throws RequestError RATE_LIMITED
   */
  async identity<Found>(ip: string, exchange: () => Promise<Found | null>): Promise<Found | null> {
    const network = networkKey(ip);
    await this.failuresFromNetwork.check(network);
    const identity = await exchange();
    if (identity === null) await this.failuresFromNetwork.count(network);
    return identity;
  }

  /** Resets an account's count of wrong passwords, after a password change. */
  async reset(account: string): Promise<void> {
    await this.failuresOfAccount.clear(account);
  }

  /**
   * Counts a password reset request, whether or not the email has an account. @throws RequestError
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
   * Like `password`, for the password of a shop that is not open yet. Per network only: its visitors share
   * the password, and none of them could lock out the others. @throws RequestError RATE_LIMITED
   */
  async storefrontPassword(ip: string, check: () => Promise<boolean>): Promise<boolean> {
    const network = networkKey(ip);
    await this.wrongStorefrontPasswords.check(network);
    const isRight = await check();
    await this.wrongStorefrontPasswords[isRight ? 'check' : 'count'](network);
    return isRight;
  }

  /**
   * Counts a sign-up, successful or not, because an error reveals who has an account. @throws RequestError
   * RATE_LIMITED
   */
  async signUp(ip: string): Promise<void> {
    await this.signUps.count(networkKey(ip));
  }

  /** Counts a new guest, who is stored as a row. @throws RequestError RATE_LIMITED */
  async guest(ip: string): Promise<void> {
    await this.guests.count(networkKey(ip));
  }

  /**
   * Counts an attempt to order by a guest, or by a customer with an unconfirmed email: limits per customer
   * don't stop someone who creates new ones. @throws RequestError RATE_LIMITED
   */
  async unconfirmedOrder(ip: string): Promise<void> {
    await this.unconfirmedOrders.count(networkKey(ip));
  }

  /**
   * Looks up an order's link, and counts it when it does not exist (null). @throws RequestError RATE_LIMITED
   */
  async orderLink<Found>(ip: string, find: () => Promise<Found | null>): Promise<Found | null> {
    return this.lookUp(this.unknownOrderLinks, ip, find);
  }

  /** The same for the link to withdraw from an order. */
  async withdrawalLink<Found>(ip: string, find: () => Promise<Found | null>): Promise<Found | null> {
    return this.lookUp(this.unknownWithdrawals, ip, find);
  }

  /**
   * The same for an order by its number and email. Also per email: numbers follow each other, so that those
   * of one customer could be guessed from many networks.
   */
  async withdrawalOrder<Found>(
    email: string,
    ip: string,
    find: () => Promise<Found | null>,
  ): Promise<Found | null> {
    await this.unknownWithdrawalsOfEmail.check(email);
    const order = await this.withdrawalLink(ip, find);
    if (order === null) await this.unknownWithdrawalsOfEmail.count(email);
    return order;
  }

  private async lookUp<Found>(
    unknown: RateLimit,
    ip: string,
    find: () => Promise<Found | null>,
  ): Promise<Found | null> {
    const network = networkKey(ip);
    await unknown.check(network);
    const result = await find();
    if (result === null) await unknown.count(network);
    return result;
  }

  /** Counts a user's picture upload, because decoding is expensive. @throws RequestError RATE_LIMITED */
  async picture(userId: string): Promise<void> {
    await this.pictures.count(userId);
  }

  /**
   * Counts a shopper's upload of a file. Also per network, because anyone can become a guest again.
   * @throws RequestError RATE_LIMITED
   */
  async upload(userId: string, ip: string): Promise<void> {
    await this.uploadsFromNetwork.count(networkKey(ip));
    await this.uploads.count(userId);
  }

  /** Counts a test email of a member of staff. @throws RequestError RATE_LIMITED */
  async testEmail(userId: string): Promise<void> {
    await this.testEmails.count(userId);
  }

  /** Counts a check of payment keys for a member of staff. @throws RequestError RATE_LIMITED */
  async paymentKeys(userId: string): Promise<void> {
    await this.paymentKeyChecks.count(userId);
  }

  /**
   * Counts a request for an email to someone who may not have asked for it, whether or not one is sent.
   * @throws RequestError RATE_LIMITED
   */
  async unsolicitedEmail(email: string, ip: string): Promise<void> {
    await this.unsolicitedEmailsFromNetwork.count(networkKey(ip));
    await this.unsolicitedEmailsToAddress.count(email);
  }

  /** Counts a new or changed review. @throws RequestError RATE_LIMITED */
  async review(userId: string): Promise<void> {
    await this.reviews.count(userId);
  }

  /** Counts a vote on whether a review is helpful. @throws RequestError RATE_LIMITED */
  async reviewVote(userId: string): Promise<void> {
    await this.reviewVotes.count(userId);
  }

  /**
   * Counts an unknown promotion code, so that nobody can guess codes; for a known one, only checks the limit.
   * @throws RequestError RATE_LIMITED
   */
  async promotionCode(userId: string, isKnown: boolean): Promise<void> {
    await this.unknownPromotionCodes[isKnown ? 'check' : 'count'](userId);
  }

  /** Counts a question to VIES, which limits the shop as a whole. @throws RequestError RATE_LIMITED */
  async vatNumber(ip: string): Promise<void> {
    await this.vatNumbers.count(networkKey(ip));
  }

  /** Counts a change of an order by its customer; each sends an email. @throws RequestError RATE_LIMITED */
  async orderChange(orderId: string): Promise<void> {
    await this.orderChanges.count(orderId);
  }

  /** Counts a contact message. @throws RequestError RATE_LIMITED */
  async contactMessage(ip: string): Promise<void> {
    await this.contactMessages.count(networkKey(ip));
  }
}
