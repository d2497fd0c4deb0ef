import { defineModule } from '../../core/define-module.ts';
import { authModule } from '../auth/module.ts';
import { taxesModule } from '../taxes/module.ts';
import { vatNumberData } from './personal-data.ts';
import { vatNumbersServices } from './vat-numbers.services.ts';
import { vatNumbersEntities } from './vat-numbers.tables.ts';

export const vatNumbersModule = defineModule({
  name: 'vat-numbers',
  needs: [authModule, taxesModule],
  entities: vatNumbersEntities,
  personalData: vatNumberData,
  demoData: { emptied: ['vat_number_checks'] },
  services: vatNumbersServices,
  retention: ({ vatNumbers }) => [vatNumbers],
});
