import './monaco-workers.ts';
import 'graphiql/style.css';
import './graphiql.css';
import { GraphiQL } from 'graphiql';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { examples } from './examples.ts';
import { examplesPlugin } from './examples-plugin.tsx';
import { fetcher, readToken, saveToken } from './token.ts';

const plugins = [examplesPlugin];

/** Whether the variables fit below the operation. Same breakpoint as the style sheet. */
const isWide = window.matchMedia('(min-width: 660px)').matches;

/** The GraphQL API explorer: GraphiQL with examples and a token field. */
function Explorer() {
  return (
    <>
      <header className="explorer-header">
        <h1>
          <a href="/">Shop API</a>
        </h1>
        <nav aria-label="Documentation">
          <a href="/api/docs">REST documentation</a>
        </nav>
        <TokenField />
      </header>
      <main className="explorer-main">
        <GraphiQL
          fetcher={fetcher}
          plugins={plugins}
          defaultQuery={examples[0]?.document}
          defaultEditorToolsVisibility={isWide && 'variables'}
          showPersistHeadersSettings={false}
        >
          <GraphiQL.Logo> </GraphiQL.Logo>
        </GraphiQL>
      </main>
    </>
  );
}

function TokenField() {
  const [token, setToken] = useState(readToken);
  return (
    <label className="token-field">
      <span>Token or key</span>
      <input
        type="password"
        autoComplete="off"
        spellCheck={false}
        placeholder="empty: as a visitor"
        value={token}
        onChange={({ target: { value } }) => {
          setToken(value);
          saveToken(value);
        }}
      />
    </label>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
createRoot(root).render(
  <StrictMode>
    <Explorer />
  </StrictMode>,
);
