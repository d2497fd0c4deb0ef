import { type GraphiQLPlugin, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { type Example, examples } from './examples.ts';

const callers: Record<Example['caller'], string> = {
  anybody: 'no token',
  customer: "a customer's token",
  admin: "an admin's token",
};

/** A panel with examples of the most common operations. Each opens in its own tab. */
export const examplesPlugin: GraphiQLPlugin = {
  title: 'Examples',
  icon: ExamplesIcon,
  content: Examples,
};

function Examples() {
  const actions = useGraphiQLActions();
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const open = ({ document, variables }: Example) => {
    actions.addTab();
    queryEditor?.setValue(document);
    variableEditor?.setValue(variables);
  };
  return (
    <section className="examples">
      <h2 className="examples-title">Examples</h2>
      <p>Each opens in a new tab. Run it with Ctrl+Enter.</p>
      <ol>
        {examples.map((example) => (
          <li key={example.title}>
            <button type="button" onClick={() => open(example)}>
              {example.title}
              <small>{callers[example.caller]}</small>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function ExamplesIcon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1" strokeLinecap="round" />
    </svg>
  );
}
