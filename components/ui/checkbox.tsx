import { type ComponentProps, type ReactNode, useId } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'style' | 'type' | 'className'> {
  label: string;
  help?: ReactNode;
}

export function Checkbox({ label, help, ...rest }: CheckboxProps) {
  const helpId = useId();
  return (
    <div>
      <label className="inline-flex min-h-6 items-center gap-2 wrap-anywhere">
        <input
          {...rest}
          type="checkbox"
          className="size-4.5 shrink-0 accent-accent"
          {...(help ? { 'aria-describedby': helpId } : {})}
        />
        {label}
      </label>
      {help && (
        <p id={helpId} className="mt-0.5 ml-6.5 text-sm text-ink-muted">
          {help}
        </p>
      )}
    </div>
  );
}
