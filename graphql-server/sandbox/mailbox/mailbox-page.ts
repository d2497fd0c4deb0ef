import type { ReceivedEmail } from './local-mailbox.ts';
import { Html, html } from '../../src/shared/html.ts';

const STYLE = new Html(`
  body { margin: 0 auto; padding: 16px; max-width: 720px; font: 16px/1.5 Inter, Arial, sans-serif; color: #121314; }
  .notice { padding: 8px 12px; border-left: 8px solid #db4444; background: #f5f5f5; }
  a { color: #b92020; overflow-wrap: anywhere; }
  ul { padding: 0; list-style: none; }
  li { padding: 12px 0; border-top: 1px solid #dcdddf; overflow-wrap: anywhere; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; }
  dd { margin: 0; overflow-wrap: anywhere; }
  iframe { width: 100%; height: 70vh; border: 1px solid #85888b; border-radius: 4px; }
  pre { padding: 12px; background: #f5f5f5; white-space: pre-wrap; overflow-wrap: anywhere; }
  .small { color: #6d7073; font-size: 14px; }
`);

/** Renders the list of a trial installation's emails. */
export function renderMailbox(mails: readonly ReceivedEmail[]): string {
  const items = mails.map(
    ({ id, subject, to, receivedAt }) =>
      html`<li>
        <a href="/dev/mailbox/${id}">${subject}</a><br />
        <span class="small">to ${to}, ${time(receivedAt)}</span>
      </li> `,
  );
  const list =
    items.length > 0
      ? html`<ul>
          ${items}
        </ul>`
      : html`<p>No mail yet.</p>`;
  return renderPage(
    'Local mailbox',
    html`<h1>Local mailbox</h1>
      ${list}`,
  );
}

/** Renders one email of a trial installation, as HTML and as text. */
export function renderEmail({ id, subject, from, to, replyTo, text, receivedAt }: ReceivedEmail): string {
  const answersTo =
    replyTo &&
    html`<dt>Reply to</dt>
      <dd>${replyTo.name} &lt;${replyTo.address}&gt;</dd>`;
  return renderPage(
    subject,
    html`<p><a href="/dev/mailbox">Local mailbox</a></p>
      <h1>${subject}</h1>
      <dl>
        <dt>From</dt>
        <dd>${from.name} &lt;${from.address}&gt;</dd>
        <dt>To</dt>
        <dd>${to}</dd>
        ${answersTo}
        <dt>Sent</dt>
        <dd>${time(receivedAt)}</dd>
      </dl>
      <h2>As HTML</h2>
      <iframe
        title="The mail as HTML"
        src="/dev/mailbox/${id}/html"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      ></iframe>
      <h2>As text</h2>
      <pre>${withLinks(text)}</pre>`,
  );
}

/** Renders the page for an email that was removed or never existed. */
export function renderNoEmail(): string {
  return renderPage(
    'No such mail',
    html`<h1>No such mail</h1>
      <p><a href="/dev/mailbox">Local mailbox</a></p>`,
  );
}

function renderPage(title: string, body: Html): string {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <p class="notice">
            <strong>Trial installation.</strong> No mail leaves this machine: what the shop would send is
            shown here, to everybody who can open the shop.
          </p>
          ${body}
        </main>
      </body>
    </html> `;
  return page.toString();
}

function time(iso: string): Html {
  return html`<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')} UTC</time>`;
}

/** Turns URLs into links and leaves the rest as text. */
function withLinks(text: string): Html[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}
