import type { commonTexts } from '../lib/texts.ts';
import type { imageTexts } from '../Image/texts.ts';
import type { uploaderTexts } from '../Uploader/texts.ts';

/** The texts of all components. A language has each of them: a text that is added does not compile without English. */
export interface Texts {
  /** What several components say. */
  Common: typeof commonTexts;
  Image: typeof imageTexts;
  Uploader: typeof uploaderTexts;
}

/** Some of the texts, by component. */
export type TextsOverride = { readonly [Name in keyof Texts]?: Readonly<Partial<Texts[Name]>> };
