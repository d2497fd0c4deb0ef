/** The TypeScript project of what runs: the server without its tests. */
export const serverProject = 'graphql-server/tsconfig.build.json';
