import type { Scope } from '../../core/define-module.ts';
import type { CustomFieldsServices } from '../custom-fields/custom-fields.services.ts';
import { UploadService } from './upload.service.ts';
import { uploadUses } from './upload-uses.registry.ts';

export function uploadsServices(
  { dependencies: { clock, storage, log, rateLimits }, em, entriesOf }: Scope,
  { customFields }: CustomFieldsServices,
) {
  const uses = entriesOf(uploadUses);
  return {
    uploads: new UploadService(em, clock, storage, log, rateLimits, customFields.fields, uses),
  };
}

export type UploadsServices = ReturnType<typeof uploadsServices>;
