import { t } from '@lingui/core/macro';
import { textAt } from '../../../lib/json.ts';
import { uploadAsStaff } from '../uploads/upload-as-staff.ts';
import type { SendFile } from '../uploads/upload-queue.ts';

/** A picture stored by the shop. */
export interface UploadedAsset {
  id: string;
  url: string;
  /** What it shows; only the media library may know that. */
  alt?: string;
}

/** Uploads a picture as the signed-in member of staff. */
export const uploadAsset: SendFile<UploadedAsset> = (file, onProgress, signal) =>
  uploadAsStaff({
    path: '/api/assets',
    file,
    onProgress,
    signal,
    maxBytes: 10 * 1024 * 1024,
    tooLarge: t`This picture is larger than 10 MB.`,
    read: (body) => {
      const [id, url] = [textAt(body, '_id'), textAt(body, 'url')];
      return id && url ? { id, url } : null;
    },
  });
