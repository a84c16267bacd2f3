/** The database cannot be opened: the message is one line for whoever starts the server. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
