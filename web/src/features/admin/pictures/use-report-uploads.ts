import { type Dispatch, type SetStateAction, useEffect } from 'react';
import type { PictureUpload } from './use-picture-upload.ts';

/** A form's picture fields with pending uploads, and whether each is still uploading. */
export type PendingUploads = ReadonlyMap<string, boolean>;
export type SetPendingUploads = Dispatch<SetStateAction<PendingUploads>>;

/** Tells the form of the uploads of one picture field. */
export function useReportUploads(
  id: string,
  { uploads, isUploading }: PictureUpload,
  onUploads: SetPendingUploads,
): void {
  const hasFiles = uploads.length > 0;
  useEffect(() => {
    onUploads((previous) => {
      const others = [...previous].filter(([other]) => other !== id);
      return new Map(hasFiles ? [...others, [id, isUploading]] : others);
    });
    return () => onUploads((previous) => new Map([...previous].filter(([other]) => other !== id)));
  }, [id, hasFiles, isUploading, onUploads]);
}
