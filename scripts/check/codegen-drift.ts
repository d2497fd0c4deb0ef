import { generateCode } from '../codegen/generate-code.ts';

const changed = await generateCode({ isWritten: false });
if (changed.length > 0) {
  console.error(
    `Not what the contract's parts, the documents and the web's texts generate: ${changed.join(', ')}. Run \`npm run codegen\`.`,
  );
  process.exitCode = 1;
}
