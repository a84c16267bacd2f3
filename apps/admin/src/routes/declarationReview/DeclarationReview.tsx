/** declarationReview: replaced by its screen. */
export default function DeclarationReview() {
  return null;
}
