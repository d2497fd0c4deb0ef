import { defineModule } from '../../core/define-module.ts';
import { HOUR } from '../../shared/time/duration.ts';
import { assetsModule } from '../assets/module.ts';
import { authModule } from '../auth/module.ts';
import { customFieldsModule } from '../custom-fields/module.ts';
import { customersModule } from '../customers/module.ts';
import { uploadData } from './personal-data.ts';
import { uploadsServices } from './uploads.services.ts';
import { uploadsEntities } from './uploads.tables.ts';

export const uploadsModule = defineModule({
  name: 'uploads',
  needs: [assetsModule, authModule, customFieldsModule, customersModule],
  entities: uploadsEntities,
  personalData: uploadData,
  // The job deletes the files that went with carts and orders.
  demoData: { kept: ['uploads'] },
  services: uploadsServices,
  jobs: [{ name: 'uploads', everyMs: HOUR, run: ({ uploads }) => uploads.clean() }],
});
