/** An example document; its first line is a comment that says what it is for. */
export interface Example {
  title: string;
  /** Whose token the example needs. */
  caller: 'anybody' | 'customer' | 'admin';
  document: string;
  /** The operation's variables, as JSON. */
  variables: string;
}

const files = import.meta.glob<string>('./examples/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** All examples, ordered by file name. */
export const examples: readonly Example[] = Object.entries(files)
  .sort(([one], [other]) => one.localeCompare(other))
  .map(([, text]) => readExample(text));

/** Parses a file: `# Title (caller)` on the first line, optionally `# Variables: {...}` on the second. */
export function readExample(text: string): Example {
  const [, title = '', caller = ''] = /^# (.*) \((anybody|customer|admin)\)$/m.exec(text) ?? [];
  const [, variables = ''] = /^# Variables: (\{.*\})$/m.exec(text) ?? [];
  const document = text.replace(/^# Variables: .*\n/m, '').trimEnd();
  return {
    title,
    caller: caller as Example['caller'],
    document: `${document}\n`,
    variables: pretty(variables),
  };
}

function pretty(json: string): string {
  return json === '' ? '' : JSON.stringify(JSON.parse(json), null, 2);
}
