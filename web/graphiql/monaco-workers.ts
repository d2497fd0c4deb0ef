import EditorWorker from 'monaco-editor/esm/vs/editor/editor.worker.js?worker';
import JsonWorker from 'monaco-editor/esm/vs/language/json/json.worker.js?worker';
import GraphqlWorker from 'monaco-graphql/esm/graphql.worker.js?worker';
import type { Environment } from 'monaco-editor';

// The editor asks for its workers here. They are files of ours: the content security policy allows none from
// a blob. GraphiQL's own setup for Vite does the same, and writes each start into the console.

const workers: Record<string, new () => Worker> = { json: JsonWorker, graphql: GraphqlWorker };

const environment: Environment = {
  getWorker: (_id, label) => new (workers[label] ?? EditorWorker)(),
};

Object.assign(globalThis, { MonacoEnvironment: environment });
