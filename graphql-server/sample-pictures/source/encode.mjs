/**
 * From PNG masters to webp files named by their content, and from these to the indexes that the shop reads.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { readJson, readSamples, slug, writeSampleIndexes } from './sample-index.mjs';

/**
 * @typedef {import('./sample-index.mjs').SamplePicture} SamplePicture
 */

const WIDTHS = [320, 640, 1280];
const QUALITY = 80;
/** The longer side of the tiny version that is shown while a picture loads, in pixels. */
const PLACEHOLDER = 12;

/** @param {string} root the repository */
const placesIn = (root) => ({
  samples: join(root, 'graphql-server', 'sample-pictures'),
  sampleIndex: join(root, 'graphql-server', 'src', 'seed', 'sample', 'pictures.generated.json'),
  sceneIndex: join(root, 'graphql-server', 'src', 'seed', 'sample', 'scenes.generated.json'),
  colours: join(root, 'graphql-server', 'src', 'seed', 'sample', 'colours.json'),
});

/**
 * The widths to offer for a master: the usual ones, and its own where it is larger than 640 but not 1280.
 * @param {number} masterWidth
 */
function widthsFor(masterWidth) {
  const usual = WIDTHS.filter((width) => width <= masterWidth);
  return masterWidth < 1280 && masterWidth > 640 ? [...usual, masterWidth] : usual;
}

/**
 * One master in every width, narrowest first.
 * @param {string} path of the PNG
 * @returns {Promise<{ width: number, bytes: Buffer }[]>}
 */
async function encode(path) {
  const master = sharp(path).removeAlpha();
  const { width: masterWidth } = await master.metadata();
  const encoded = [];
  for (const width of widthsFor(masterWidth)) {
    const resized = master.clone().resize({ width });
    const bytes = await resized.webp({ quality: QUALITY, effort: 6, smartSubsample: true }).toBuffer();
    encoded.push({ width, bytes });
  }
  return encoded;
}

/**
 * Stores a sample picture's files, named by the hash of all of them like those of an uploaded picture.
 * @param {string} name
 * @param {string} path of the PNG
 * @param {string} folder
 * @returns {Promise<SamplePicture>}
 */
async function encodeSample(name, path, folder) {
  const encoded = await encode(path);
  const sum = createHash('sha256');
  for (const { width, bytes } of encoded) sum.update(`webp ${width} ${bytes.length}\n`).update(bytes);
  const hash = sum.digest('hex').slice(0, 32);
  for (const { width, bytes } of encoded) await writeFile(join(folder, `${hash}-${width}.webp`), bytes);
  const largest = encoded[encoded.length - 1];
  const { width, height } = await sharp(largest.bytes).metadata();
  const tiny = await sharp(largest.bytes)
    .resize(PLACEHOLDER, PLACEHOLDER, { fit: 'inside' })
    .webp({ quality: 30 })
    .toBuffer();
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`;
  return { name, hash, width, height, placeholder, widths: encoded.map((file) => file.width) };
}

/**
 * Whether none of the files is older than the master.
 * @param {string} master
 * @param {string[]} files
 */
async function isEncoded(master, files) {
  if (files.length === 0 || !files.every((file) => existsSync(file))) return false;
  const times = await Promise.all(files.map(async (file) => (await stat(file)).mtimeMs));
  return Math.min(...times) > (await stat(master)).mtimeMs;
}

/**
 * The pictures of products of which not every colour is there in one size yet, as a master or, without one,
 * as it is in the shop: a product is photographed anew in all of its colours or in none, since otherwise it
 * would change its look from one to the other.
 * @param {string} masters
 * @param {string} coloursFile
 * @param {Map<string, SamplePicture>} samples
 * @returns {Promise<Set<string>>}
 */
async function namesAwaiting(masters, coloursFile, samples) {
  const awaited = new Set();
  for (const [key, colours] of Object.entries(await readJson(coloursFile))) {
    const names = [key, ...colours.slice(1).map(({ name }) => `${key}-${slug(name)}`)];
    const widths = names.map(async (name) => {
      const path = join(masters, `${name}.png`);
      return existsSync(path) ? (await sharp(path).metadata()).width : (samples.get(name)?.width ?? 0);
    });
    const sizes = new Set(await Promise.all(widths));
    if (sizes.size > 1 || sizes.has(0)) {
      for (const name of [...names, ...names.map((front) => `${front}-angle`), `${key}-detail`])
        awaited.add(name);
    }
  }
  return awaited;
}

/**
 * Encodes the masters that are newer than their pictures, deletes what they replace, and writes both indexes.
 * Pictures without a master stay as they are, and so do products of which a colour's master is missing.
 * @param {string} masters the folder of the PNG files
 * @param {string} root the repository
 */
export async function encodeMasters(masters, root) {
  const places = placesIn(root);
  await mkdir(places.samples, { recursive: true });
  const samples = await readSamples(places);
  const pngs = existsSync(masters) ? (await readdir(masters)).filter((file) => file.endsWith('.png')) : [];
  const awaited = await namesAwaiting(masters, places.colours, samples);
  let encoded = 0;
  for (const png of pngs.sort()) {
    const name = png.slice(0, -'.png'.length);
    if (awaited.has(name)) continue;
    const path = join(masters, png);
    const sample = samples.get(name);
    const files = (sample?.widths ?? []).map((width) =>
      join(places.samples, `${sample?.hash}-${width}.webp`),
    );
    if (await isEncoded(path, files)) continue;
    samples.set(name, await encodeSample(name, path, places.samples));
    encoded += 1;
  }
  await writeSampleIndexes(places, samples);
  await deleteReplaced(places, samples);
  return { encoded, count: samples.size };
}

/**
 * Databases have copies of what they were seeded with; only the migration's pictures are read from here
 * later.
 * @param {ReturnType<typeof placesIn>} places
 * @param {Map<string, SamplePicture>} samples
 */
async function deleteReplaced(places, samples) {
  const kept = new Set([...samples.values()].map(({ hash }) => hash));
  for (const file of await readdir(places.samples)) {
    if (file.endsWith('.webp') && !kept.has(file.split('-', 1)[0])) await rm(join(places.samples, file));
  }
}
