import type { RecordKind } from '../audit/changeRecord.ts';
import { selectHotels } from './read.ts';

/** A hotel in the log. */
export const hotelRecord: RecordKind = {
  kind: '酒店',
  async show(tx, id) {
    const hotel = await selectHotels(tx).where('hotel.id', '=', id).executeTakeFirst();
    return (
      hotel && {
        name: hotel.name,
        hotelId: hotel.id,
        fields: {
          酒店名称: hotel.name,
          所属部门: hotel.department_name,
          酒店地址: hotel.address,
          停车场: hotel.parking_lot,
          酒店标签: hotel.badge,
          接收隔离: hotel.allow_isolation === 1 ? '是' : '否',
          封面图片: hotel.cover,
          联系电话: hotel.contact_phone,
          经度: hotel.longitude,
          纬度: hotel.latitude,
          省份: hotel.province,
          城市: hotel.city,
          酒店介绍: hotel.introduce,
          设施服务: hotel.facilities,
          其他政策: hotel.other_policy,
          入住条款: hotel.terms,
        },
      }
    );
  },
};
