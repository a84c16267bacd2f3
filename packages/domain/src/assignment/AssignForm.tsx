import type { DataOf, InputOf } from '@anzhu/api/contract/endpoint';
import type {
  AssignedRoom,
  assignIsolation,
  assignIsolations,
} from '@anzhu/api/contract/assignment';
import { Button } from '@anzhu/ui/Button';
import {
  Form,
  FormPage,
  FormPart,
  FormProblem,
  FormSection,
  UnsavedQuestion,
  useForm,
  useUnsavedGuard,
  type FormView,
} from '@anzhu/ui/Form';
import { Tabs } from '@anzhu/ui/Tabs';
import { toast } from '@anzhu/ui/Toast';
import { useState, type ReactNode } from 'react';
import {
  bindFields,
  nameIn,
  refreshAfterConflict,
  ConfirmNames,
  useNamesQuestion,
  type ContractFields,
} from '../kit/index.ts';
import {
  checkAssign,
  firstDraft,
  nextDraft,
  oneForm,
  type AssignDraft,
  type AssignInput,
  type AssignMode,
} from './assignDraft.ts';
import { AssignResult, type Assignment } from './AssignResult.tsx';
import { PeopleFields } from './PeopleFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import { AssignmentFields, type AssignmentProps } from './AssignmentFields.tsx';
import { VacantRooms, type HotelVacancy } from './VacantRooms.tsx';

export interface AssignFormProps extends AssignmentProps {
  /** `yyyy-MM-dd HH:mm:ss`: the check-in of a new form. */
  now: string;
  /** one: 单人指派, a form for one person; many: 批量指派, a table of people. */
  mode: AssignMode;
  /** Called with the other way of assigning; what was typed in this one stays. */
  onModeChange: (mode: AssignMode) => void;
  /** Assigns one person. Rejected: messages stand at their fields, what was typed stays. */
  onAssign: (input: InputOf<typeof assignIsolation>) => Promise<DataOf<typeof assignIsolation>>;
  /** Assigns a list of people, all or none. Rejected as `onAssign`. */
  onAssignMany: (
    input: InputOf<typeof assignIsolations>,
  ) => Promise<DataOf<typeof assignIsolations>>;
  /** The available rooms by hotel and type; undefined while they are loading. */
  vacancies: readonly HotelVacancy[] | undefined;
  /** Loads the vacant rooms again, after a conflict. */
  onRefresh: () => void | Promise<void>;
}

/**
 * 隔离人员分配: a hotel, a room type and dates, and one person or a pasted list. The server selects the rooms; the
 * result shows them, and 继续分配 keeps hotel, room type and dates. Nothing that was typed is lost when a call
 * is refused.
 *
 * Keyboard: Enter in a field of one line submits; ← → change between 单人分配 and 批量分配.
 */
export function AssignForm(props: AssignFormProps) {
  const { now, today, mode, hotels, roomTypes, vacancies, onModeChange, onRefresh } = props;
  const { onAssign, onAssignMany } = props;
  const [result, setResult] = useState<Assignment | null>(null);
  const [isContinued, setContinued] = useState(false);

  const showResult = (input: AssignInput, rooms: readonly (AssignedRoom | null | undefined)[]) => {
    const people = 'people' in input ? input.people : [input];
    setResult({
      hotelName: hotels.named(input.hotelId)?.name ?? '',
      roomTypeName: nameIn(roomTypes)(input.roomType),
      checkInTime: input.checkInTime,
      checkOutTime: input.checkOutTime ?? '',
      people: people.map(({ idCard, name, type }, index) => ({
        idCard,
        name,
        type,
        roomName: rooms[index]?.roomName ?? null,
      })),
    });
    toast.success('成功');
  };
  const [first] = useState(() => firstDraft(now));
  const names = useNamesQuestion();
  const form = useForm<AssignDraft, AssignInput>({
    defaultValues: first,
    check: (draft) => checkAssign(draft, mode, today),
    onSubmit: async (input) => {
      try {
        if ('people' in input) showResult(input, await onAssignMany(names.agreed(input)));
        else showResult(input, [await onAssign(names.agreed(input))]);
      } catch (error) {
        if (names.ask(error)) return false;
        throw error;
      }
      return undefined;
    },
  });
  const { isDirty, isPending } = form;
  const guard = useUnsavedGuard(isDirty);
  type Part = (fields: ContractFields<AssignDraft>, view: FormView<AssignDraft>) => ReactNode;
  const part = (render: Part): ReactNode => (
    <FormPart form={form}>{(view) => render(bindFields(view, oneForm), view)}</FormPart>
  );
  const next = (): void => {
    setResult(null);
    setContinued(true);
    form.reset(nextDraft(form.read(), mode));
  };
  if (result) return <AssignResult result={result} onContinue={next} />;

  const wanted = (fields: ContractFields<AssignDraft>): number =>
    mode === 'one' ? 1 : fields.list('people').rows.length;

  return (
    <>
      <Form onSubmit={form.submit}>
        <FormPage
          isWide={mode === 'many'}
          note={part(({ field, set }) => (
            <VacantRooms
              vacancies={vacancies}
              chosen={field('roomType').value}
              onChoose={(hotelId, roomType) => set({ hotelId, roomType })}
            />
          ))}
          problem={<FormProblem form={form} action={refreshAfterConflict(onRefresh)} />}
          footer={
            <>
              <Button type="submit" tone="brand" variant="solid">
                提交分配
              </Button>
              <Button
                isDisabled={!isDirty || isPending}
                onPress={() => guard.leave(() => form.reset())}
              >
                重置
              </Button>
            </>
          }
        >
          <FormSection title="分配到">
            {part((fields) => (
              <AssignmentFields {...props} {...fields} wanted={wanted(fields)} />
            ))}
          </FormSection>
          <FormSection title="隔离人员">
            <Tabs
              label="分配方式"
              value={mode}
              onChange={onModeChange}
              items={[
                {
                  id: 'one',
                  label: '单人分配',
                  content: part((fields) => (
                    <PersonFields {...fields} today={today} isFresh={isContinued} />
                  )),
                },
                {
                  id: 'many',
                  label: '批量分配',
                  content: part((fields, view) => (
                    <PeopleFields {...fields} pasted={view.field('pasted').value} today={today} />
                  )),
                },
              ]}
            />
          </FormSection>
        </FormPage>
      </Form>
      <ConfirmNames question={names} onConfirm={form.submit} />
      <UnsavedQuestion {...guard.question} />
    </>
  );
}
