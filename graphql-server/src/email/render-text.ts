import type { EmailBlock, DetailRow, EmailContent, EmailItem, Sender } from './email-content.ts';

/** Renders an email as plain text, for mail clients without HTML and for search. */
export function renderText({ title, blocks, homeUrl }: EmailContent, { shopName, baseUrl }: Sender): string {
  const parts = [
    `${title}\n${'='.repeat(title.length)}`,
    ...blocks.map(renderBlock),
    `-- \n${shopName}\n${homeUrl ?? baseUrl}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function renderBlock(block: EmailBlock<string>): string {
  switch (block.type) {
    case 'text':
      return block.text;
    case 'quote':
      return block.text.replaceAll(/^/gm, '> ');
    case 'details':
      return renderDetails(block.rows);
    case 'items': {
      return `${block.lines.map(renderItem).join('\n')}\n\n${renderDetails(block.totals)}`;
    }
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'link':
      return `${block.text}\n${block.label}: ${block.url}`;
  }
}

function renderItem({ title, details, fields = [], total }: EmailItem<string>): string {
  const filledIn = fields.map((row) => `\n  ${renderDetails([row])}`).join('');
  return `${title}\n  ${details}: ${total}${filledIn}`;
}

function renderDetails(rows: readonly DetailRow<string>[]): string {
  return rows
    .map(({ label, value, url }) => `${label}: ${value.replaceAll('\n', '\n  ')}${url ? ` (${url})` : ''}`)
    .join('\n');
}
