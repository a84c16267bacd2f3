/** The ways a body may be packed, best first. */
export type Packing = 'br' | 'gzip' | 'identity';

/**
 * Selects the compression of a response by Accept-Encoding: the best one that both sides support.
 * Without the header nothing is compressed.
 */
export function choosePacking(
  accepted: string | null | undefined,
  there: readonly Packing[] = ['br', 'gzip'],
): Packing {
  if (!accepted) return 'identity';
  const taken = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((one) => one.trim());
    const quality = parameters.find((one) => one.startsWith('q='))?.slice(2);
    taken.set(name, quality === undefined ? 1 : Number(quality));
  }
  const takes = (packing: Packing) => (taken.get(packing) ?? taken.get('*') ?? 0) > 0;
  return there.find((packing) => packing !== 'identity' && takes(packing)) ?? 'identity';
}
