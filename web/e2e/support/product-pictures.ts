import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { OwnProduct } from './admin.ts';

/** A file for a file chooser. */
export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

let pictures = 0;

/** A unique picture, because identical pictures are the same asset, which a product shows only once. */
export async function aPicture(name: string, [width, height] = [800, 600]): Promise<PictureFile> {
  pictures += 1;
  const background = { r: Math.floor(Math.random() * 256), g: Math.floor(Math.random() * 256), b: pictures };
  const picture = sharp({ create: { width, height, channels: 3, background } });
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}

/** The pictures of the product form. */
export const picturesField = (page: Page) => page.getByRole('group', { name: 'Pictures' });
/** The alternative text of a picture in the product form, by its position from 1. */
export const altTextOf = (page: Page, place: number) =>
  page.getByRole('textbox', { name: `What picture ${place} shows` });

/** Opens the form of a product. */
export async function openProductForm(page: Page, product: OwnProduct): Promise<void> {
  await page.goto(`/admin/products/${product.id}/edit`);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(product.title);
}
