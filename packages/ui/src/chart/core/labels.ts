import { px, type Words } from './drawing.ts';
import { placeLabels, type Box } from './place.ts';

/** A number and the places it could take, best first. */
export interface NumberLabel {
  text: string;
  /** Where two want one place the heavier one gets it. */
  weight: number;
  places: readonly Box[];
  kind?: Words['kind'];
}

/** The labels that find a place, as words; nothing lies over another or over `taken`. */
export function placedWords(labels: readonly NumberLabel[], taken: readonly Box[] = []): Words[] {
  const byWeight = labels.toSorted((one, other) => other.weight - one.weight);
  const chosen = placeLabels(
    byWeight.map(({ places }) => places),
    taken,
  );
  return byWeight.flatMap(({ text, places, kind = 'value' }, index): Words[] => {
    const box = places[chosen[index] ?? -1];
    if (!box) return [];
    const x = px(box.left + box.width / 2);
    return [{ text, x, y: px(box.top + box.height / 2), align: 'middle', kind }];
  });
}
