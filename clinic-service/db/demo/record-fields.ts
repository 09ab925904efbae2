import type { Random } from './random';
import {
  dentalComplaint,
  generalConsult,
  HISTORIES,
  SOFT_TISSUES,
  TAKEN_FOR,
  workOf,
} from './record-words';

/** One attended appointment, as far as its record needs to know. */
interface Attention {
  readonly random: Random;
  /** National code of what was done. */
  readonly code: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly nextDate: (days: number) => string;
  readonly fullName: string;
  readonly woman: boolean;
  readonly years: number;
  readonly allergy: string;
}

type Fields = Record<string, unknown>;

/** Absent where a form was left empty, as people leave it. */
function sometimes(random: Random, probability: number, fields: () => Fields): Fields {
  return random.chance(probability) ? fields() : {};
}

export function historyFields(attention: Attention): Fields {
  const { random, code, nextDate, woman, years, allergy } = attention;
  const { reason, illness, diagnosis, plan } = dentalComplaint(random, code);
  const history = years > 35 && random.chance(0.4) ? random.pick(HISTORIES) : 'ninguno';
  const medicine = TAKEN_FOR[history];
  return {
    motivo_consulta: reason,
    enfermedad_actual: illness,
    antecedentes: [history],
    alergias: allergy,
    ...(medicine === undefined ? {} : { medicamentos: medicine }),
    ...(woman && years >= 14 && years < 50 ? { embarazo: random.chance(0.04) } : {}),
    ...sometimes(random, 0.6, () => ({ ultima_visita: nextDate(-random.between(120, 900)) })),
    tejidos_blandos: random.pick(SOFT_TISSUES),
    ...sometimes(random, 0.7, () => ({
      atm: random.pick(['normal', 'normal', 'normal', 'ruido', 'dolor']),
    })),
    ...sometimes(random, 0.6, () => ({ indice_placa: random.between(8, 72) })),
    diagnostico: diagnosis,
    plan,
  };
}

export function noteFields({ random, code, nextDate, years }: Attention): Fields {
  const { name, anaesthesia, descriptions, instructions, next } = workOf(code);
  const onTooth = anaesthesia !== undefined || code === '232103' || code === '997107';
  return {
    ...(onTooth ? { dientes: toothFor(random, years) } : {}),
    procedimiento: name,
    ...(anaesthesia === undefined ? {} : { anestesia: anaesthesia }),
    descripcion: random.pick(descriptions),
    ...sometimes(random, 0.2, () => ({ complicaciones: 'Ninguna' })),
    indicaciones: random.pick(instructions),
    ...(next === undefined ? {} : { proximo_control: nextDate(next + random.between(0, 6)) }),
  };
}

function toothFor(random: Random, years: number): string {
  if (years < 6) return random.pick(['54', '55', '64', '65', '74', '75', '84', '85']);
  if (years < 12) return random.pick(['16', '26', '36', '46', '55', '65', '75', '85']);
  return random.pick(['14', '15', '16', '17', '24', '26', '27', '36', '37', '45', '46', '47']);
}

export function consultFields({ random, years }: Attention): Fields {
  const { reason, illness, examination, diagnosis, plan, pressure } = generalConsult(random, years);
  const [systolic, diastolic] = pressure ?? [random.between(104, 128), random.between(64, 82)];
  return {
    motivo: reason,
    enfermedad_actual: illness,
    ...sometimes(random, 0.4, () => ({ revision_sistemas: 'Sin otros hallazgos.' })),
    ...(years < 14
      ? {}
      : { pa_sistolica: systolic, pa_diastolica: diastolic, fc: random.between(62, 94) }),
    ...sometimes(random, 0.6, () => ({ temperatura: random.between(360, 378) / 10 })),
    ...sometimes(random, years < 14 ? 0 : 0.7, () => ({
      peso_kg: random.between(50, 92),
      talla_cm: random.between(150, 186),
    })),
    examen_fisico: examination,
    diagnostico: diagnosis,
    tipo_diagnostico: random.pick(['impresion', 'confirmado_nuevo', 'confirmado_repetido']),
    plan,
  };
}

export function consentFields(attention: Attention, signedAt: string): Fields {
  const { random, code, fullName, years } = attention;
  const minor = years < 18;
  return {
    procedimiento: workOf(code).name,
    riesgos: 'Dolor, inflamación, sangrado, infección y lesión de estructuras vecinas.',
    alternativas: 'No hacer el procedimiento, con los riesgos que se explicaron.',
    acepta: true,
    firmante: minor ? `Acudiente de ${fullName}` : fullName,
    parentesco: minor ? random.pick(['madre', 'padre']) : 'paciente',
    fecha_hora: signedAt,
  };
}
