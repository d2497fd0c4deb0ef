import closeWithGrace from 'close-with-grace';
import { createApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { DatabaseError } from './db/database-error.ts';
import { StorageError } from './integrations/storage/file-storage.port.ts';
import { localUrl } from './http/local-url.ts';
import { demoAccounts } from './modules/shop/demo-accounts.ts';
import { adminSecretFile } from './secrets.ts';
import { webLinks } from './shared/web-links.ts';

/** How long requests under way may take after a stop signal, in ms. */
const SHUTDOWN_DELAY = 10_000;

try {
  await serve(readConfig());
} catch (error) {
  process.exitCode = 1;
  console.error(explain(error));
}

async function serve(config: Config): Promise<void> {
  const app = await createApp(config);
  const port = await app.listen();
  console.log(startMessage(config, port));
  closeWithGrace({ delay: SHUTDOWN_DELAY, logger: false }, async ({ err }) => {
    if (err) app.server.log.fatal({ err }, 'stopping after a defect');
    await app.close();
  });
}

function explain(error: unknown): string {
  const isExpected = [ConfigError, DatabaseError, StorageError].some((type) => error instanceof type);
  if (isExpected && error instanceof Error) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}. Stop the other program, or set PORT to another number.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** What the operator needs to know: the shop's URL, the demo logins, the file with the admin secret. */
function startMessage(config: Config, port: number): string {
  const url = localUrl(config.host, port);
  const lines = [`The shop is open at ${url}`];
  if (config.isDemo) {
    lines.push(
      `  demo shopper   ${demoAccounts.shopperEmail} / ${demoAccounts.shopperPassword}`,
      `  demo admin     ${demoAccounts.adminEmail} / ${demoAccounts.adminPassword}   (${url}${webLinks.adminLogin()})`,
    );
  }
  if (config.isDemo && !config.smtpUrl) lines.push(`  mailbox        ${url}/dev/mailbox`);
  lines.push(`  admin secret   ${adminSecretHint(config)}`);
  return lines.join('\n');
}

function adminSecretHint(config: Config): string {
  if (config.adminSecret) return 'in the environment variable ADMIN_SECRET';
  if (config.database.engine === 'pglite') return `in the file ${adminSecretFile(config)}`;
  return 'not set: admin sign-up is closed (ADMIN_SECRET)';
}
