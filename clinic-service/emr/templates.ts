import { localized } from '../wording/localized';
import { needed, option, optional, type Template } from './template';
import { DENTAL_HISTORY } from './template-dental-history';

const PROGRESS_NOTE: Template = {
  id: 'evolution',
  name: localized('Evolución', 'Progress note'),
  fields: [
    optional('dientes', 'text', localized('Dientes', 'Teeth')),
    needed('procedimiento', 'text', localized('Procedimiento', 'Procedure')),
    optional('anestesia', 'text', localized('Anestesia', 'Anesthesia')),
    needed('descripcion', 'textarea', localized('Descripción', 'Description')),
    optional('complicaciones', 'textarea', localized('Complicaciones', 'Complications')),
    needed('indicaciones', 'textarea', localized('Indicaciones', 'Instructions')),
    optional('proximo_control', 'date', localized('Próximo control', 'Next visit')),
  ],
};

const GENERAL_MEDICINE: Template = {
  id: 'general-medicine',
  name: localized('Medicina general', 'GP consult'),
  fields: [
    needed('motivo', 'textarea', localized('Motivo de consulta', 'Reason for visit')),
    needed('enfermedad_actual', 'textarea', localized('Enfermedad actual', 'Present illness')),
    optional(
      'revision_sistemas',
      'textarea',
      localized('Revisión por sistemas', 'Review of systems'),
    ),
    optional(
      'pa_sistolica',
      'number',
      localized('Presión sistólica (mmHg)', 'Systolic pressure (mmHg)'),
      { min: 40, max: 300 },
    ),
    optional(
      'pa_diastolica',
      'number',
      localized('Presión diastólica (mmHg)', 'Diastolic pressure (mmHg)'),
      { min: 20, max: 200 },
    ),
    optional('fc', 'number', localized('Frecuencia cardiaca (lpm)', 'Heart rate (bpm)'), {
      min: 20,
      max: 300,
    }),
    optional('temperatura', 'number', localized('Temperatura (°C)', 'Temperature (°C)'), {
      min: 25,
      max: 45,
    }),
    optional('peso_kg', 'number', localized('Peso (kg)', 'Weight (kg)'), { min: 0.3, max: 400 }),
    optional('talla_cm', 'number', localized('Talla (cm)', 'Height (cm)'), { min: 20, max: 250 }),
    needed('examen_fisico', 'textarea', localized('Examen físico', 'Physical examination')),
    needed('diagnostico', 'text', localized('Diagnóstico', 'Diagnosis')),
    needed('tipo_diagnostico', 'select', localized('Tipo de diagnóstico', 'Kind of diagnosis'), {
      options: [
        option('impresion', 'Impresión diagnóstica', 'Provisional'),
        option('confirmado_nuevo', 'Confirmado nuevo', 'Confirmed, new'),
        option('confirmado_repetido', 'Confirmado repetido', 'Confirmed, known'),
      ],
    }),
    needed('plan', 'textarea', localized('Plan', 'Plan')),
  ],
};

const INFORMED_CONSENT: Template = {
  id: 'informed-consent',
  name: localized('Consentimiento informado', 'Consent'),
  fields: [
    needed('procedimiento', 'text', localized('Procedimiento', 'Procedure')),
    needed('riesgos', 'textarea', localized('Riesgos', 'Risks')),
    needed('alternativas', 'textarea', localized('Alternativas', 'Alternatives')),
    needed('acepta', 'boolean', localized('Acepta el procedimiento', 'Accepts the procedure')),
    needed('firmante', 'text', localized('Quién firma', 'Signed by')),
    optional('parentesco', 'select', localized('Parentesco', 'Relationship'), {
      options: [
        option('paciente', 'El paciente', 'The patient'),
        option('madre', 'Madre', 'Mother'),
        option('padre', 'Padre', 'Father'),
        option('conyuge', 'Cónyuge', 'Spouse'),
        option('acudiente', 'Acudiente', 'Guardian'),
        option('otro', 'Otro', 'Other'),
      ],
    }),
    needed('fecha_hora', 'datetime', localized('Fecha y hora', 'Date and time')),
  ],
};

export const TEMPLATES: readonly Template[] = [
  DENTAL_HISTORY,
  PROGRESS_NOTE,
  GENERAL_MEDICINE,
  INFORMED_CONSENT,
];
