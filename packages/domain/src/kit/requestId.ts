/** A new number for what one form makes (`requestIdField`). Also where the page is not served by HTTPS. */
export const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
