import { contribute, defineModule } from '../../core/define-module.ts';
import { assetUses } from '../assets/asset-uses.registry.ts';
import { assetsModule } from '../assets/module.ts';
import { auditModule } from '../audit/module.ts';
import { customFieldsModule } from '../custom-fields/module.ts';
import {
  AddressResolver,
  FormattedAddressResolver,
  UserAddressesResolver,
} from './addresses/address.resolver.ts';
import { customersServices } from './customers.services.ts';
import { customersEntities } from './customers.tables.ts';
import { CustomerCareResolver } from './notes/customer-care.resolver.ts';
import { UserResolver } from './users/user.resolver.ts';
import { metadataModule } from '../metadata/module.ts';
import { taxesModule } from '../taxes/module.ts';
import { tagsModule } from '../tags/module.ts';
import { customersDatabase } from './customers.database.ts';
import { customerData } from './personal-data.ts';
import { eventSubjects } from '../events/event-subjects.registry.ts';
import { sql } from 'kysely';
import { eventsModule } from '../events/module.ts';
import { customerMetadata } from './users/metadata-owner.ts';
import { metadataOwners } from '../metadata/metadata-owners.registry.ts';
import { customersDemo } from './demo-data.ts';

export const customersModule = defineModule({
  name: 'customers',
  needs: [
    assetsModule,
    auditModule,
    customFieldsModule,
    eventsModule,
    metadataModule,
    tagsModule,
    taxesModule,
  ],
  entities: customersEntities,
  database: customersDatabase,
  personalData: customerData,
  demoData: customersDemo,
  services: customersServices,
  resolvers: [
    UserResolver,
    CustomerCareResolver,
    AddressResolver,
    FormattedAddressResolver,
    UserAddressesResolver,
  ],
  contributes: [
    contribute(metadataOwners, [customerMetadata]),
    // Not listed: staff who manage pictures need not see customers.
    contribute(assetUses, [
      {
        rows: sql`from users where users.custom_fields::text like '%/assets/%'
          and asset_hashes(users.custom_fields::text) @> array[assets.hash]`,
      },
    ]),
    contribute(eventSubjects, [
      {
        kinds: ['CUSTOMER_CHANGED'],
        name: sql`select trim(first_name || ' ' || last_name) from users where id = subject_id::uuid`,
      },
    ]),
  ],
});
