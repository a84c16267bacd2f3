/** isolationManage: replaced by its screen. */
export default function IsolationManage() {
  return null;
}
