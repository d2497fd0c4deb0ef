import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { showStep } from '../bootstrap/show-step.mjs';
import { ShopClient } from '../shop-under-test/shop-client.ts';
import { ShopProcess } from '../shop-under-test/shop-process.ts';
import { admin } from '../shop-under-test/users.ts';

const MEGABYTE = 1024 * 1024;
/**
 * Limit of the shop's heap, in MB: with more room V8 collects less, so memory use would not show what the
 * shop needs.
 */
const MAX_HEAP = 256;
const COLOURS = ['Navy', 'Red', 'Sand', 'Olive', 'Black'];
const SIZES = ['S', 'M', 'L', 'XL'];
/** As long as a real one. */
const DESCRIPTION = 'Woven from long fibres, washed twice, and cut to last. '.repeat(6);

interface SheetImport {
  state: string;
  rowsDone: number;
  createdCount: number;
  changedCount: number;
  errorCount: number;
  waitingPictureCount: number;
}

/**
 * Imports this many rows of new products and then the stock of their variants, each checked first, and then
 * products with a picture each on another server, and prints how long that takes and by how much the shop's
 * memory grows. The heap is limited to `MAX_HEAP`, so that an
 * import that needs more fails. Linux only.
 */
export async function measureImport(databaseUrl: string, rows: number, pictures: number): Promise<void> {
  const shop = await ShopProcess.prepare(databaseUrl, undefined, {
    NODE_OPTIONS: `--max-old-space-size=${MAX_HEAP}`,
    ALLOW_PRIVATE_ADDRESSES: '1',
  });
  try {
    await showStep('Opening the shop', () => shop.start());
    const client = new ShopClient(shop.url);
    const token = await admin(client);
    const memory = new Memory(shop.pid);
    await setTimeout(3000);
    console.log(`at rest ${megabytes(memory.now())} MB`);
    if (rows > 0) {
      await importFile(client, shop, { kind: 'products', file: productRows(rows), memory, token });
      const stock = await exportStock(shop.url, token);
      await importFile(client, shop, { kind: 'stock', file: stock, memory, token });
    }
    if (pictures > 0) await importPictures(client, shop, { count: pictures, memory, token });
  } finally {
    await shop.remove();
  }
}

interface Measured {
  kind: 'products' | 'stock';
  file: Blob;
  memory: Memory;
  token: string;
}

async function importFile(
  client: ShopClient,
  shop: ShopProcess,
  { kind, file, memory, token }: Measured,
): Promise<{ id: string; began: Beginning }> {
  console.log(`${kind}: ${megabytes(file.size)} MB`);
  const began = memory.begin();
  const form = new FormData();
  form.append('file', file, `${kind}.csv`);
  const response = await fetch(`${shop.url}/api/imports/${kind}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(await response.text());
  const { _id: id } = (await response.json()) as { _id: string };
  report('uploaded', memory, began);
  const checked = await showStep(`Checking ${kind}`, () => ended(client, token, id, 'READY'));
  report(`checked: ${checked.createdCount} to create, ${checked.changedCount} to change`, memory, began);
  await client.data(`mutation { sheetImportApply(id: "${id}") { userErrors { code } } }`, {}, token);
  const done = await showStep(`Importing ${kind}`, () => ended(client, token, id, 'DONE'));
  report(`imported: ${done.createdCount} created, ${done.changedCount} changed`, memory, began);
  return { id, began };
}

/** Imports products with a picture each, and waits until all pictures are stored. */
async function importPictures(
  client: ShopClient,
  shop: ShopProcess,
  { count, memory, token }: { count: number; memory: Memory; token: string },
): Promise<void> {
  const server = await servePictures();
  try {
    const { port } = server.address() as AddressInfo;
    const rows = Array.from(
      { length: count },
      (_, index) => `Lamp ${index},L-${index},19.90,http://127.0.0.1:${port}/${index}.jpg`,
    );
    const file = new Blob([['Title,SKU,Price,Pictures', ...rows].join('\n')], { type: 'text/csv' });
    const { id, began } = await importFile(client, shop, { kind: 'products', file, memory, token });
    let shown = count;
    for (let waiting = count; waiting > 0; await setTimeout(1000)) {
      const { sheetImport } = await client.data<{ sheetImport: SheetImport }>(
        `{ sheetImport(id: "${id}") { waitingPictureCount } }`,
        {},
        token,
      );
      waiting = sheetImport.waitingPictureCount;
      if (shown - waiting < count / 10 && waiting > 0) continue;
      shown = waiting;
      report(`${count - waiting} of ${count} pictures done`, memory, began);
    }
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Serves a picture as large as those of shops; with each path it is another one. */
async function servePictures() {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const size = { width: 1600, height: 1600 };
  const picture = await sharp({ create: { ...size, channels: 3, background: '#888', noise } })
    .blur(4)
    .jpeg()
    .toBuffer();
  const quantization = picture.indexOf(Buffer.from([0xff, 0xdb])) + 5;
  const server = createServer(({ url = '' }, response) => {
    const number = Number(/\d+/.exec(url)?.[0]);
    const other = Buffer.from(picture);
    // With another factor of two frequencies, all pixels are others.
    other[quantization + 1] = 1 + (number % 100);
    other[quantization + 2] = 1 + Math.floor(number / 100);
    response.end(other);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

interface Beginning {
  time: number;
  bytes: number;
}

function report(what: string, memory: Memory, { time, bytes }: Beginning): void {
  const seconds = ((performance.now() - time) / 1000).toFixed(1).padStart(7);
  const peak = memory.peak();
  console.log(
    `${seconds} s  peak ${megabytes(peak)} MB, ${megabytes(peak - bytes)} MB more than before  ${what}`,
  );
}

/** Waits until an import reaches a state. @throws Error when it ends in another state */
async function ended(client: ShopClient, token: string, id: string, state: string): Promise<SheetImport> {
  for (;;) {
    const answer = await client.run<{ sheetImport: SheetImport }>(
      `{ sheetImport(id: "${id}") { state rowsDone createdCount changedCount errorCount entries(first: 3) { line column message } } }`,
      {},
      token,
    );
    const sheetImport = answer.kind === 'data' ? answer.data.sheetImport : null;
    if (sheetImport?.state === state) return sheetImport;
    if (sheetImport && ['INVALID', 'FAILED', 'CANCELLED'].includes(sheetImport.state)) {
      throw new Error(`The import ended as ${JSON.stringify(sheetImport)}.`);
    }
    await setTimeout(1000);
  }
}

/** New products with twenty variants each. */
function productRows(count: number): Blob {
  const header =
    'Product ID,Handle,Title,Description,Status,Publish at,Category,Further categories,Brand,Tags,Attributes,New,SEO title,SEO description,Pictures,Alt texts,' +
    'Colour,Size,Option,Option value,Colour code,SKU,Barcode,Price,Former price,Weight,Stock,New stock';
  const variants = COLOURS.flatMap((colour) => SIZES.map((size) => ({ colour, size })));
  const lines = Array.from({ length: count }, (_, index) => {
    const number = Math.floor(index / variants.length);
    const { colour, size } = variants[index % variants.length] ?? { colour: '', size: '' };
    const isFirst = index % variants.length === 0;
    const shared = isFirst
      ? `Shirt ${number},"${DESCRIPTION}",ACTIVE,,Electronics,,Loom,cotton; summer,Material: Cotton,,,,/pictures/${number}.webp,`
      : ',,,,,,,,,,,,,';
    return `,shirt-${number},${shared},${colour},${size},,,#336699,S-${index},,19.90,24.90,200,5,`;
  });
  return new Blob([[header, ...lines].join('\n')], { type: 'text/csv' });
}

/** The stock of all variants, increased by one. */
async function exportStock(url: string, token: string): Promise<Blob> {
  const response = await fetch(`${url}/api/exports/stock.csv`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const [header = '', ...rows] = (await response.text()).trim().split('\n');
  return new Blob([[header, ...rows.map((row) => `${row}6`)].join('\n')], { type: 'text/csv' });
}

const megabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(0).padStart(4);

/** The resident memory of a process, on Linux. */
class Memory {
  private readonly pid: number;

  constructor(pid: number) {
    this.pid = pid;
  }

  now(): number {
    return this.read('VmRSS');
  }

  /** The maximum since `begin`. */
  peak(): number {
    return this.read('VmHWM');
  }

  begin(): Beginning {
    writeFileSync(`/proc/${this.pid}/clear_refs`, '5');
    return { time: performance.now(), bytes: this.now() };
  }

  private read(name: 'VmRSS' | 'VmHWM'): number {
    const status = readFileSync(`/proc/${this.pid}/status`, 'utf8');
    return Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024;
  }
}
