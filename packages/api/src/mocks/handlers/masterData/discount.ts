import type { Id } from '../../../contract/codecs.ts';
import {
  addDiscount,
  deleteDiscount,
  discountPage,
  DiscountEffect,
  DiscountExclusion,
  DiscountScope,
  modifyDiscount,
  type Discount,
} from '../../../contract/discount.ts';
import type { InputOf } from '../../../contract/endpoint.ts';
import { Code } from '../../../contract/envelope.ts';
import { decodeWire } from '../../../contract/wire.ts';
import { reductionInWords } from '../../../rules/discountWords.ts';
import type { HotelState } from '../../hotelState.ts';
import { refuse, refuseField } from '../../mock.ts';
import { byId, defined, pageOf, refersTo } from '../../records.ts';
import { resource } from '../../resource.ts';
import { findOwn, handlerOn, hotelForNew, limitHotel, type Session } from '../../session.ts';

type Form = InputOf<typeof addDiscount>;

/** The stored fields of a form: a condition and a range only where the kind has them. */
const storedFields = (form: Form) => ({
  name: form.name,
  description: form.description ?? '',
  type: form.type ?? DiscountScope.personal,
  discountsType: form.discountsType,
  discounts: form.discounts,
  effectType: form.effectType,
  effectCondition:
    form.effectType === DiscountEffect.always ? null : (form.effectCondition ?? null),
  exclusiveType: form.exclusiveType,
  exclusiveRange:
    form.exclusiveType === DiscountExclusion.listed ? (form.exclusiveRange ?? []) : [],
  validityTime: form.validityTime,
  picture: form.picture ?? '',
});

/** The discounts of the hotels. */
export function discountHandlers(state: HotelState) {
  const handle = handlerOn(state);
  const { discounts } = state;
  const records = resource(state, {
    kind: '优惠',
    rows: discounts,
    form: addDiscount,
    nameOf: ({ name }) => name,
    hotelOf: ({ hotelId }) => hotelId,
    shown: ({ hotelName, exclusiveRange, ...row }) => ({
      ...row,
      discounts: reductionInWords(row),
      hotelId: hotelName,
      exclusiveRange: exclusiveRange.map((id) => byId(discounts, id)?.name).join('、'),
    }),
  });
  const find = (session: Session, id: Id): Discount =>
    findOwn(session, discounts, { id, kind: '优惠', hotelOf: ({ hotelId }) => hotelId });
  function checkRange(range: readonly string[], hotelId: Id | null, own?: Id): void {
    if (range.some((id) => id === own)) {
      refuseField('exclusiveRange', '互斥范围不能包含优惠自身');
    }
    if (!range.every((id) => byId(discounts, id)?.hotelId === hotelId)) {
      refuseField('exclusiveRange', '互斥范围中有优惠不存在，或不属于该酒店');
    }
  }

  return {
    discountPage: handle(discountPage, ({ page, hotelId }, session) => {
      const own = limitHotel(session, hotelId);
      return pageOf(
        discounts.filter((discount) => refersTo(discount.hotelId, own)),
        page,
      );
    }),
    addDiscount: handle(addDiscount, ({ hotelId, ...form }, session) => {
      const hotel = hotelForNew(state, session, hotelId);
      const fields = storedFields(form);
      checkRange(fields.exclusiveRange, hotel.hotelId);
      return records.add(session, { ...fields, ...hotel });
    }),
    modifyDiscount: handle(modifyDiscount, ({ id, ...change }, session) => {
      const discount = find(session, id);
      const merged = decodeWire(addDiscount.input, { ...discount, ...defined(change) });
      if (!merged.ok) return refuse(Code.invalid, merged.message, merged.fields);
      const fields = storedFields(merged.value);
      checkRange(fields.exclusiveRange, discount.hotelId, id);
      return records.modify(session, discount, fields);
    }),
    deleteDiscount: handle(deleteDiscount, ({ id }, session) => {
      const discount = find(session, id);
      const listing = discounts.filter(({ exclusiveRange }) => exclusiveRange.includes(id));
      if (listing.length > 0) {
        const message = `优惠「${discount.name}」仍被 ${listing.length} 个优惠列为互斥，不能删除`;
        return refuse(Code.conflict, message);
      }
      return records.remove(session, discount);
    }),
  };
}
