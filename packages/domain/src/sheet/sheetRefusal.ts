/** A file that cannot be read as a sheet, or not be taken: the message is Chinese, for whoever chose it. */
export class SheetRefusal extends Error {
  override readonly name = 'SheetRefusal';
}
