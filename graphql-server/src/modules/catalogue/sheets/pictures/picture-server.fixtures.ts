import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { aPicture } from '../../../../test/pictures.ts';
import { productSheetColumns } from '../product-sheet.ts';

type Cells = Partial<Record<(typeof productSheetColumns)[number], string>>;

/** Another server: a file or what to do with a request, by path. Other paths are not found. */
export interface PictureServer {
  host: string;
  files: Map<string, Buffer | ((response: ServerResponse) => void)>;
  requestedPaths: string[];
}

/** Runs a server with `/red.png`, `/blue.png` and `/green.png` during the tests of a file. */
export function describePictureServer(): PictureServer {
  const shown: PictureServer = { host: '', files: new Map(), requestedPaths: [] };
  let server: Server;
  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      shown.requestedPaths.push(url);
      const file = shown.files.get(url);
      if (Buffer.isBuffer(file)) response.end(file);
      else if (file) file(response);
      else response.writeHead(404).end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    shown.host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(async () => {
    shown.files.clear();
    for (const colour of ['red', 'blue', 'green'])
      shown.files.set(`/${colour}.png`, await aPicture(colour, 8, 8).png().toBuffer());
    shown.requestedPaths.length = 0;
  });
  return shown;
}

/** A file of new products, each with these pictures. */
export function lamps(...pictures: string[]): string {
  const rows = pictures.map((Pictures, index) => {
    const cells: Cells = {
      Handle: `lamp-${index}`,
      Title: `Lamp ${index}`,
      Status: 'ACTIVE',
      Category: 'electronics',
      Price: '9',
      Pictures,
    };
    return productSheetColumns.map((column) => cells[column] ?? '').join(',');
  });
  return [productSheetColumns.join(','), ...rows].join('\n');
}
