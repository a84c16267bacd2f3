/** dailyTest: replaced by its screen. */
export default function DailyTest() {
  return null;
}
