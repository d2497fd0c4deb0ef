import { auditFunctions } from './audited.ts';
import { catalogueFunctions } from './changes-catalogue.ts';
import { eventFunctions } from './emits.ts';
import { metadataFunctions } from './has-metadata.ts';
import { type DatabaseRules, databaseRules } from './rule.ts';
import { updateFunctions } from './update-times.ts';
import { versionFunctions } from './versioned.ts';

/** Functions that the modules' rules call. */
export const sharedRules: DatabaseRules = databaseRules('shared', [
  ...auditFunctions,
  ...versionFunctions,
  ...updateFunctions,
  ...eventFunctions,
  ...catalogueFunctions,
  ...metadataFunctions,
]);
