import type { RequestContext } from '../../context.ts';
import { requireViewer } from '../../modules/auth/sessions/viewer.ts';
import { presentWholeUser } from '../present-whole-user.ts';

/** Makes the file of the form the caller's profile picture. */
export async function uploadProfilePicture(context: RequestContext, file: Uint8Array) {
  const { services } = context;
  return presentWholeUser(services, await services.profiles.uploadPicture(requireViewer(context), file));
}
