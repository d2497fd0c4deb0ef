import type { Config } from './config.ts';
import { localAddress } from './http/local-address.ts';
import { demoAccounts } from './modules/shop/demo-accounts.ts';
import { adminSecretFile } from './secrets.ts';

/** What whoever started the shop needs to know: where it is, whom to log in as, where the admin secret stands. */
export function startMessage(config: Config, port: number): string {
  const address = localAddress(config.host, port);
  const lines = [`The shop is open at ${address}`];
  if (config.isDemo) {
    lines.push(
      `  demo shopper   ${demoAccounts.shopperEmail} / ${demoAccounts.shopperPassword}`,
      `  demo admin     ${demoAccounts.adminEmail} / ${demoAccounts.adminPassword}   (${address}/adminLogin)`,
    );
  }
  if (config.isDemo && !config.smtpUrl) lines.push(`  mailbox        ${address}/dev/mailbox`);
  lines.push(`  admin secret   ${adminSecretHint(config)}`);
  return lines.join('\n');
}

function adminSecretHint(config: Config): string {
  if (config.adminSecret) return 'in the environment variable ADMIN_SECRET';
  if (config.database.engine === 'pglite') return `in the file ${adminSecretFile(config)}`;
  return 'not set: admin sign-up is closed (ADMIN_SECRET)';
}
