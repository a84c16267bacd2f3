/** Which parts import which, by a file that does. */
export type PartImports = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The imports between parts, from those between files; what is in no part, or in the same, is left out. */
export function importsOfParts(
  imports: Iterable<readonly [file: string, imported: string]>,
  partOf: (file: string) => string | null,
): PartImports {
  const parts = new Map<string, Map<string, string>>();
  for (const [file, imported] of imports) {
    const [part, other] = [partOf(file), partOf(imported)];
    if (part === null || other === null || part === other) continue;
    const others = parts.get(part) ?? new Map<string, string>();
    parts.set(part, others);
    if (!others.has(other)) others.set(other, `${file} imports ${imported}`);
  }
  return parts;
}

/** The first way found that leads from a part back to itself: its imports, in their order; null when there is none. */
export function findCircle(parts: PartImports): string[] | null {
  const done = new Set<string>();
  const way: string[] = [];

  function walk(part: string): string[] | null {
    const begin = way.indexOf(part);
    if (begin !== -1) {
      const circle = [...way.slice(begin), part];
      return circle.slice(1).map((to, place) => parts.get(circle[place] ?? '')?.get(to) ?? '');
    }
    if (done.has(part)) return null;
    way.push(part);
    for (const other of parts.get(part)?.keys() ?? []) {
      const circle = walk(other);
      if (circle) return circle;
    }
    way.pop();
    done.add(part);
    return null;
  }

  for (const part of parts.keys()) {
    const circle = walk(part);
    if (circle) return circle;
  }
  return null;
}
