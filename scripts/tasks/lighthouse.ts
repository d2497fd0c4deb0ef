import { buildShop } from '../build/build-shop.ts';
import { reportBuildError } from '../build/report-build-error.ts';
import { measurePage } from '../lighthouse/measure-page.ts';
import { medianScores, type Scores, scoreNames } from '../lighthouse/scores.ts';
import { serveShop } from '../lighthouse/serve-shop.ts';
import { exitOnSignal } from '../process/exit-on-signal.ts';
import { findChromium } from '../test/find-chromium.ts';

const LOWEST: Scores = { performance: 0.95, accessibility: 1, 'best-practices': 0.95, seo: 1 };
/** Odd, so that there is a middle one; `npm run lighthouse -- 1` is a glance. */
const runs = Number(process.argv[2] ?? 3);

exitOnSignal();
const chromium = findChromium();
if (!chromium) {
  console.error('There is no Chromium on this machine; install one, or name it in CHROMIUM_PATH.');
  process.exit(1);
}
await buildShop().catch(reportBuildError);
const shop = await serveShop();
let failures = 0;
try {
  for (const [name, url] of Object.entries(await shop.pages())) {
    const measured: Scores[] = [];
    for (let run = 0; run < runs; run += 1) measured.push(await measurePage(url, chromium));
    const scores = medianScores(measured);
    const low = scoreNames.filter((score) => scores[score] < LOWEST[score]);
    failures += low.length;
    const shown = scoreNames.map(
      (score) => `${score} ${scores[score].toFixed(2)}${low.includes(score) ? ' (low)' : ''}`,
    );
    console.log(`${name.padEnd(8)} ${shown.join('   ')}`);
  }
} finally {
  shop.stop();
}
process.exitCode = failures > 0 ? 1 : 0;
