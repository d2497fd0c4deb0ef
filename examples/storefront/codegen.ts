import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  // Outside of the repository, use the URL of a shop: 'http://localhost:4000/graphql'.
  schema: '../../schema.graphql',
  documents: 'src/*.graphql',
  generates: {
    'src/gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: 'string',
        onlyOperationTypes: true,
        enumsAsTypes: true,
        useTypeImports: true,
        scalars: { Money: 'number', DateTime: 'string', LocalDate: 'string' },
      },
    },
  },
};

export default config;
