'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { problemFacts, problemMessage } from '@/components/form/problem-message';
import { Button } from '@/components/ui/buttons/button';
import { focusContentOnceGone } from '@/components/ui/overlays/focus-content';
import { useToast } from '@/components/ui/overlays/toast';
import type { SettledAs } from '@/lib/changes/handlers';
import { useSettleChange } from '@/lib/changes/settle-change';

/** Says whether a change of unknown outcome was made, once a person has looked. */
export function SettleButtons({ staffId, changeKey }: { staffId: string; changeKey: string }) {
  const t = useTranslations('changes');
  const problems = useTranslations('errors.problem');
  const router = useRouter();
  const toast = useToast();
  const settle = useSettleChange();
  const say = (as: SettledAs) =>
    settle.mutate(
      { staffId, key: changeKey, as },
      {
        onSuccess() {
          toast({ message: t('settled') });
          router.refresh();
        },
        onError: (error) => toast({ message: problems(problemMessage(problemFacts(error))) }),
      },
    );
  return (
    <div className="flex flex-wrap gap-2">
      {(['made', 'not-made'] as const).map((as) => (
        <Button
          key={as}
          ref={focusContentOnceGone}
          size="small"
          pending={settle.isPending && settle.variables.as === as}
          onClick={() => say(as)}
        >
          {t(as === 'made' ? 'made' : 'notMade')}
        </Button>
      ))}
    </div>
  );
}
