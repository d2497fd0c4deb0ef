import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType } from 'graphql';
import { format, resolveConfig } from 'prettier';
import { inProject } from '../process/project-root.ts';

const GUIDE = 'docs/api.md';
const TABLE = /^\| Event +\| Sent when +\|\n(\|.*\n)+/m;

/** The guide with its table of webhook events, from the contract's enum. */
export async function listWebhookEvents(contract: string): Promise<{ filename: string; content: string }> {
  const type = buildSchema(contract).getType('WebhookEventType');
  if (!isEnumType(type)) throw new Error('The contract has no enum WebhookEventType');
  const rows = type.getValues().map(({ description }) => {
    const [, name, when] = /^([a-z.]+): (.+)\.$/.exec(description ?? '') ?? [];
    if (!name || !when) throw new Error(`"${description}" must be "subject.event: when it happens."`);
    return `| \`${name}\` | ${when} |`;
  });
  const guide = readFileSync(inProject(GUIDE), 'utf8');
  const table = ['| Event | Sent when |', '| --- | --- |', ...rows, ''].join('\n');
  const options = await resolveConfig(inProject(GUIDE));
  const content = await format(
    guide.replace(TABLE, () => table),
    { ...options, filepath: GUIDE },
  );
  return { filename: GUIDE, content };
}
