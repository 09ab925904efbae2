'use client';

import type { ReactNode } from 'react';
import { MENU_ITEM } from '@/components/ui/buttons/menu-item';
import { Icon } from '@/components/ui/icon';
import { Popover } from '@/components/ui/overlays/popover';

interface ChoiceMenuProps<Value extends string> {
  label: string;
  trigger: ReactNode;
  value: Value;
  choices: readonly { value: Value; label: string; lang?: string }[];
  onChoose: (value: Value) => void;
}

/** A few choices, one of them in force. */
export function ChoiceMenu<Value extends string>({
  label,
  trigger,
  value,
  choices,
  onChoose,
}: ChoiceMenuProps<Value>) {
  return (
    <Popover label={label} trigger={trigger} triggerClassName="min-w-8">
      <ul>
        {choices.map((choice) => (
          <li key={choice.value}>
            <button
              type="button"
              className={MENU_ITEM}
              aria-pressed={choice.value === value}
              lang={choice.lang}
              onClick={(event) => {
                event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
                onChoose(choice.value);
              }}
            >
              <span className="size-4.5">
                {choice.value === value && <Icon name="check" className="text-accent" />}
              </span>
              {choice.label}
            </button>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
