/** hotelMaterialInfo: replaced by its screen. */
export default function HotelMaterialInfo() {
  return null;
}
