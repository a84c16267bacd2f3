import type { sealTexts } from './texts.ts';

/** What is carved into a seal, as one path that is filled by the even-odd rule. */
export interface Carving {
  /** Its words, read aloud, of a carving of your own. */
  label?: string;
  /** Of a stamp: its text. The mark has none: the name of the product is beside it. */
  text?: keyof typeof sealTexts;
  width: number;
  height: number;
  d: string;
}

// The characters are outlines of Noto Serif CJK SC Bold (SIL Open Font License 1.1).

/** 安, the mark of the product, carved out. */
export const mark: Carving = {
  width: 72,
  height: 72,
  d: 'M6 3h12l1 1l1-1l11-2l12 1h9l14 1l3 4v14v8l-2 1l2 2l1 9v15v11l-5 3h-12l-2-2l-1 2l-8 1l-11-2l-11 1l-14-1l-4-2v-14l-1-9l1-11v-12l1-14zM58 27l-4 6h-22l5-9c2 0 2-1 2-2l-10-2l-5 13h-18l1 1h16l-6 14l16 5c-6 6-15 9-27 12v1c16-2 26-5 33-10l16 9c6 4 16-7-11-14c4-4 6-10 9-17h11l2-1l-8-6zM30 6c2 2 4 6 4 10l3 1h-21l-1-4h-1c0 3-2 6-4 7c-3 1-4 3-3 6c1 3 4 3 6 2c3-2 4-5 4-9h38l-2 8l11-7l2-1l-7-6l-4 4h-17c6-1 7-11-8-11zM24 48l7-14h13c-2 7-4 12-7 16l-13-2zM14 60l2 1-1 1zM59 13l1 2h-2zM63 47l1-1v2z',
};

/** The edge of a seal, which is its first outline. */
export const outlineOf = (d: string): string => d.slice(0, d.indexOf('z') + 1);
