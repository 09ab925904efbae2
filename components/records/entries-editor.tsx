'use client';

import { useLocale, useTranslations } from 'next-intl';
import { TypedInput } from '@/components/form/typed-input';
import { TypedSelect } from '@/components/form/typed-select';
import { TypedTextarea } from '@/components/form/typed-textarea';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { recordLimits } from '@/lib/contract/record-limits';
import { type Entry, type EntryError, FIRST_ENTRY } from '@/lib/records/entries';
import { NO, YES } from '@/lib/records/record-draft';
import { writeReadings } from '@/lib/records/typed-number';

interface EntriesEditorProps {
  entries: readonly Entry[];
  errors: ReadonlyMap<number, EntryError>;
  onChange: (change: (now: readonly Entry[]) => readonly Entry[]) => void;
}

const KINDS = ['text', 'list', 'number', 'boolean'] as const;

/** What the control of an entry's key, or of its value, is called in the form. */
export function entryName(id: number, part: 'key' | 'value'): string {
  return `entry-${id}-${part}`;
}

/** Adds a line: where a key is to be written that no line has. */
export const ADD_ENTRY = 'add-entry';

/** The others are about the value. */
export function isOfKey(error: EntryError): boolean {
  return error === 'key' || error === 'twice' || error === 'unknown';
}

/** The fields of a record by their keys, where the service does not tell what its template asks for. */
export function EntriesEditor({ entries, errors, onChange }: EntriesEditorProps) {
  const t = useTranslations('records.form.entries');
  const locale = useLocale();
  const change = (id: number, next: Partial<Entry>) =>
    onChange((now) => now.map((entry) => (entry.id === id ? { ...entry, ...next } : entry)));
  const add = () =>
    onChange((now) => {
      const id = Math.max(0, ...now.map((entry) => entry.id)) + 1;
      return [...now, { ...FIRST_ENTRY, id }];
    });
  return (
    <Card title={t('title')}>
      <p className="mb-3 max-w-prose text-ink-muted">{t('explain')}</p>
      <ul className="grid gap-4">
        {entries.map((entry, index) => (
          <li
            key={entry.id}
            className="grid items-start gap-x-3 gap-y-2 sm:grid-cols-[1fr_8rem_2fr_auto]"
          >
            <Field label={t('key')} error={wordAt(entry, 'key')}>
              {(control) => (
                <TypedInput
                  {...control}
                  name={entryName(entry.id, 'key')}
                  spellCheck={false}
                  value={entry.key}
                  onType={(key) => change(entry.id, { key })}
                />
              )}
            </Field>
            <Field label={t('kind')}>
              {(control) => (
                <TypedSelect
                  {...control}
                  value={entry.kind}
                  onChoose={(value) =>
                    change(entry.id, {
                      kind: KINDS.find((kind) => kind === value) ?? 'text',
                      // A choice between two is nothing that was typed; what was typed waits for its kind.
                      ...(isChosen(entry) && { value: '' }),
                    })
                  }
                >
                  {KINDS.map((kind) => (
                    <option key={kind} value={kind}>
                      {t(`kinds.${kind}`)}
                    </option>
                  ))}
                </TypedSelect>
              )}
            </Field>
            <EntryValue
              entry={entry}
              error={wordAt(entry, 'value')}
              onChange={(value) => change(entry.id, { value })}
            />
            <IconButton
              icon="close"
              label={t('remove', { number: index + 1 })}
              className="sm:mt-7"
              onClick={() => onChange((now) => now.filter(({ id }) => id !== entry.id))}
            />
          </li>
        ))}
      </ul>
      <Button name={ADD_ENTRY} size="small" icon="add" className="mt-3" onClick={add}>
        {t('add')}
      </Button>
    </Card>
  );

  function wordAt({ id, value }: Entry, part: 'key' | 'value'): string | undefined {
    const error = errors.get(id);
    return error && isOfKey(error) === (part === 'key')
      ? t(`errors.${error}`, { most: recordLimits.textarea, ...writeReadings(value, locale) })
      : undefined;
  }
}

function isChosen({ kind, value }: Entry): boolean {
  return kind === 'boolean' && (value === YES || value === NO);
}

interface EntryValueProps {
  entry: Entry;
  error: string | undefined;
  onChange: (value: string) => void;
}

function EntryValue({ entry, error, onChange }: EntryValueProps) {
  const name = entryName(entry.id, 'value');
  const t = useTranslations('records.form');
  return (
    <Field
      label={t('entries.value')}
      error={error}
      help={entry.kind === 'list' ? t('entries.listHelp') : undefined}
    >
      {(control) => {
        if (entry.kind === 'boolean') {
          return (
            <TypedSelect
              {...control}
              name={name}
              value={isChosen(entry) ? entry.value : ''}
              onChoose={onChange}
            >
              <option value="">{t('choose')}</option>
              <option value={YES}>{t('yes')}</option>
              <option value={NO}>{t('no')}</option>
            </TypedSelect>
          );
        }
        return entry.kind === 'number' ? (
          <TypedInput
            {...control}
            name={name}
            inputMode="decimal"
            // One line would show the numbers of several as one.
            value={entry.value.replaceAll('\n', ' ')}
            onType={onChange}
          />
        ) : (
          <TypedTextarea {...control} name={name} value={entry.value} onType={onChange} />
        );
      }}
    </Field>
  );
}
