/** An example document; its first line is a comment that says what it is for. */
export interface Example {
  title: string;
  /** What a token is needed for: an admin's, a customer's, or none. */
  caller: 'anybody' | 'customer' | 'admin';
  document: string;
  /** What it is called with, as JSON. */
  variables: string;
}

const files = import.meta.glob<string>('./examples/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** All examples in the order of their files' names. */
export const examples: readonly Example[] = Object.entries(files)
  .sort(([one], [other]) => one.localeCompare(other))
  .map(([, text]) => readExample(text));

/**
 * Reads a file: `# Title (caller)` stands in its first line, `# Variables: {...}` in the second if it has
 * any.
 */
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
