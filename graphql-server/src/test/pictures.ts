import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { TestClient } from './test-client.ts';
import type { Problem } from '../http/problem.ts';

/** A picture, as the upload call presents it. */
export interface UploadedAsset {
  _id: string;
  url: string;
  width: number;
  height: number;
  placeholder: string | null;
  sources: { url: string; width: number; avifUrl?: string }[];
}

/** A picture in a single color; another color makes another picture. */
export const aPicture = (background = 'teal', width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background } });

/** A PNG that claims to be a square of `side` pixels (PNG 11.2.1: width and height begin the first chunk). */
export function aBomb(png: Buffer, side: number): Buffer {
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(side, 16);
  bomb.writeUInt32BE(side, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  return bomb;
}

/** Uploads a file as the back office does. */
export async function uploadAsset(
  client: TestClient,
  token: string | null,
  content: Uint8Array,
): Promise<{ status: number; body: UploadedAsset & Partial<Problem> }> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'product.png');
  const response = await fetch(`${client.address}/api/assets`, {
    method: 'POST',
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as UploadedAsset & Partial<Problem> };
}
