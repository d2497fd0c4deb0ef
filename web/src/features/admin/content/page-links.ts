import { paths } from '../../../navigation/paths.ts';
import { HOME } from '../../content/shared/handle.ts';

/** The path at which shoppers find a page. */
export const pagePath = (handle: string) => (handle === HOME ? paths.home() : paths.content(handle));
