import { type Change, useChange } from '@/lib/changes/use-change';
import type { Operation, OperationInput, OperationOutput, Route } from '@/lib/contract/operation';
import { forgetDraft } from '@/lib/drafts/draft-store';
import { noteWriting } from '@/lib/records/templates/writings';

interface WritingOptions<Output> {
  /** Its draft, which is also the scope of the change. */
  readonly draftId: string;
  readonly patientId: string;
  /** Called once where it is made, also when the form was left by then. */
  readonly afterMade: (output: Output) => void;
  /** Called once where it is made while the form is on the screen. */
  readonly onMade: (output: Output) => void;
}

/** Writes something into a patient's record: once it is made its draft goes, also when its form was left. */
export function useWritingChange<O extends Operation>(
  operation: Route<O>,
  { draftId, patientId, afterMade, onMade }: WritingOptions<OperationOutput<O>>,
): Change<OperationInput<O> & object, OperationOutput<O>> {
  const change = useChange<O>(operation, {
    // Records are read by the server alone: nothing of them is kept in the browser to be read anew.
    shown: [],
    scope: draftId,
    aboutPatient: patientId,
    afterAttempt(output) {
      // Of one that failed it may not be known that it was made.
      noteWriting();
      if (output === undefined) return;
      forgetDraft(draftId);
      afterMade(output);
    },
    onMade,
  });
  return {
    ...change,
    async discard(as) {
      if (as === 'made') noteWriting();
      await change.discard(as);
    },
  };
}
