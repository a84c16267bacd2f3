import type { InputOf } from '../../../contract/endpoint.ts';
import type { Id } from '../../../contract/codecs.ts';
import { Code } from '../../../contract/envelope.ts';
import {
  applyForMaterial,
  deleteMaterial,
  materialPage,
  materialReviewPage,
  reviewMaterial,
  MaterialApplication,
} from '../../../contract/material.ts';
import { byLabel } from '../../../contract/label.ts';
import { ReviewDecision, ReviewStatus } from '../../../contract/review.ts';
import { reviewConflict } from '../../../rules/review.ts';
import { now } from '../../fixtures/hotel.ts';
import type { HotelState } from '../../hotelState.ts';
import { refuse } from '../../mock.ts';
import { byId, equals, hasText, isWithin, pageOf, refersTo } from '../../records.ts';
import { resource } from '../../resource.ts';
import { findOwn, handlerOn, limitHotel, type Session } from '../../session.ts';

/** Applications for material, and their review. */
export function materialHandlers(state: HotelState) {
  const handle = handlerOn(state);
  const { materials, hotels } = state;
  const records = resource(state, {
    kind: '物资申请',
    rows: materials,
    form: applyForMaterial,
    nameOf: ({ applyThing }) => applyThing,
    hotelOf: ({ hotelId }) => hotelId,
    shown: ({ applyThing, applyNum, thingUnit, applyRemarks, emergencyLevel, ...review }) => ({
      applyThing,
      applyNum,
      thingUnit,
      applyRemarks,
      emergencyLevel,
      ...byLabel(MaterialApplication, {
        reviewStatus: review.reviewStatus,
        reviewRemarks: review.reviewRemarks,
      }),
    }),
  });
  function page(filter: InputOf<typeof materialPage>, hotelId: Id | undefined) {
    const matching = materials
      .filter(
        (one) =>
          refersTo(one.hotelId, hotelId) &&
          hasText(one.applyThing, filter.applyThing) &&
          equals(one.reviewStatus, filter.reviewStatus) &&
          isWithin(one.createTime, filter),
      )
      .toSorted((one, other) => (other.createTime ?? '').localeCompare(one.createTime ?? ''));
    return pageOf(matching, filter.page);
  }
  /** The application, still to be reviewed. Refuses with 409 what was reviewed already. */
  function findPending(session: Session, id: Id): MaterialApplication {
    const application = findOwn(session, state.materials, {
      id,
      kind: '物资申请',
      hotelOf: ({ hotelId }) => hotelId,
    });
    if (application.reviewStatus !== ReviewStatus.pending) {
      refuse(Code.conflict, reviewConflict('物资申请', application.reviewStatus));
    }
    return application;
  }

  return {
    materialReviewPage: handle(materialReviewPage, (filter) => page(filter, filter.hotelId)),
    materialPage: handle(materialPage, (filter, session) =>
      page(filter, limitHotel(session, filter.hotelId)),
    ),
    applyForMaterial: handle(applyForMaterial, ({ applyRemarks = '', ...form }, session) =>
      records.add(session, {
        ...form,
        applyRemarks,
        hotelId: session.hotelId,
        hotelName: byId(hotels, session.hotelId)?.name ?? null,
        reviewStatus: ReviewStatus.pending,
        reviewRemarks: '',
        createTime: now,
      }),
    ),
    reviewMaterial: handle(reviewMaterial, ({ id, reviewStatus, remark = '' }, session) => {
      const verb = reviewStatus === ReviewDecision.approve ? '批准' : '驳回';
      const change = { reviewStatus, reviewRemarks: remark };
      return records.modify(session, findPending(session, id), change, { verb });
    }),
    deleteMaterial: handle(deleteMaterial, ({ id }, session) =>
      records.remove(session, findPending(session, id)),
    ),
  };
}
