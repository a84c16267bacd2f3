import { addAssistantKey, keyRoles, maxKeyDays, usualKeyDays } from '@anzhu/api/contract/assistant';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { roleLabel, type Role } from '@anzhu/api/contract/role';
import { Button } from '@anzhu/ui/Button';
import { Dialog } from '@anzhu/ui/Dialog';
import { FormGrid } from '@anzhu/ui/Form';
import { Copy } from '@anzhu/ui/Icon';
import { Inline, Stack } from '@anzhu/ui/Layout';
import { NumberField } from '@anzhu/ui/NumberField';
import { PasswordField } from '@anzhu/ui/PasswordField';
import { RadioGroup } from '@anzhu/ui/RadioGroup';
import { Text } from '@anzhu/ui/Text';
import { TextField } from '@anzhu/ui/TextField';
import { useEffect, useRef, useState } from 'react';
import { contractForm, SaveDialog } from '../kit/index.ts';
import { copied } from './Assistant.css.ts';

interface KeyDraft {
  name: string;
  role: Role;
  days: number | null;
  currentPassword: string;
}

const keyForm = contractForm(addAssistantKey, (draft: KeyDraft) => draft);

export interface NewKeyDialogProps {
  /** The user's own role. */
  role: Role;
  /** Makes the key. Rejected: messages stand at their fields. */
  onSave: (values: InputOf<typeof addAssistantKey>) => Promise<unknown>;
  onClose: () => void;
}

/** 新增钥匙: what it is called, what it may do, how long, and whose it is. Rendered means open. */
export function NewKeyDialog({ role, ...dialog }: NewKeyDialogProps) {
  const roles = keyRoles[role].map((value) => ({ value, label: roleLabel[value] }));
  return (
    <SaveDialog
      {...dialog}
      size="small"
      title="新增钥匙"
      saveLabel="新增"
      success={null}
      form={keyForm}
      defaultValues={{ name: '', role, days: usualKeyDays, currentPassword: '' }}
    >
      {({ field }) => (
        <FormGrid columns={1}>
          <TextField placeholder="如：前台电脑上的助手" {...field('name')} />
          <RadioGroup options={roles} {...field('role')} />
          <NumberField
            step={1}
            unit="天"
            description={`最多 ${maxKeyDays} 天`}
            {...field('days')}
          />
          <PasswordField {...field('currentPassword')} />
        </FormGrid>
      )}
    </SaveDialog>
  );
}

export interface MadeKeyDialogProps {
  keyText: string;
  /** The address that the assistant connects to. */
  address: string;
  onClose: () => void;
}

/**
 * A new key, shown this once, with the address that it opens. Rendered means open.
 *
 * Keyboard: 复制钥匙 has the focus; Esc closes.
 */
export function MadeKeyDialog({ keyText, address, onClose }: MadeKeyDialogProps) {
  const copyButton = useRef<HTMLButtonElement>(null);
  const [outcome, setOutcome] = useState('');
  useEffect(() => copyButton.current?.focus(), []);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(keyText);
      setOutcome('已复制');
    } catch {
      setOutcome('无法复制，请选中后复制');
    }
  };
  return (
    <Dialog
      isOpen
      title="新的钥匙"
      onClose={onClose}
      footer={
        <>
          <Button ref={copyButton} icon={<Copy size={16} />} onPress={copy}>
            复制钥匙
          </Button>
          <Button tone="brand" variant="solid" onPress={onClose}>
            我已保存
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text as="p">钥匙只显示这一次。请填入助手的设置，不要发给别人。</Text>
        <p className={copied}>{keyText}</p>
        <Inline gap={2}>
          <Text tone="muted">地址</Text>
          <Text>{address}</Text>
        </Inline>
        <Text as="p" size="small" tone="muted">
          以 Authorization: Bearer 钥匙 连接（MCP，streamable HTTP）。
        </Text>
        <output>{outcome}</output>
      </Stack>
    </Dialog>
  );
}
