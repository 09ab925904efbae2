import { dentitionOf } from '@/lib/odontogram/rules/fdi';
import { type Localized, localized } from '../wording/localized';

interface Treatment {
  readonly name: Localized;
  /** National code (CUPS) of the procedure that it is on a tooth; absent where none fits. */
  readonly code?: (toothFdi: number) => string;
}

const oneCode = (code: string) => () => code;

/** Molars have several roots, and so have the upper first premolars. */
function hasSeveralRoots(toothFdi: number): boolean {
  const position = toothFdi % 10;
  if (dentitionOf(toothFdi) === 'temporary') return position >= 4;
  return position >= 6 || toothFdi === 14 || toothFdi === 24;
}

function extractionCode(toothFdi: number): string {
  if (dentitionOf(toothFdi) === 'temporary') return '230201';
  return hasSeveralRoots(toothFdi) ? '230102' : '230101';
}

function rootCanalCode(toothFdi: number): string {
  return hasSeveralRoots(toothFdi) ? '237303' : '237301';
}

/** What the catalog suggests, by the id its findings name. */
export const TREATMENTS: Readonly<Record<string, Treatment>> = {
  imp: { name: localized('Implante', 'Implant') },
  val: { name: localized('Valoración', 'Assessment'), code: oneCode('890203') },
  exo: { name: localized('Exodoncia', 'Extraction'), code: extractionCode },
  exq: { name: localized('Exodoncia quirúrgica', 'Surgical extraction'), code: oneCode('231303') },
  cor: { name: localized('Corona', 'Crown') },
  end: { name: localized('Endodoncia', 'Root canal'), code: rootCanalCode },
  ret: { name: localized('Retratamiento', 'Retreatment'), code: rootCanalCode },
  flu: { name: localized('Barniz de flúor', 'Fluoride varnish'), code: oneCode('997106') },
  res: { name: localized('Resina', 'Composite'), code: oneCode('232102') },
  cam: {
    name: localized('Cambio de restauración', 'Replace restoration'),
    code: oneCode('232102'),
  },
  sel: { name: localized('Sellante', 'Sealant'), code: oneCode('997107') },
};
