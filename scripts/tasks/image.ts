import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildShop } from '../build/build-shop.ts';
import { reportBuildError } from '../build/report-build-error.ts';
import { collectFiles } from '../image/collect-files.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: npm run image -- FOLDER');
  process.exit(2);
}
if (existsSync(resolve(folder))) {
  console.error(`${folder} already exists.`);
  process.exit(2);
}
await buildShop().catch(reportBuildError);
await collectFiles(resolve(folder));
