import type { InputOf } from '@anzhu/api/contract/endpoint';
import type { Hotel } from '@anzhu/api/contract/hotel';
import { closeHotel, type ClosingBlock } from '@anzhu/api/contract/hotelClosing';
import { closingBlocks } from '@anzhu/api/rules/hotelClosing';
import { type ScreenRoute, screens } from '@anzhu/api/rules/screens';
import { Button, LinkButton, type LinkTarget } from '@anzhu/ui/Button';
import { Confirm } from '@anzhu/ui/Confirm';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { FormGrid } from '@anzhu/ui/Form';
import { Stack } from '@anzhu/ui/Layout';
import { Text } from '@anzhu/ui/Text';
import { TextArea } from '@anzhu/ui/TextArea';
import { contractForm, SaveDialog, ViewDialog, type ViewState } from '../kit/index.ts';
import { block, blockList } from './CloseHotel.css.ts';

/** The screen where something is settled, narrowed to the hotel; undefined where the menu does not have it. */
type LinkToScreen = (
  route: ScreenRoute,
  query: Readonly<Record<string, string>>,
) => LinkTarget | undefined;

export interface CloseHotelDialogProps extends ViewState {
  hotel: Pick<Hotel, 'id' | 'name'>;
  /** What keeps it open; undefined while it is read. */
  blocks: readonly ClosingBlock[] | undefined;
  linkTo: LinkToScreen;
  /** Reads again what keeps it open. */
  onRefresh: () => void | Promise<void>;
  /** Closes it. Rejected: messages stand at their fields, what was typed stays. */
  onSave: (input: InputOf<typeof closeHotel>) => unknown;
}

const closeForm = contractForm(closeHotel, (draft: { id: string; reason: string }) => draft);

/**
 * 停业: what is left to do, each with its screen; once nothing is, the reason is asked for. Rendered means open.
 *
 * Keyboard: Tab reaches the screens; Esc closes, and asks first once a reason was typed.
 */
export function CloseHotelDialog(props: CloseHotelDialogProps) {
  const { hotel, blocks, linkTo, onRefresh, onSave, ...view } = props;
  const title = `停业 · ${hotel.name}`;
  if (blocks?.length === 0) {
    return (
      <SaveDialog
        title={title}
        size="small"
        saveLabel="停业"
        success="已停业"
        form={closeForm}
        defaultValues={{ id: hotel.id, reason: '' }}
        intro={
          <Text as="p">
            停业后不再预订、入住和接收隔离，也不能新增房间或改价；历史可查，账单仍可收款、退款。可以恢复营业。
          </Text>
        }
        onSave={onSave}
        onRefresh={onRefresh}
        onClose={view.onClose}
      >
        {({ field }) => (
          <FormGrid columns={1}>
            <TextArea {...field('reason')} placeholder="整体装修、租约到期" />
          </FormGrid>
        )}
      </SaveDialog>
    );
  }
  return (
    <ViewDialog
      {...view}
      title={title}
      size="small"
      recordId={hotel.id}
      isLoading={blocks === undefined && view.error === undefined}
      items={blocks === undefined ? [{ label: '未了事项', value: '' }] : []}
      actions={blocks && <Button onPress={onRefresh}>重新检查</Button>}
    >
      {blocks && (
        <>
          <Text as="p">先完成以下事项，再停业：</Text>
          <ul className={blockList} aria-label="未了事项">
            {blocks.map(({ kind, count }) => {
              const { text, route, query } = closingBlocks[kind];
              const link = linkTo(route, { hotelId: hotel.id, ...query });
              return (
                <li key={kind} className={block}>
                  <span>{text(count)}</span>
                  {link && (
                    <LinkButton size="small" {...link}>
                      {screens[route].name}
                    </LinkButton>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </ViewDialog>
  );
}

export interface ReopenHotelConfirmProps {
  hotel: Pick<Hotel, 'name' | 'closedDay' | 'closedReason'>;
  /** Opens it. Rejected: the question stays and shows the message. */
  onConfirm: () => void | Promise<void>;
  onClose: () => void;
}

/** 恢复营业: since when it is closed, and why. Rendered means open. */
export function ReopenHotelConfirm({ hotel, onConfirm, onClose }: ReopenHotelConfirmProps) {
  return (
    <Confirm
      isOpen
      title={`「${hotel.name}」恢复营业？`}
      confirmLabel="恢复营业"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Stack gap={3}>
        <DescriptionList
          items={[
            { label: '停业日期', value: hotel.closedDay },
            { label: '停业原因', value: hotel.closedReason },
          ]}
        />
        <Text as="p">恢复后可以预订、入住和接收隔离；房间与价格如停业时。</Text>
      </Stack>
    </Confirm>
  );
}
