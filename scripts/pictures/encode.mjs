/** From PNG masters to hashed webp files, and from these to the two indexes that the shop reads. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

/**
 * @typedef {{ url: string, width: number }} Source
 * @typedef {{ alt: string, width: number, height: number, sources: Source[] }} Picture
 * @typedef {{ name: string, width: number, file: string }} WebFile
 */

const WIDTHS = [320, 640, 1280];
const QUALITY = 80;
const WEB_FILE = /^(?<name>.+)-(?<width>\d+)\.[0-9a-f]{8}\.webp$/;

/**
 * The widths to offer for a master: the usual ones, and its own where it is larger than 640 but not 1280.
 * @param {number} masterWidth
 */
function widthsFor(masterWidth) {
  const usual = WIDTHS.filter((width) => width <= masterWidth);
  return masterWidth < 1280 && masterWidth > 640 ? [...usual, masterWidth] : usual;
}

/**
 * Lists the committed pictures, by name and width.
 * @param {string} folder
 * @returns {Promise<WebFile[]>}
 */
async function webFiles(folder) {
  const files = [];
  for (const file of (await readdir(folder)).sort()) {
    const match = WEB_FILE.exec(file);
    if (match?.groups) files.push({ name: match.groups.name, width: Number(match.groups.width), file });
  }
  return files;
}

/**
 * Writes one master in every width; gives the names of the files.
 * @param {string} path of the PNG
 * @param {string} folder
 * @param {string} name
 */
async function encode(path, folder, name) {
  const master = sharp(path).removeAlpha();
  const { width: masterWidth } = await master.metadata();
  const written = new Set();
  for (const width of widthsFor(masterWidth)) {
    const resized = master.clone().resize({ width });
    const bytes = await resized.webp({ quality: QUALITY, effort: 6, smartSubsample: true }).toBuffer();
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    const target = `${name}-${width}.${hash}.webp`;
    written.add(target);
    await writeFile(join(folder, target), bytes);
  }
  return written;
}

/**
 * Encodes the masters that are newer than their pictures and deletes what they replace.
 * Pictures without a master stay as they are.
 * @param {string} masters
 * @param {string} folder
 * @returns {Promise<number>} how many were encoded
 */
export async function encodeMasters(masters, folder) {
  await mkdir(folder, { recursive: true });
  const pngs = existsSync(masters) ? (await readdir(masters)).filter((file) => file.endsWith('.png')) : [];
  const before = await webFiles(folder);
  let encoded = 0;
  for (const png of pngs.sort()) {
    const name = png.slice(0, -'.png'.length);
    const path = join(masters, png);
    const existing = before.filter((old) => old.name === name);
    const times = await Promise.all(
      existing.map(async (old) => (await stat(join(folder, old.file))).mtimeMs),
    );
    if (times.length > 0 && Math.min(...times) > (await stat(path)).mtimeMs) continue;
    const written = await encode(path, folder, name);
    const stale = existing.filter((old) => !written.has(old.file));
    await Promise.all(stale.map((old) => rm(join(folder, old.file))));
    encoded += 1;
  }
  return encoded;
}

/**
 * Describes one picture from its files; undefined if there are none.
 * @param {WebFile[]} all
 * @param {string} folder
 * @param {string} name
 * @param {string} [alt] left out of a promo image, whose text is translated (web/src/lib/promo-image.ts)
 * @returns {Promise<Picture | undefined>}
 */
async function describe(all, folder, name, alt) {
  const files = all.filter((file) => file.name === name).sort((a, b) => a.width - b.width);
  const largest = files.at(-1);
  if (!largest) return undefined;
  const { width, height } = await sharp(join(folder, largest.file)).metadata();
  return {
    alt,
    width,
    height,
    sources: files.map((file) => ({ url: `/pictures/${file.file}`, width: file.width })),
  };
}

/**
 * `Heather Grey` as it stands in a file name.
 * @param {string} colour
 */
function slug(colour) {
  return colour
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * All pictures of one product; undefined if its front is not there yet.
 * @param {(name: string, alt: string) => Promise<Picture | undefined>} picture
 * @param {string} key
 * @param {string} alt
 * @param {{ name: string }[]} colours
 */
async function describeProduct(picture, key, alt, colours) {
  const [first, ...others] = colours;
  const front = await picture(key, first ? `${alt} in ${first.name.toLowerCase()}` : alt);
  if (!front) return undefined;
  const angle = await picture(`${key}-angle`, `${front.alt}, from another side`);
  /** @type {Record<string, Picture>} */
  const byColour = first ? { [first.name]: front } : {};
  for (const colour of others) {
    const found = await picture(`${key}-${slug(colour.name)}`, `${alt} in ${colour.name.toLowerCase()}`);
    if (found) byColour[colour.name] = found;
  }
  return { front, ...(angle && { angle }), colours: byColour };
}

/**
 * Writes the indexes of products and promo images from the files in the pictures folder.
 * @param {string} root the repository
 */
export async function writeIndexes(root) {
  const folder = join(root, 'web', 'public', 'pictures');
  const sample = join(root, 'graphql-server', 'src', 'seed', 'sample');
  const altTexts = JSON.parse(await readFile(new URL('alt-texts.json', import.meta.url), 'utf8'));
  const colours = JSON.parse(await readFile(join(sample, 'colours.json'), 'utf8'));
  const all = await webFiles(folder);
  const picture = (name, alt) => describe(all, folder, name, alt);

  const products = {};
  for (const [key, alt] of Object.entries(altTexts.products)) {
    const entry = await describeProduct(picture, key, alt, colours[key] ?? []);
    if (entry) products[key] = entry;
  }
  const promoImages = {};
  for (const name of altTexts.promoImages) {
    const entry = await picture(name);
    if (entry) promoImages[name] = entry;
  }
  await mkdir(join(root, 'web', 'src', 'lib'), { recursive: true });
  await writeFile(join(sample, 'pictures.generated.json'), `${JSON.stringify(products, null, 2)}\n`);
  await writeFile(
    join(root, 'web', 'src', 'lib', 'promo-images.generated.json'),
    `${JSON.stringify(promoImages, null, 2)}\n`,
  );

  const sizes = await Promise.all(all.map((file) => stat(join(folder, file.file))));
  return {
    count: new Set(all.map((file) => file.name)).size,
    bytes: sizes.reduce((sum, file) => sum + file.size, 0),
  };
}
