/** materialReview: replaced by its screen. */
export default function MaterialReview() {
  return null;
}
