import { defineModule } from '../../core/define-module.ts';
import { assetsModule } from '../assets/module.ts';
import {
  CustomFieldResolver,
  CustomFieldValueResolver,
  fieldsResolvers,
  ProductTypeResolver,
} from './custom-field.resolver.ts';
import { customFieldsDatabase } from './custom-fields.database.ts';
import { customFieldsServices } from './custom-fields.services.ts';

export const customFieldsModule = defineModule({
  name: 'custom-fields',
  needs: [assetsModule],
  database: customFieldsDatabase,
  services: customFieldsServices,
  resolvers: [CustomFieldResolver, CustomFieldValueResolver, ProductTypeResolver, ...fieldsResolvers],
});
