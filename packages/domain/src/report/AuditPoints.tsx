import { type AuditPoint, auditPointLabel } from '@anzhu/api/contract/report';
import { formatYuan } from '@anzhu/api/rules/money';
import { followLink, type LinkTarget } from '@anzhu/ui/Button';
import { item, kind, link, list, none, of } from './AuditPoints.css.ts';

interface AuditPointsProps {
  points: readonly AuditPoint[];
  /** Where a point is worked off; undefined where the reader has no such screen. */
  linkOf: (point: AuditPoint) => LinkTarget | undefined;
}

/** 8302 · 订单 15; 订单 15 · ¥28.00; 前台小陈. */
const wordsOf = ({ orderId, room, clerk, amount }: AuditPoint): string =>
  [
    room,
    orderId === null ? null : `订单 ${orderId}`,
    clerk,
    amount === null ? null : formatYuan(amount),
  ]
    .filter((word) => word !== null)
    .join(' · ');

/** What is not in order, by kind; each is a link to where it is worked off. */
export function AuditPoints({ points, linkOf }: AuditPointsProps) {
  if (points.length === 0) return <p className={none}>没有待处理的事</p>;
  const groups = Map.groupBy(points, (point) => point.kind);
  return (
    <dl className={list}>
      {[...groups].map(([name, all]) => (
        <div key={name} className={item}>
          <dt className={kind}>{`${auditPointLabel[name]} ${all.length}`}</dt>
          <dd className={of}>
            {all.map((point) => {
              const words = wordsOf(point);
              const target = linkOf(point);
              return target ? (
                <span key={words}>{followLink(target, { className: link, children: words })}</span>
              ) : (
                <span key={words}>{words}</span>
              );
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
