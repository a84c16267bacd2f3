import { DepositRule, depositRuleLabel, Hotel, leaveOpenLabel } from '@anzhu/api/contract/hotel';
import { labelsOf } from '@anzhu/api/contract/label';
import { Checkbox } from '@anzhu/ui/Checkbox';
import { FormGrid, FormWide } from '@anzhu/ui/Form';
import { Stack } from '@anzhu/ui/Layout';
import { NumberField } from '@anzhu/ui/NumberField';
import { ProvinceCascader } from '@anzhu/ui/ProvinceCascader';
import { SegmentedControl } from '@anzhu/ui/SegmentedControl';
import { Select } from '@anzhu/ui/Select';
import { TagField } from '@anzhu/ui/TagField';
import { TextArea } from '@anzhu/ui/TextArea';
import { TextField } from '@anzhu/ui/TextField';
import { optionsOf, WarningNote, type ContractFields } from '../kit/index.ts';
import { MapPointField } from '../map/index.ts';
import { DepartmentField, departmentQuestion, type DepartmentChoice } from './DepartmentField.tsx';
import { isolationNote } from './hotelForm.ts';
import type { MyHotelDraft } from './myHotelForm.ts';

const labels = labelsOf(Hotel);

/** The fields of a section, for `FormPart`: only its own section renders again while one is filled in. */
export type MyHotelFields = ContractFields<MyHotelDraft>;

/** 基本信息: name, contact, parking, badges and isolation. */
export function BasicFields({
  field,
  toggle,
  isReadOnly,
  choice,
  hotel,
}: MyHotelFields & { isReadOnly: boolean; choice: DepartmentChoice | null; hotel: Hotel }) {
  const allowIsolation = toggle('allowIsolation');
  return (
    <FormGrid columns={2}>
      <TextField {...field('name')} isReadOnly={isReadOnly} />
      <TextField
        {...field('contactPhone')}
        type="tel"
        maxLength={20}
        placeholder="如 0571-12345678"
        isReadOnly={isReadOnly}
      />
      {choice && (
        <FormWide>
          <Stack gap={2}>
            <DepartmentField {...field('deptId')} {...choice} ownId={hotel.id} />
            <WarningNote warnings={departmentQuestion(hotel, { deptId: field('deptId').value })} />
          </Stack>
        </FormWide>
      )}
      <FormWide>
        <TextField
          {...field('parkingLot')}
          placeholder="如 地下停车场 60 个车位"
          isReadOnly={isReadOnly}
        />
      </FormWide>
      <FormWide>
        <TagField
          {...field('badge')}
          placeholder="如 近地铁"
          description={isReadOnly ? undefined : '按回车或逗号添加'}
          isReadOnly={isReadOnly}
        />
      </FormWide>
      <FormWide>
        <Checkbox
          {...allowIsolation}
          isReadOnly={isReadOnly}
          description={isolationNote(allowIsolation.isSelected)}
        />
      </FormWide>
    </FormGrid>
  );
}

const stayOverOptions = [
  { value: 1, label: '每天' },
  ...[2, 3, 4, 5, 6, 7].map((days) => ({ value: days, label: `每 ${days} 天` })),
  { value: 0, label: '不打扫' },
];

/**
 * 前台: until which hour rooms are held, what a late check-out costs from which hour on, how often rooms are cleaned during a
 * stay, whether they are inspected, and whether guests leave with a sum open.
 */
export function DeskFields({ field, toggle, isReadOnly }: MyHotelFields & { isReadOnly: boolean }) {
  const hour = { min: 0, unit: '点', isReadOnly };
  const money = { min: 0, max: 999_999.99, decimals: 2, unit: '元', isReadOnly };
  const stayOver = field('stayOverDays');
  const depositRule = field('depositRule');
  const known = stayOverOptions.some(({ value }) => value === stayOver.value);
  return (
    <FormGrid columns={2}>
      <NumberField
        {...field('holdHour')}
        {...hour}
        max={23}
        description="到店付的订单在到店当天保留到这时"
      />
      <NumberField {...field('lateHalfHour')} {...hour} max={24} description="这时之前免费" />
      <NumberField {...field('lateWholeHour')} {...hour} max={24} description="24 为不收" />
      <Select
        {...stayOver}
        onChange={(days) => stayOver.onChange(days ?? 0)}
        options={
          known
            ? stayOverOptions
            : [...stayOverOptions, { value: stayOver.value, label: `每 ${stayOver.value} 天` }]
        }
        isReadOnly={isReadOnly}
      />
      <SegmentedControl
        {...depositRule}
        options={optionsOf(depositRuleLabel)}
        description="办理入住时建议收的押金，每间"
        isReadOnly={isReadOnly}
      />
      {depositRule.value !== DepositRule.none && (
        <NumberField
          {...field('depositAmount')}
          {...money}
          unit={depositRule.value === DepositRule.perNight ? '元/晚' : '元'}
        />
      )}
      <NumberField {...field('allowanceStaff')} {...money} />
      <NumberField {...field('allowanceManager')} {...money} />
      <NumberField
        {...field('payBackLimit')}
        {...money}
        description="每张账单；超过的待酒店管理员审批"
      />
      <SegmentedControl
        {...field('leaveOpen')}
        options={optionsOf(leaveOpenLabel)}
        description="账单有未结或押金时能否退房"
        isReadOnly={isReadOnly}
      />
      <FormWide>
        <TextArea
          {...field('billTerms')}
          rows={2}
          placeholder="如 发票请在离店后 30 天内索取"
          description="印在账单末尾"
          isReadOnly={isReadOnly}
        />
      </FormWide>
      <FormWide>
        <Checkbox
          {...toggle('inspects')}
          isReadOnly={isReadOnly}
          description="打扫完成的房间先待查，检查通过后转为空闲"
        />
      </FormWide>
    </FormGrid>
  );
}

/** 位置: province and city, address, and the point on the map of the province. */
export function LocationFields({
  field,
  set,
  isReadOnly,
}: MyHotelFields & { isReadOnly: boolean }) {
  const province = field('province');
  const city = field('city');
  const longitude = field('longitude');
  const latitude = field('latitude');
  const degrees = { decimals: 6, unit: '°', isReadOnly };
  return (
    <FormGrid columns={2}>
      <ProvinceCascader
        label={`${labels.province} / ${labels.city}`}
        value={province.value === '' ? null : { province: province.value, city: city.value }}
        onChange={(_, text) => set(text ?? { province: '', city: '' })}
        errorMessage={province.errorMessage ?? city.errorMessage}
        isReadOnly={isReadOnly}
        isClearable
      />
      <TextField {...field('address')} isReadOnly={isReadOnly} />
      <NumberField {...longitude} {...degrees} />
      <NumberField {...latitude} {...degrees} />
      <FormWide>
        <MapPointField
          label="地图标注"
          province={province.value}
          value={
            longitude.value === null || latitude.value === null
              ? null
              : { longitude: longitude.value, latitude: latitude.value }
          }
          onChange={set}
          isReadOnly={isReadOnly}
        />
      </FormWide>
    </FormGrid>
  );
}
