import { cutText } from '../../shared/cut-text.ts';
import { pictureFormat } from '../assets/untrusted-picture.ts';

/** Media types by the extensions of the files that shoppers may upload. */
export const uploadTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
} as const;

export type UploadExtension = keyof typeof uploadTypes;

/** More characters of a name are cut. */
const MAX_NAME = 80;

/** What a file is by its content, whatever it is called; null for a file that shoppers can't upload. */
export function extensionOf(content: Uint8Array): UploadExtension | null {
  // ISO 32000-2, 7.5.2.
  if (Buffer.from(content.subarray(0, 5)).toString('latin1') === '%PDF-') return 'pdf';
  return pictureFormat(content);
}

/** A shopper's name for a file, with the extension of what the file is. */
export function fileName(name: string, extension: UploadExtension): string {
  const stem = name.replace(/\.\w{1,5}$/, '');
  return `${cutText(stem, MAX_NAME).trim() || 'file'}.${extension}`;
}

/** The URL of an upload, which is the value of a field of the type FILE. */
export function uploadUrl({ key, name }: { key: string; name: string }): string {
  return `/uploads/${key}/${encodeURIComponent(name).replaceAll("'", '%27')}`;
}

/** The key in the URL of an upload; undefined for any other text. */
export function uploadKey(url: string): string | undefined {
  return /^\/uploads\/([0-9a-f]{32})\//.exec(url)?.[1];
}

/** The key of an upload's file in the storage. */
export function storageKey({ key, extension }: { key: string; extension: UploadExtension }): string {
  return `${key}-upload.${extension}`;
}
