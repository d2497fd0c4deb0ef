import type { Permission } from '../../shared/permissions.ts';

/**
 * The permissions to save something with pictures, including pictures in its texts. Any one of them allows
 * uploading pictures and choosing from the library.
 */
export const picturePermissions = [
  'categories:write',
  'collections:write',
  'content:write',
  'products:write',
  'settings:write',
] as const satisfies readonly Permission[];
