import { definePort } from '../../../../core/define-module.ts';

/** Who has agreed to the newsletter. */
export interface MarketingConsent {
  /** By email; those who never subscribed are missing. */
  statesOf(
    emails: readonly string[],
  ): Promise<ReadonlyMap<string, 'PENDING' | 'SUBSCRIBED' | 'UNSUBSCRIBED'>>;
  /** Subscribes a customer who agreed in another shop, unless they have unsubscribed here. */
  subscribeImported(email: string, userId: string): Promise<void>;
}

export const marketingConsentPort = definePort<MarketingConsent>('agreement to the newsletter');
