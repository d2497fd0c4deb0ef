import { contribute, defineModule, provide } from '../../core/define-module.ts';
import { auditModule } from '../audit/module.ts';
import { AccountResolver } from './accounts/account.resolver.ts';
import { guestCartsPort } from './accounts/guest-carts.port.ts';
import { ProfileResolver } from './accounts/profile.resolver.ts';
import { CustomerImporter } from './accounts/sheets/customer-importer.service.ts';
import { marketingConsentPort } from './accounts/sheets/marketing-consent.port.ts';
import { CustomerRecordResolver } from './accounts/customer-record.resolver.ts';
import { type AuthServices, authServices } from './auth.services.ts';
import { authEntities } from './auth.tables.ts';
import { passwordResetCustomerEmail } from './passwords/password-reset-email.ts';
import { PasswordResetResolver } from './passwords/password-reset.resolver.ts';
import { PasskeyResolver } from './second-factor/passkeys/passkey.resolver.ts';
import { SecondFactorPayloadResolver, SecondFactorResolver } from './second-factor/second-factor.resolver.ts';
import { GuestSessionResolver } from './sessions/guest-session.resolver.ts';
import { SessionResolver } from './sessions/session.resolver.ts';
import { customFieldsModule } from '../custom-fields/module.ts';
import type { CustomersServices } from '../customers/customers.services.ts';
import { customersModule } from '../customers/module.ts';
import { customerEmails } from '../emails/customer-emails.registry.ts';
import { emailsModule } from '../emails/module.ts';
import { importsModule } from '../imports/module.ts';
import { sheetImporterPorts } from '../imports/sheet-importer.port.ts';
import { tagsModule } from '../tags/module.ts';
import { authDatabase } from './auth.database.ts';
import { authData } from './personal-data.ts';

export const authModule = defineModule({
  name: 'auth',
  needs: [auditModule, customFieldsModule, customersModule, emailsModule, importsModule, tagsModule],
  entities: authEntities,
  database: authDatabase,
  personalData: authData,
  demoData: { kept: ['throttle_counts'] },
  services: authServices,
  resolvers: [
    AccountResolver,
    ProfileResolver,
    GuestSessionResolver,
    SessionResolver,
    SecondFactorResolver,
    SecondFactorPayloadResolver,
    PasskeyResolver,
    PasswordResetResolver,
    CustomerRecordResolver,
  ],
  ports: [guestCartsPort, marketingConsentPort],
  retention: ({ guestSessions, passwordResets, rateLimitCounts }) => [
    guestSessions,
    passwordResets,
    rateLimitCounts,
  ],
  emails: {
    PASSWORD_RESET: ({ passwordResets }) => passwordResets,
    EMAIL_CHANGED: ({ emailChangeEmails }) => emailChangeEmails,
  },
  contributes: [contribute(customerEmails, [passwordResetCustomerEmail])],
  provides: [
    provide(
      sheetImporterPorts.CUSTOMERS,
      ({ customerSheetTerms }: AuthServices & CustomersServices, servicesOn) =>
        (actor) =>
          new CustomerImporter(servicesOn, actor, customerSheetTerms),
    ),
  ],
});
