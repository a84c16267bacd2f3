/** materialApplication: replaced by its screen. */
export default function MaterialApplication() {
  return null;
}
