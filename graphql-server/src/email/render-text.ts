import type { Block, Fact, Letter, Sender } from './email-content.ts';

/** Writes a letter as plain text; what a reader without HTML sees, and everybody's search finds. */
export function renderLetterText({ title, blocks }: Letter, { shopName, address }: Sender): string {
  const parts = [
    `${title}\n${'='.repeat(title.length)}`,
    ...blocks.map(renderBlock),
    `-- \n${shopName}\n${address}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function renderBlock(block: Block): string {
  switch (block.type) {
    case 'text':
      return block.text;
    case 'quote':
      return block.text.replaceAll(/^/gm, '> ');
    case 'facts':
      return renderFacts(block.facts);
    case 'goods': {
      const lines = block.lines.map(({ title, details, total }) => `${title}\n  ${details}: ${total}`);
      return `${lines.join('\n')}\n\n${renderFacts(block.totals)}`;
    }
    case 'button':
      return `${block.label}:\n${block.url}`;
  }
}

function renderFacts(facts: readonly Fact[]): string {
  return facts.map(({ label, value }) => `${label}: ${value.replaceAll('\n', '\n  ')}`).join('\n');
}
