import { MapPin, Phone, SquareParking } from '@anzhu/ui/Icon';
import { Image } from '@anzhu/ui/Image';
import { Inline, Stack } from '@anzhu/ui/Layout';
import { Panel } from '@anzhu/ui/Panel';
import { RichTextView } from '@anzhu/ui/RichText';
import { Tag } from '@anzhu/ui/Tag';
import { Heading, Text } from '@anzhu/ui/Text';
import type { ReactNode } from 'react';
import { fact, factIcon, facts, noCover } from './GuestPreview.css.ts';

export interface GuestPreviewProps {
  name: string;
  /** URL of the picture; null: none. */
  cover: string | null;
  badge: readonly string[];
  province: string;
  city: string;
  address: string;
  contactPhone: string;
  parkingLot: string;
  /** HTML with its heading; empty ones are left out. */
  texts: readonly { title: string; html: string }[];
}

/** Where it is: a municipality is named once, and what the address begins with is not repeated. */
const addressOf = ({
  province,
  city,
  address,
}: Pick<GuestPreviewProps, 'province' | 'city' | 'address'>): string =>
  [...new Set([province, city])]
    .filter((part) => part !== '' && !address.startsWith(part))
    .concat(address)
    .filter(Boolean)
    .join(' ');

const Fact = ({ icon, children }: { icon: ReactNode; children: string }) =>
  children === '' ? null : (
    <p className={fact}>
      <span className={factIcon}>{icon}</span>
      {children}
    </p>
  );

/** 宾客视角预览: a hotel as guests see it, following what is filled in. */
export function GuestPreview({ name, cover, badge, texts, ...hotel }: GuestPreviewProps) {
  const written = texts.filter(({ html }) => html !== '');
  return (
    <Panel title="宾客视角预览" isFlush>
      {cover === null ? (
        <div className={noCover}>暂无封面</div>
      ) : (
        <Image key={cover} src={cover} alt={name} ratio={16 / 9} isLazy={false} />
      )}
      <div className={facts}>
        <Heading level={3} size="title">
          {name === '' ? '未命名酒店' : name}
        </Heading>
        {badge.length > 0 && (
          <Inline gap={1}>
            {badge.map((one) => (
              <Tag key={one} tone="brand">
                {one}
              </Tag>
            ))}
          </Inline>
        )}
        <Fact icon={<MapPin size={16} label="地址" />}>{addressOf(hotel)}</Fact>
        <Fact icon={<Phone size={16} label="电话" />}>{hotel.contactPhone}</Fact>
        <Fact icon={<SquareParking size={16} label="停车场" />}>{hotel.parkingLot}</Fact>
        {written.map(({ title, html }) => (
          <Stack key={title} gap={1}>
            <Text as="p" isStrong>
              {title}
            </Text>
            <RichTextView html={html} />
          </Stack>
        ))}
      </div>
    </Panel>
  );
}
