import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Client } from 'pg';

/**
 * Runs the SQL that the user types: with PostgreSQL's own client where it is installed, which offers far more
 * but does not come with the shop.
 */
export async function openSqlTerminal(connectionString: string): Promise<void> {
  const { username, password, hostname, port, pathname } = new URL(connectionString);
  const user = decodeURIComponent(username);
  const client = spawn('psql', ['-U', user, '-h', hostname, '-p', port || '5432', pathname.slice(1)], {
    // Among its arguments, everybody on the machine could read the password.
    // eslint-disable-next-line no-restricted-syntax -- it reads its settings there
    env: { ...process.env, PGPASSWORD: decodeURIComponent(password) },
    stdio: 'inherit',
  });
  // Ctrl-C cancels the running statement.
  process.on('SIGINT', () => undefined);
  const isInstalled = await new Promise<boolean>((resolve) => {
    client.once('error', () => resolve(false));
    client.once('exit', () => resolve(true));
  });
  if (!isInstalled) await promptForSql(connectionString);
}

/** Reads statements up to a semicolon at the end of a line, and prints their results. */
async function promptForSql(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  const lines = createInterface({ input: process.stdin, output: process.stderr, prompt: 'sql> ' });
  if (process.stdin.isTTY)
    console.error('psql is not installed here. End each statement with ";", and leave by Ctrl-D.');
  try {
    let statement = '';
    lines.prompt();
    for await (const line of lines) {
      statement += `${line}\n`;
      if (line.trimEnd().endsWith(';')) {
        await runStatement(client, statement);
        statement = '';
      }
      lines.prompt();
    }
  } finally {
    await client.end();
  }
}

async function runStatement(client: Client, statement: string): Promise<void> {
  try {
    const results = [await client.query<Record<string, unknown>>(statement)].flat();
    for (const { command, rows, rowCount } of results) {
      if (rows.length > 0) console.table(rows);
      console.log(`${command} ${rowCount ?? ''}`.trim());
    }
  } catch (error) {
    console.error(error instanceof Error ? `ERROR: ${error.message}` : error);
  }
}
