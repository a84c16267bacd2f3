/** The database cannot be opened. The message is one line for the operator. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
