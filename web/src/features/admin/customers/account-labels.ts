import { t } from '@lingui/core/macro';

/** Display labels of the schema's account types. */
export const accountLabels = () => ({ GOOGLE: t`Google`, OTHER: t`Password` }) as const;
