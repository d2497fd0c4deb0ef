import { defineModule } from '../../core/define-module.ts';
import { assetsModule } from '../assets/module.ts';
import {
  AskedFieldsResolver,
  CustomFieldResolver,
  CustomFieldValueResolver,
  fieldsResolvers,
} from './custom-field.resolver.ts';
import { customFieldsServices } from './custom-fields.services.ts';

export const customFieldsModule = defineModule({
  name: 'custom-fields',
  needs: [assetsModule],
  services: customFieldsServices,
  resolvers: [CustomFieldResolver, CustomFieldValueResolver, AskedFieldsResolver, ...fieldsResolvers],
});
