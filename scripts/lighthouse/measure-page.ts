import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { type Scores, scoreNames } from './scores.ts';

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
];

/**
 * Lets Lighthouse look at a page as on a phone with a slow network (its own preset), in a browser of its own. What it
 * found wrong with the speed goes to stderr when `LIGHTHOUSE_DETAILS` is set.
 * @throws Error when the page could not be measured
 */
export async function measurePage(url: string, chromium: string): Promise<Scores> {
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
    const { categories, audits } = result.lhr;
    if (process.env['LIGHTHOUSE_DETAILS']) {
      for (const audit of Object.values(audits)) {
        if (audit.score !== null && audit.score < 1)
          console.error(`  ${audit.id}: ${audit.displayValue ?? audit.score}`);
      }
    }
    const scoreOf = (name: keyof Scores) => categories[name]?.score ?? 0;
    return {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    };
  } finally {
    browser.kill();
  }
}
