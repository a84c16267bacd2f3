import { px, type ChartText } from './drawing.ts';
import { placeLabels, type Box } from './place.ts';
import { textWidth } from './textWidth.ts';

/** A number and the places it could take, best first. */
export interface NumberLabel {
  text: string;
  /** Of two overlapping labels the one with the higher weight is kept. */
  weight: number;
  places: readonly Box[];
  kind?: ChartText['kind'];
}

/** Words take that much of the height, in px. */
export const lineHeight = 14;

/** Boxes of the texts placed already. */
function boxOfWords({ text, x, y, align }: ChartText): Box {
  const width = textWidth(text);
  const before = { start: 0, middle: width / 2, end: width };
  return { left: x - before[align], top: y - lineHeight / 2, width, height: lineHeight };
}

export interface LabelRoom {
  /** The width of the chart: no label leaves it. */
  width: number;
  /** Words that stay where they are. */
  words: readonly ChartText[];
  /** What else must not be covered. */
  taken?: readonly Box[];
  /** What is covered only where there is no other place. */
  lines?: readonly Box[];
}

/** The labels that can be placed without overlap, as texts. */
export function placedWords(labels: readonly NumberLabel[], room: LabelRoom): ChartText[] {
  const inside = (box: Box): Box => ({
    ...box,
    left: Math.max(0, Math.min(box.left, room.width - box.width)),
  });
  const ordered = labels
    .map((label) => ({ ...label, places: label.places.map(inside) }))
    .toSorted((one, other) => other.weight - one.weight);
  const chosen = placeLabels(
    ordered.map(({ places }) => places),
    [...room.words.map(boxOfWords), ...(room.taken ?? [])],
    room.lines,
  );
  return ordered.flatMap(({ text, places, kind = 'value' }, index): ChartText[] => {
    const box = places[chosen[index] ?? -1];
    if (!box) return [];
    const x = px(box.left + box.width / 2);
    return [{ text, x, y: px(box.top + box.height / 2), align: 'middle', kind }];
  });
}
