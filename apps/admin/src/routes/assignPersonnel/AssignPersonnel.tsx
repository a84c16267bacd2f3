/** assignPersonnel: replaced by its screen. */
export default function AssignPersonnel() {
  return null;
}
