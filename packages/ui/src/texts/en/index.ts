import type { Texts } from '../registry.ts';
import { data } from './data.ts';
import { general } from './general.ts';
import { inputs } from './inputs.ts';

/** English for all components: `<TextsProvider texts={en} locale="en-US">`. */
export const en: Texts = { ...general, ...inputs, ...data };
