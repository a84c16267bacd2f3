import type { CallContext } from '../../apps/server/src/platform/http/handler.ts';

/** In place of the server's: the form is in memory, where its file is sent from. */
export async function readMultipart({ req }: CallContext) {
  const fields: Record<string, unknown> = Object.fromEntries(await req.formData());
  return { fields, isCut: false, discard: () => Promise.resolve() };
}

export const incomingFolder = (dataDir: string): string => dataDir;
