import { html, Html } from '../../../shared/html.ts';

interface FrameContent {
  shopName: string;
  title: string;
  content: Html;
}

/** The shop's look (web/src/styles/tokens.css) in the few rules that these pages need. */
const STYLE = `
:root { font: 1rem/1.5 Inter, system-ui, sans-serif; color: #121314; background: #fff; }
* { box-sizing: border-box; }
body { margin: 0; }
.bar { margin: 0; padding: 12px 16px; background: #000; color: #fafafa; font-size: .875rem; text-align: center; }
.bar b { margin-inline-end: 8px; padding: 2px 8px; border-radius: 4px; background: #0f6; color: #000; }
.shop { margin: 0; padding-block: 20px; border-bottom: 1px solid #dcdddf; font: 600 1.5rem/2rem Poppins, system-ui, sans-serif; }
.shop, main { padding-inline: max(16px, calc(50vw - 500px)); }
main { padding-block: 24px 64px; }
h1, h2, h3 { margin: 0 0 16px; font-family: Poppins, system-ui, sans-serif; font-weight: 600; }
h1 { font-size: 1.625rem; line-height: 2.125rem; }
h2 { display: flex; align-items: center; gap: 12px; font-size: 1.25rem; line-height: 1.75rem; }
h2::before { content: ''; width: 12px; height: 28px; border-radius: 4px; background: #db4444; }
h3 { margin-bottom: 4px; font-size: 1rem; }
p { margin: 0 0 16px; }
ul { margin: 0; padding: 0; list-style: none; }
a { color: inherit; text-underline-offset: 3px; }
.quiet, small { color: #6d7073; font-size: .875rem; }
.columns { display: grid; gap: 32px; }
.columns > section { min-width: 0; }
.columns > section > * + section, .columns > section > section + p { margin-top: 32px; }
.summary { align-self: start; padding: 24px 16px; border-radius: 4px; background: #f5f5f5; }
.summary .quiet { color: #5f6265; overflow-wrap: anywhere; }
.summary li { display: flex; align-items: center; gap: 12px; padding-block: 12px; border-bottom: 1px solid #dcdddf; }
.summary img { border-radius: 4px; background: #fff; object-fit: contain; }
.summary span { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.summary small { display: block; color: #5f6265; }
.total { display: flex; justify-content: space-between; margin: 16px 0 8px; font-size: 1.25rem; }
.field { margin-bottom: 16px; }
label { display: block; margin-bottom: 4px; font-weight: 500; }
input { width: 100%; min-height: 48px; padding: 10px 12px; border: 1px solid #85888b; border-radius: 4px; font: inherit; }
input::placeholder { color: #6d7073; }
input[aria-invalid] { border-color: #b92020; }
.error { margin: 4px 0 0; color: #b92020; font-size: .875rem; }
.alert { padding: 12px 16px; border-inline-start: 4px solid #db4444; border-radius: 4px; background: #fdecec; color: #b92020; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 16px; }
button, .button { display: block; width: 100%; min-height: 48px; padding: 11px 16px; border: 1px solid #85888b; border-radius: 4px;
  background: #fff; color: #121314; font: 500 1rem/1.5rem Poppins, system-ui, sans-serif; text-align: center; text-decoration: none; cursor: pointer; }
.primary, .button { border-color: transparent; background: #d62c2c; color: #fafafa; }
.primary:hover, .button:hover { background: #b92020; }
:focus-visible { outline: 3px solid #2272e8; outline-offset: 2px; }
.cards { padding: 16px; border: 1px solid #dcdddf; border-radius: 4px; }
.cards p { margin-bottom: 8px; }
.summary > :last-child { margin-bottom: 0; }
.cards li { display: flex; justify-content: space-between; gap: 12px; padding-block: 6px; font-size: .8125rem; }
.message { max-width: 480px; margin: 48px auto; text-align: center; }
@media (min-width: 860px) { .columns { grid-template-columns: 5fr 6fr; gap: 64px; } .summary { padding: 24px; } }
`;

/** A page of the sandbox: says what it is, then whose it is, then its content. */
export function pageFrame({ shopName, title, content }: FrameContent): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | ${shopName} payment sandbox</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${new Html(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <header>
          <p class="bar"><b>Sandbox</b>This is a stand-in for a payment provider. No money moves.</p>
          <p class="shop">${shopName}</p>
        </header>
        <main>${content}</main>
      </body>
    </html>`;
}
