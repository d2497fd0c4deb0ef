import { type Composers, contribute, defineModule, provide } from '../../core/define-module.ts';
import { marketingConsentPort } from '../auth/accounts/sheets/marketing-consent.port.ts';
import { authModule } from '../auth/module.ts';
import { customersModule } from '../customers/module.ts';
import { customerEmails } from '../emails/customer-emails.registry.ts';
import { emailsModule } from '../emails/module.ts';
import { eventsModule } from '../events/module.ts';
import {
  NewsletterChangeResolver,
  NewsletterResolver,
  NewsletterSubscriberResolver,
} from './newsletter.resolver.ts';
import { newsletterEmails } from './newsletter-email.ts';
import type { NewsletterEmailKind } from './newsletter.service.ts';
import { type NewsletterServices, newsletterServices } from './newsletter.services.ts';
import { newsletterEntities } from './newsletter.tables.ts';
import { welcomeCodePort } from './welcome-code.port.ts';
import { newsletterDatabase } from './newsletter.database.ts';
import { newsletterData } from './personal-data.ts';

export const newsletterModule = defineModule({
  name: 'newsletter',
  needs: [authModule, customersModule, emailsModule, eventsModule],
  entities: newsletterEntities,
  database: newsletterDatabase,
  personalData: newsletterData,
  demoData: { emptied: ['newsletter_subscriptions'] },
  services: newsletterServices,
  resolvers: [NewsletterResolver, NewsletterChangeResolver, NewsletterSubscriberResolver],
  ports: [welcomeCodePort],
  provides: [provide(marketingConsentPort, ({ newsletter }: NewsletterServices) => newsletter)],
  retention: ({ newsletter }) => [newsletter],
  emails: {
    NEWSLETTER_CONFIRM: ({ newsletter }) => newsletter,
    NEWSLETTER_WELCOME: ({ newsletter }) => newsletter,
  } satisfies Composers<NewsletterEmailKind, NewsletterServices>,
  contributes: [contribute(customerEmails, newsletterEmails)],
});
