import { runDbCommand } from './run-db-command.ts';

process.exitCode = await runDbCommand(process.argv.slice(2));
