import { defineModule } from '../../core/define-module.ts';
import {
  CustomerMetadataResolver,
  MetadataResolver,
  OrderLineMetadataResolver,
  OrderMetadataResolver,
  ProductMetadataResolver,
  VariantMetadataResolver,
} from './metadata.resolver.ts';
import { metadataServices } from './metadata.services.ts';
import { metadataEntities } from './metadata.tables.ts';
import { metadataDatabase } from './metadata.database.ts';
import { metadataData } from './personal-data.ts';
import { metadataDemo } from './demo-data.ts';

export const metadataModule = defineModule({
  name: 'metadata',
  needs: [],
  entities: metadataEntities,
  database: metadataDatabase,
  personalData: metadataData,
  demoData: metadataDemo,
  services: metadataServices,
  resolvers: [
    MetadataResolver,
    ProductMetadataResolver,
    VariantMetadataResolver,
    CustomerMetadataResolver,
    OrderMetadataResolver,
    OrderLineMetadataResolver,
  ],
});
