/**
 * The same stream with its first piece read: an export that cannot begin, as without a database, fails before it is
 * answered. Cancelled when its caller leaves meanwhile.
 */
export async function withFirstPiece(
  stream: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const reader = stream.getReader();
  const leave = (): void => void reader.cancel(signal.reason).catch(() => undefined);
  signal.addEventListener('abort', leave, { once: true });
  if (signal.aborted) leave();
  const first = await reader.read().finally(() => signal.removeEventListener('abort', leave));
  signal.throwIfAborted();
  return new ReadableStream<Uint8Array>({
    start(controller) {
      if (first.value) controller.enqueue(first.value);
      else controller.close();
    },
    async pull(controller) {
      const { value } = await reader.read();
      if (value) controller.enqueue(value);
      else controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
