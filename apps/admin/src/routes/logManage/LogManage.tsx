/** logManage: replaced by its screen. */
export default function LogManage() {
  return null;
}
