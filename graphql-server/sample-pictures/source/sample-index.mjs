/**
 * The index of the sample catalogue's pictures: which there are of a product, and what each shows in words.
 */
import { readFile, writeFile } from 'node:fs/promises';

/**
 * @typedef {{ name: string, hash: string, width: number, height: number, placeholder: string, widths:
 * number[] }} SamplePicture
 */

/** @param {string | URL} path */
export const readJson = async (path) => JSON.parse(await readFile(path, 'utf8'));

export const readAltTexts = () => readJson(new URL('alt-texts.json', import.meta.url));

/**
 * The pictures of the sample catalogue, by name, as the index has them.
 * @param {string} index
 * @returns {Promise<Map<string, SamplePicture>>}
 */
export async function readSamples(index) {
  const samples = new Map();
  for (const { front, angle, detail, colours, colourAngles } of Object.values(await readJson(index))) {
    const views = [front, angle, detail].filter((picture) => picture !== undefined);
    for (const picture of [...views, ...Object.values(colours), ...Object.values(colourAngles)]) {
      const { name, hash, width, height, placeholder, widths } = picture;
      samples.set(name, { name, hash, width, height, placeholder, widths });
    }
  }
  return samples;
}

/**
 * `Heather Grey` as it stands in a picture's name.
 * @param {string} colour
 */
export function slug(colour) {
  return colour
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** @param {string} alt of the front */
const fromAnotherSide = (alt) => `${alt}, from another side`;

/**
 * All pictures of one product; undefined if its front is not there yet.
 * @param {Map<string, SamplePicture>} samples
 * @param {string} key
 * @param {{ alt: string, detailAlt: string | undefined }} words
 * @param {{ name: string }[]} colours
 */
function describeProduct(samples, key, { alt, detailAlt }, colours) {
  const picture = (name, words) => {
    const sample = samples.get(name);
    return sample && { alt: words, ...sample };
  };
  const [first, ...others] = colours;
  const inFirst = (words) => (first ? `${words} in ${first.name.toLowerCase()}` : words);
  const front = picture(key, inFirst(alt));
  if (!front) return undefined;
  const angle = picture(`${key}-angle`, fromAnotherSide(front.alt));
  const detail = picture(`${key}-detail`, inFirst(detailAlt));
  if (detail && !detailAlt) throw new Error(`The detail of ${key} has no alt text.`);
  const byColour = first ? { [first.name]: front } : {};
  const anglesByColour = first && angle ? { [first.name]: angle } : {};
  for (const colour of others) {
    const name = `${key}-${slug(colour.name)}`;
    const inColour = `${alt} in ${colour.name.toLowerCase()}`;
    const found = picture(name, inColour);
    if (found) byColour[colour.name] = found;
    const foundAngle = picture(`${name}-angle`, fromAnotherSide(inColour));
    if (foundAngle) anglesByColour[colour.name] = foundAngle;
  }
  return {
    front,
    ...(angle && { angle }),
    ...(detail && { detail }),
    colours: byColour,
    colourAngles: anglesByColour,
  };
}

/**
 * Writes the index anew.
 * @param {{ sampleIndex: string, colours: string }} places the index, and the colours by product
 * @param {Map<string, SamplePicture>} samples by name
 */
export async function writeSampleIndex(places, samples) {
  const altTexts = await readAltTexts();
  const colours = await readJson(places.colours);
  const products = {};
  for (const [key, alt] of Object.entries(altTexts.products)) {
    const words = { alt, detailAlt: altTexts.details[key] };
    const entry = describeProduct(samples, key, words, colours[key] ?? []);
    if (entry) products[key] = entry;
  }
  await writeFile(places.sampleIndex, `${JSON.stringify(products, null, 2)}\n`);
}
