import { type Carving, outlineOf } from './mark.ts';
import { paper, seal } from './Seal.css.ts';
import { useTexts } from '../texts/context.ts';
import { sealTexts } from './texts.ts';

export interface SealProps {
  /** What is carved: `mark`, or one of `stamps`. */
  carving: Carving;
  /** Height in px; the width follows. @default 36 */
  size?: number | undefined;
  /** The decision was made a moment ago: the seal is pressed down as it appears. @default false */
  isFresh?: boolean | undefined;
}

/**
 * A carved seal in cinnabar: 安, the mark of the product, and the stamps of decisions 已通过, 已驳回, 已完成, 已退款, 已夜审.
 *
 * Use a stamp once, in the detail of the record that was decided about; `isFresh` only where it was decided just now.
 * Do not use stamps in rows and cards (`Tag`): a page of stamps is a page of shouting. A stamp is read aloud as its
 * words, the mark is not: the name is beside it.
 */
export function Seal({ carving, size = 36, isFresh = false }: SealProps) {
  const texts = useTexts('Seal', sealTexts);
  const { text, width, height, d } = carving;
  const label = text ? texts[text] : carving.label;
  const isStamp = label !== undefined;
  return (
    <svg
      className={seal({ isStamp, isFresh })}
      width={(size * width) / height}
      height={size}
      viewBox={`0 0 ${width} ${height}`}
      role={isStamp ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!isStamp}
    >
      {!isStamp && <path className={paper} d={outlineOf(d)} />}
      <path d={d} fillRule="evenodd" />
    </svg>
  );
}
