import { html } from '../../shared/html.ts';

/** The page's style: the shop's colors and fonts, dark if the system is. */
export const docsStyle = html`
  :root { --page: #ffffff; --soft: #f5f5f5; --text: #121314; --faint: #5c5f62; --line: #dcdddf; --accent:
  #b92020; --focus: #2272e8; } @media (prefers-color-scheme: dark) { :root { --page: #121314; --soft: #1f2022;
  --text: #f5f5f5; --faint: #b8babc; --line: #363738; --accent: #ff9a94; --focus: #7db0ff; } } * { box-sizing:
  border-box; } body { margin: 0; color: var(--text); background: var(--page); font: 1rem/1.6 Inter,
  system-ui, sans-serif; } a { color: var(--accent); } :focus-visible { outline: 2px solid var(--focus);
  outline-offset: 2px; } .skip { position: absolute; inset-inline-start: -999px; } .skip:focus {
  inset-inline-start: 8px; } h1, h2, h3 { font-family: Poppins, system-ui, sans-serif; line-height: 1.3; } h1
  small { color: var(--faint); font-size: 1rem; font-weight: 400; } h3 { margin: 0 0 8px; font-size: 1.125rem;
  overflow-wrap: anywhere; } h3 a { color: inherit; text-decoration: none; } h4 { margin: 16px 0 4px; } code {
  font: 0.9em ui-monospace, monospace; overflow-wrap: anywhere; } p { max-width: 75ch; } nav { padding: 16px;
  border-block-end: 1px solid var(--line); background: var(--soft); } nav h2 { margin: 16px 0 4px; font-size:
  0.875rem; } nav ul { margin: 0; padding: 0; columns: 16rem; list-style: none; } nav a { display: block;
  padding: 3px 0; color: inherit; font-size: 0.875rem; overflow-wrap: anywhere; text-decoration: none; } nav
  a:hover { text-decoration: underline; } main { padding: 16px; } article { margin: 0 0 24px; padding: 16px;
  border: 1px solid var(--line); border-radius: 4px; scroll-margin: 16px; } article:target { border-color:
  var(--accent); } .method { display: inline-block; min-width: 4.5em; font: 700 0.75rem ui-monospace,
  monospace; } dl { margin: 0 0 8px; } dt { margin: 8px 0 0; color: var(--faint); } dt code { color:
  var(--text); font-weight: 600; } dd { max-width: 75ch; margin: 0; overflow-wrap: anywhere; } dd dl { margin:
  4px 0; padding-inline-start: 16px; border-inline-start: 2px solid var(--line); } @media (min-width: 992px) {
  body { display: grid; grid-template-columns: 300px minmax(0, 1fr); } nav { position: sticky; top: 0; height:
  100vh; border-block-end: 0; border-inline-end: 1px solid var(--line); overflow-y: auto; } nav ul { columns:
  auto; } main { max-width: 960px; padding: 24px 40px; } }
`;
