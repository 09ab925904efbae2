'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { NotesField } from '@/components/form/fields';
import { FormShell } from '@/components/form/form-shell';
import { useNotesWords } from '@/components/form/inputs/use-notes-words';
import { useChangeForm } from '@/components/form/use-change-form';
import { useLeadOn } from '@/components/form/use-lead-on';
import { Card } from '@/components/ui/card';
import { News } from '@/components/ui/news';
import { useToast } from '@/components/ui/overlays/toast';
import { SumRow } from '@/components/ui/sum-row';
import { CASH_READS } from '@/lib/billing/billing-queries';
import {
  type CloseError,
  type CloseValues,
  closeForm,
  EMPTY_CLOSE,
  readCount,
} from '@/lib/billing/cash/cash-forms';
import type { CashSession, ClosingCash, Till } from '@/lib/billing/cash/cash-session';
import { cashHref } from '@/lib/billing/cash/cash-view';
import { billingHandlers } from '@/lib/billing/handlers';
import {
  DENOMINATION_NAMES,
  DENOMINATIONS,
  type Denomination,
  expectedCash,
} from '@/lib/billing/rules/cash-close';
import { useOwnChange } from '@/lib/changes/use-change';
import { MAX_PESOS, MAX_REASON } from '@/lib/contract/limits';
import { writePesos } from '@/lib/kit/money/money-format';
import { callOwn } from '@/lib/queries/call-own';
import { CountFields } from './count-fields';
import { TickedPayments } from './ticked-payments';
import { useCashWords } from './use-cash-words';

type Sent = Omit<ClosingCash, 'key'>;

const CLOSE_CASH = {
  id: 'cash.close',
  /** By the same key it is the same close. */
  call: (closed: Sent, key: string) =>
    callOwn(billingHandlers.closeCash, { body: { ...closed, key } }),
};

/** Refusals that no other count mends. */
const FINAL = ['CASH_CLOSED', 'NOT_FOUND'] as const;

interface CloseFormProps {
  session: CashSession;
  till: Till;
}

/** Counts a till against what it should hold, and closes it. */
export function CloseForm({ session, till }: CloseFormProps) {
  const t = useTranslations('cash');
  const locale = useLocale();
  const words = useCashWords();
  const notesWord = useNotesWords(MAX_REASON);
  const leadOn = useLeadOn();
  const toast = useToast();
  const queries = useQueryClient();
  const change = useOwnChange(CLOSE_CASH, {
    shown: [],
    scope: session.id,
    isToldAtOnce: true,
    async afterAttempt(made) {
      // A closed till leads on to its sheet; of any other it is read what changed meanwhile.
      if (made) return;
      for (const name of CASH_READS) await queries.invalidateQueries({ queryKey: [name] });
    },
    onMade({ id }) {
      toast({ message: t('close.done', { number: session.number }) });
      leadOn(cashHref(id));
    },
  });
  const { float } = session;
  const expectedOf = useMemo(
    () =>
      ({ ticked }: CloseValues, shares: number): number => {
        if (till.told === 'movements') return till.expected;
        const theirs = till.movements.filter(({ id }) => ticked.includes(id));
        return expectedCash(float, theirs) + shares;
      },
    [till, float],
  );
  const [values] = useState(() =>
    change.sent === undefined ? EMPTY_CLOSE : writtenAgain(change.sent, locale),
  );
  const form = useChangeForm({
    schema: useMemo(() => closeForm(expectedOf), [expectedOf]),
    values,
    change,
    draft: { id: `cash ${session.id}` },
    toInput: ({ counted, expected, note, ticked, shares }): Sent => ({
      id: session.id,
      counted,
      expected,
      ...(note && { note }),
      ...(till.told === 'payments' && {
        ticked: till.movements.flatMap(({ id }) => (ticked.includes(id) ? [id] : [])),
        shares,
      }),
    }),
    refusalOf: (code) => (code === 'required' ? 'explain' : 'refused'),
  });
  const typed = form.form.watch();
  const { read, wrong } = readCount(typed);
  const expected = expectedOf(typed, read.shares);
  const { problem } = change;
  const refusal = FINAL.find((code) => code === problem?.code);
  const told =
    refusal === undefined
      ? problem?.code === 'CASH_CHANGED' && t('close.changed', { expected: words.pesos(expected) })
      : t(`close.refused.${refusal}`);

  function errorWord(name: string, code: string): string {
    const pesos = MAX_PESOS;
    if (name === 'note') {
      return code === 'explain' ? t('close.errors.explain') : notesWord(code, typed.note);
    }
    if (code === 'count' || code === 'nothing') return t(`close.errors.${code}`);
    if (name === 'sum' && code === 'required') return t('close.errors.required');
    return t(
      `money.${code as Exclude<CloseError, 'count' | 'nothing' | 'explain' | 'tooLong' | 'characters'>}`,
      { pesos },
    );
  }

  return (
    <Card title={t('close.title')}>
      <FormShell
        form={form}
        words={{
          label(name) {
            const piece = name.replace('pieces.', '');
            if (isDenomination(piece)) {
              const amount = words.pesos(DENOMINATIONS[piece]);
              return t(piece.startsWith('note') ? 'close.note' : 'close.coin', { amount });
            }
            if (name === 'shares') return t('ticks.shares');
            return t(
              name === 'sum' ? 'close.sum' : name === 'mode' ? 'close.mode' : 'close.explanation',
            );
          },
          error: errorWord,
        }}
        submit={t('close.submit')}
        unknown={{
          title: t('close.unknown'),
          look: { href: cashHref(session.id), label: t('close.look') },
        }}
        isFinal
        isTold={told !== false}
        notice={
          told && (
            <News key={change.failedAttempt} tone="attention">
              {told}
            </News>
          )
        }
        className="grid gap-5"
      >
        {till.told === 'payments' && <TickedPayments till={till} />}
        <CountFields />
        <dl className="tabular grid max-w-96 gap-1 rounded-md bg-sunken px-3 py-2">
          <SumRow label={t('float')} amount={words.pesos(float)} />
          <SumRow label={t('expected')} amount={words.pesos(expected)} />
          <SumRow
            label={t('counted')}
            amount={wrong.length > 0 && read.total === 0 ? '–' : words.pesos(read.total)}
          />
          <SumRow
            label={t('difference')}
            amount={
              <output>{wrong.length > 0 ? '–' : words.difference(read.total - expected)}</output>
            }
            isTotal
          />
        </dl>
        <NotesField
          name="note"
          label={t('close.explanation')}
          note={read.total === expected ? t('close.optional') : ''}
          help={t('close.explanationHelp')}
          max={MAX_REASON}
          rows={2}
        />
        <p className="text-sm text-ink-muted">{t('close.final')}</p>
      </FormShell>
    </Card>
  );
}

function isDenomination(name: string): name is Denomination {
  return DENOMINATION_NAMES.some((known) => known === name);
}

/** What was sent before, as it is typed. */
function writtenAgain(
  { counted, note = '', ticked = [], shares }: Sent,
  locale: string,
): CloseValues {
  const found = 'pieces' in counted ? counted.pieces : {};
  const pieces = { ...EMPTY_CLOSE.pieces };
  for (const name of DENOMINATION_NAMES) pieces[name] = String(found[name] ?? '');
  return {
    mode: 'sum' in counted ? 'sum' : 'pieces',
    pieces,
    sum: 'sum' in counted ? writePesos(counted.sum, locale) : '',
    ticked: [...ticked],
    shares: shares === undefined ? '' : writePesos(shares, locale),
    note,
  };
}
