import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { type Measurement, type Scores, scoreNames } from './measurement.ts';

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
];

/** Groups of the audit of main-thread work. */
const SCRIPT_GROUPS: readonly unknown[] = ['scriptEvaluation', 'scriptParseCompile'];

/**
 * Audits a page with Lighthouse as on a phone with a slow network (its own preset), in a new browser. With
 * `LIGHTHOUSE_DETAILS`, prints performance problems to stderr.
 * @throws Error when the page could not be measured
 */
export async function measurePage(url: string, chromium: string): Promise<Measurement> {
  const browser = await launch({ chromePath: chromium, chromeFlags: FLAGS });
  try {
    const result = await lighthouse(url, {
      port: browser.port,
      onlyCategories: [...scoreNames],
      logLevel: 'silent',
    });
    if (!result || result.lhr.runtimeError) {
      throw new Error(`${url} could not be measured: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    }
    if (process.env['LIGHTHOUSE_DETAILS']) showWeaknesses(result.lhr);
    return readMeasurement(result.lhr);
  } finally {
    browser.kill();
  }
}

function showWeaknesses({ audits }: Result): void {
  for (const audit of Object.values(audits)) {
    if (audit.score !== null && audit.score < 1)
      console.error(`  ${audit.id}: ${audit.displayValue ?? audit.score}`);
  }
}

function readMeasurement({ categories, audits, environment }: Result): Measurement {
  const scoreOf = (name: keyof Scores) => categories[name]?.score ?? 0;
  const timeOf = (audit: string) => audits[audit]?.numericValue ?? Infinity;
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
    benchmarkIndex: environment.benchmarkIndex,
    totalBlockingMs: timeOf('total-blocking-time'),
    largestPaintMs: timeOf('largest-contentful-paint'),
    scriptMs: scriptTime(audits['mainthread-work-breakdown']),
  };
}

function scriptTime(breakdown: Result['audits'][string] | undefined): number {
  if (breakdown?.details?.type !== 'table') return Infinity;
  return breakdown.details.items
    .filter(({ group }) => SCRIPT_GROUPS.includes(group))
    .reduce((sum, { duration }) => sum + Number(duration), 0);
}
