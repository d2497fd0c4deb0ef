import { definePort } from '../../../../core/define-module.ts';

/** Who has agreed to the newsletter. */
export interface MarketingConsent {
  /** By email; those who never subscribed are missing. */
  statesOf(
    emails: readonly string[],
  ): Promise<ReadonlyMap<string, 'PENDING' | 'SUBSCRIBED' | 'UNSUBSCRIBED'>>;
  /**
   * Subscribes somebody who agreed in another shop, unless they have unsubscribed here. `userId`: the account
   * that is theirs; null for one that anyone may have opened with their email.
   */
  subscribeImported(email: string, userId: string | null): Promise<void>;
}

export const marketingConsentPort = definePort<MarketingConsent>('agreement to the newsletter');
