'use client';

import { buttonClass } from '@/components/ui/buttons/button-class';
import type { IconName } from '@/components/ui/icon';
import { State } from './state';

interface DeadEndViewProps {
  icon: IconName;
  title: string;
  explain: string;
  home: string;
}

/** Comes along with every page: as words to put in place, not as elements already made. */
export function DeadEndView({ icon, title, explain, home }: DeadEndViewProps) {
  return (
    <State
      icon={icon}
      heading="h1"
      title={title}
      action={
        // A plain link: the router's is not small.
        <a href="/" className={buttonClass('secondary', 'medium')}>
          {home}
        </a>
      }
    >
      <p>{explain}</p>
    </State>
  );
}
