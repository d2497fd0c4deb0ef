import { buildShop } from '../build/build-shop.ts';
import { reportBuildError } from '../build/report-build-error.ts';
import { measurePage } from '../lighthouse/measure-page.ts';
import { type Measurement, medians, type Scores, scoreNames } from '../lighthouse/measurement.ts';
import { type BarePage, serveBarePage } from '../lighthouse/serve-bare-page.ts';
import { serveShop } from '../lighthouse/serve-shop.ts';
import { openBrowser, type SlowedVisit, visitSlowed } from '../lighthouse/slowed-visit.ts';
import { exitOnSignal } from '../process/exit-on-signal.ts';
import { findChromium } from '../test/find-chromium.ts';

const LOWEST: Scores = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 };
/** Odd, so that there is a median; `npm run lighthouse -- 1` is a quick look. */
const runs = Number(process.argv[2] ?? 3);

exitOnSignal();
const chromium = await findChromium();
if (!chromium) {
  console.error('There is no Chromium on this machine; install one, or name it in CHROMIUM_PATH.');
  process.exit(1);
}
await buildShop().catch(reportBuildError);
const [shop, bare, browser] = await Promise.all([serveShop(), serveBarePage(), openBrowser(chromium)]);
let failures = 0;
try {
  for (const [name, url] of Object.entries(shop.pages)) {
    failures += await report(name, url, chromium, bare);
  }
} finally {
  await shop.stop();
  bare.stop();
  await browser.close();
}
process.exitCode = failures > 0 ? 1 : 0;

/** Measures a page and prints the results. @returns how many scores are too low */
async function report(name: string, url: string, chromium: string, bare: BarePage): Promise<number> {
  const bareUrl = await bare.urlLike(url);
  const [measured, bareMeasured, visits]: [Measurement[], Measurement[], SlowedVisit[]] = [[], [], []];
  // Interleaved, so that other work of the machine slows all of them.
  for (let run = 0; run < runs; run += 1) {
    measured.push(await measurePage(url, chromium));
    bareMeasured.push(await measurePage(bareUrl, chromium));
    visits.push(await visitSlowed(browser, url));
  }
  const figures = medians(measured);
  const ratio = figures.scriptMs / medians(bareMeasured).scriptMs;
  const visit = medians(visits);
  const low = scoreNames.filter((score) => figures[score] < LOWEST[score]);
  const scores = scoreNames.map(
    (score) => `${score} ${figures[score].toFixed(2)}${low.includes(score) ? ' (low)' : ''}`,
  );
  console.log(`${name.padEnd(8)} ${scores.join('   ')}`);
  console.log(
    `         benchmark index ${Math.round(figures.benchmarkIndex)}   TBT ${ms(figures.totalBlockingMs)}   ` +
      `LCP ${ms(figures.largestPaintMs)}   scripts ${ms(figures.scriptMs)}, ${ratio.toFixed(2)} of the bare page's`,
  );
  console.log(
    `         really slowed down: first content ${ms(visit.contentMs)}, ` +
      `touched at once: answered ${ms(visit.answeredMs)}, usable ${ms(visit.usableMs)}; touched later: next frame ${ms(visit.frameMs)}, answered ${ms(visit.menuMs)}`,
  );
  return low.length;
}

function ms(time: number): string {
  return `${Math.round(time)} ms`;
}
