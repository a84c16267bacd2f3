import { Button } from '@anzhu/ui/Button';
import { DateTimeField } from '@anzhu/ui/DateTimeField';
import { Dialog } from '@anzhu/ui/Dialog';
import { Form, FormGrid } from '@anzhu/ui/Form';
import { NumberField } from '@anzhu/ui/NumberField';
import { Select } from '@anzhu/ui/Select';
import { TextField } from '@anzhu/ui/TextField';
import { useState } from 'react';
import { dateFields, fieldOptions, numberFields, selectFields, textFields } from '../../work.ts';

export function FieldsDialog({ onClose }: { onClose: () => void }) {
  const [texts, setTexts] = useState<Record<string, string>>({});
  const [numbers, setNumbers] = useState<Record<string, number | null>>({});
  const set = (name: string, text: string): void => setTexts({ ...texts, [name]: text });
  return (
    <Dialog
      isOpen
      title="新增"
      size="large"
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>取消</Button>
          <Button tone="brand" variant="solid" onPress={onClose}>
            保存
          </Button>
        </>
      }
    >
      <Form onSubmit={onClose}>
        <FormGrid columns={2}>
          {textFields.map((name) => (
            <TextField
              key={name}
              label={name}
              isRequired
              value={texts[name] ?? ''}
              onChange={(text) => set(name, text)}
            />
          ))}
          {numberFields.map((name) => (
            <NumberField
              key={name}
              label={name}
              value={numbers[name] ?? null}
              onChange={(number) => setNumbers({ ...numbers, [name]: number })}
            />
          ))}
          {selectFields.map((name) => (
            <Select
              key={name}
              label={name}
              options={fieldOptions}
              value={texts[name] ?? null}
              onChange={(option) => set(name, option ?? '')}
            />
          ))}
          {dateFields.map((name) => (
            <DateTimeField
              key={name}
              label={name}
              today="2026-03-18"
              value={texts[name] ?? ''}
              onChange={(moment) => set(name, moment)}
            />
          ))}
        </FormGrid>
      </Form>
    </Dialog>
  );
}
