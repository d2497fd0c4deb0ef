import { readFileSync } from 'node:fs';
import { format } from 'prettier';
import { beforeAll, expect, test } from 'vitest';
import { describeShop } from '../test/describe-shop.ts';

const shop = describeShop({ metricsPort: 0 });

const read = (name: string) =>
  readFileSync(new URL(`../../../docs/operation/${name}`, import.meta.url), 'utf8');
const dashboard = JSON.parse(read('grafana-dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const alerts = read('alerts.yaml');
const guide = readFileSync(new URL('../../../docs/operation.md', import.meta.url), 'utf8');

let scraped: Set<string>;
beforeAll(async () => {
  // So that the metrics that are counted by operation and code have a value.
  await shop.client.rest('/graphql', { method: 'POST', body: { query: '{ viewer { id } shop { name } }' } });
  const response = await fetch(`http://127.0.0.1:${shop.app.metricsPort()}/metrics`);
  scraped = new Set([...(await response.text()).matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name ?? ''));
});

/** The metrics in expressions; histograms have three series each. */
function metricsIn(text: string): string[] {
  const names = text.match(/\b(?:http|shop|db|nodejs|process)_\w+/g) ?? [];
  return names.map((name) => name.replace(/(?<=seconds)_(bucket|count|sum)$/, ''));
}

test('each panel of the dashboard shows metrics that exist', () => {
  expect(dashboard.panels.length).toBeGreaterThan(10);
  for (const { title, targets } of dashboard.panels) {
    const names = metricsIn(targets.map(({ expr }) => expr).join('\n'));
    expect([title, names.length > 0]).toEqual([title, true]);
    expect([title, names.filter((name) => !scraped.has(name))]).toEqual([title, []]);
  }
});

test('each metric of the shop’s own is on the dashboard', () => {
  const shown = new Set(metricsIn(JSON.stringify(dashboard)));
  const own = [...scraped].filter((name) => /^(http|shop|db)_/.test(name));
  expect(own.filter((name) => !shown.has(name))).toEqual([]);
});

test('the alert rules are valid YAML, and about metrics that exist', async () => {
  await format(alerts, { parser: 'yaml' });
  const rules = alerts.split('- alert: ').slice(1);
  expect(rules.length).toBeGreaterThan(5);
  for (const rule of rules) {
    const [name = ''] = rule.split('\n');
    const expression = /expr: ([^]*?)\n {8}(?:for|labels):/.exec(rule)?.[1] ?? '';
    const names = metricsIn(expression);
    expect([name, names.filter((metric) => !scraped.has(metric))]).toEqual([name, []]);
    // Prometheus itself makes `up`.
    expect([name, names.length > 0 || expression.startsWith('up{')]).toEqual([name, true]);
    // What to do then.
    expect([name, guide.includes(`\`${name}\``)]).toEqual([name, true]);
  }
});
