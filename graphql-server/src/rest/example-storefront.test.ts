import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAccounts } from '../modules/settings/demo-accounts.ts';
import { MemoryStorage } from '../test/gateways/memory-storage.ts';
import { type SandboxTestShop, startSandboxShop } from '../test/sandbox-shop.ts';
import { ReadLastOrder } from '../test/documents.generated.ts';

const root = new URL('../../../', import.meta.url);
const example = new URL('examples/storefront/', root);
/**
 * A copy of the example at the same depth below the root, whose types are generated here. It uses the
 * repository's packages, which are the same.
 */
const folder = new URL('.cache/example-storefront/', root);

let shop: SandboxTestShop;

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(example, folder, {
    recursive: true,
    filter: (path) => !/\/(node_modules|gql)$/.test(path),
  });
  shop = await startSandboxShop({ isDemo: true, seedsCatalogue: true }, { storage: new MemoryStorage() });
});
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Manifest {
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
}

const manifestOf = (url: URL) =>
  JSON.parse(readFileSync(new URL('package.json', url), 'utf8')) as Partial<Manifest>;

/** Runs one of the example's programs and returns its output. @throws Error with the output when it fails */
async function run(file: string, ...words: string[]): Promise<string> {
  const path = new URL(file, file.startsWith('node_modules/') ? root : folder).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, [path, ...words], { cwd: folder });
  return stdout;
}

test('the example has the packages of the repository, at the same versions', () => {
  const { devDependencies = {}, overrides } = manifestOf(example);
  const installed = Object.keys(devDependencies).map((name) => {
    const manifest = readFileSync(new URL(`node_modules/${name}/package.json`, root), 'utf8');
    return [name, (JSON.parse(manifest) as { version: string }).version];
  });
  expect(devDependencies).toEqual(Object.fromEntries(installed));
  expect(overrides).toEqual(manifestOf(root).overrides);
});

// Runs the generator, the compiler and the example.
test('the example generates its types, compiles, and orders in a demo shop', async () => {
  await run('node_modules/@graphql-codegen/cli/cjs/bin.js');
  await run('node_modules/typescript/bin/tsc');
  const printed = await run('src/storefront.ts', '--shop', shop.client.address, 'gamepad');
  const [, number] =
    /^Wireless Gamepad, \$59\.00\n\nWireless Gamepad: A gamepad with .* \(in stock\)\n\nIn the cart: 4 for \$246\.00\nOrdered: (\S+)\n$/.exec(
      printed,
    ) ?? [];
  // What the sample shop's home page says, by its own specification.
  const home = await run('src/home-page.ts', '--shop', shop.client.address);
  expect(home).toMatch(/<section class="PROMO_PANEL">\n<h2>Enhance Your Music Experience<\/h2>/);
  expect(home.match(/<section class="HERO">[^]*?<\/section>/)?.[0].split('<li>')).toHaveLength(1 + 3);

  const { body } = await shop.client.rest<{ token: string }>('/api/login', {
    method: 'POST',
    body: { emailOrPhone: demoAccounts.shopperEmail, password: demoAccounts.shopperPassword },
  });
  const { viewer } = await shop.client.data(ReadLastOrder, {}, body.token);
  expect(viewer?.orders.nodes, printed).toEqual([{ number, total: 24_600 }]);
});
