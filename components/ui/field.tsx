import { type ReactNode, useId } from 'react';
import { Icon } from './icon';

/** What the control inside a field must spread, so that label, help and error belong to it. */
export interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

interface FieldProps {
  label: string;
  /** Shown beside the label, such as "optional". */
  note?: string | undefined;
  help?: ReactNode;
  /** At the other end of the label's line, such as what is understood of what is typed. */
  aside?: string | undefined;
  error?: string | undefined;
  /** Tells who does not see the field; who sees it is told by `note`, or by those that are optional. */
  isRequired?: boolean;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** Label above, help below, the error in place of the help. */
export function Field({
  label,
  note,
  help,
  aside,
  error,
  isRequired = false,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const hinted = error !== undefined || help !== undefined;
  const named = (
    <label htmlFor={id} className="mb-1 flex items-baseline gap-2 font-medium">
      {label}
      {note && <span className="text-sm font-normal text-ink-faint">{note}</span>}
    </label>
  );
  return (
    <div className={className}>
      {aside === undefined ? (
        named
      ) : (
        <div className="flex items-baseline gap-2">
          {named}
          <span className="tabular ml-auto text-sm text-ink-muted">{aside}</span>
        </div>
      )}
      {children({
        id,
        ...(hinted ? { 'aria-describedby': hintId } : {}),
        ...(error === undefined ? {} : { 'aria-invalid': true }),
        ...(isRequired ? { 'aria-required': true } : {}),
      })}
      {hinted && (
        <div id={hintId} className="mt-1 text-sm">
          {error === undefined ? (
            <span className="text-ink-muted">{help}</span>
          ) : (
            <span className="flex gap-1 text-danger">
              <Icon name="alert" className="mt-0.5 size-4" />
              {error}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
