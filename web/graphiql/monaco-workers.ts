import EditorWorker from 'monaco-editor/esm/vs/editor/editor.worker.js?worker';
import JsonWorker from 'monaco-editor/esm/vs/language/json/json.worker.js?worker';
import GraphqlWorker from 'monaco-graphql/esm/graphql.worker.js?worker';
import type { Environment } from 'monaco-editor';

// The editor requests its workers here. They are our own files, because the content security policy forbids
// blob workers. GraphiQL's own Vite setup does the same, but logs every worker start.

const workers: Record<string, new () => Worker> = { json: JsonWorker, graphql: GraphqlWorker };

const environment: Environment = {
  getWorker: (_id, label) => new (workers[label] ?? EditorWorker)(),
};

Object.assign(globalThis, { MonacoEnvironment: environment });
