import type { Permission } from '../../shared/permissions.ts';

/**
 * Any of these may upload pictures and choose from the library: whoever saves something that shows pictures,
 * also in its texts.
 */
export const picturePermissions = [
  'categories:write',
  'collections:write',
  'content:write',
  'products:write',
  'settings:write',
] as const satisfies readonly Permission[];
