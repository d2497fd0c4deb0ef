import { defineModule } from '../../core/define-module.ts';
import { assetsModule } from '../assets/module.ts';
import { auditModule } from '../audit/module.ts';
import { AddressResolver, UserAddressesResolver } from './addresses/address.resolver.ts';
import { customersServices } from './customers.services.ts';
import { customersEntities } from './customers.tables.ts';
import { CustomerCareResolver } from './notes/customer-care.resolver.ts';
import { UserResolver } from './users/user.resolver.ts';
import { metadataModule } from '../metadata/module.ts';
import { tagsModule } from '../tags/module.ts';

export const customersModule = defineModule({
  name: 'customers',
  needs: [assetsModule, auditModule, metadataModule, tagsModule],
  entities: customersEntities,
  services: customersServices,
  resolvers: [UserResolver, CustomerCareResolver, AddressResolver, UserAddressesResolver],
});
