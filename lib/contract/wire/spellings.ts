/**
 * Other spellings of codes that the contract leaves open, in lower case without accents, dots and
 * spaces: a service may answer in words of either language.
 */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  active: ['activo', 'activa', 'enabled', 'habilitado', 'habilitada'],
  inactive: ['inactivo', 'inactiva', 'disabled', 'inhabilitado', 'inhabilitada'],
  confirmed: ['confirmado', 'confirmada'],
  completed: ['completado', 'completada', 'atendido', 'atendida'],
  canceled: ['cancelado', 'cancelada', 'cancelled'],
  cancelled: ['cancelado', 'cancelada', 'canceled'],
  no_show: ['noshow', 'noasistio', 'inasistencia'],
  pending: ['pendiente'],
  failed: ['fallido', 'fallida'],
  refunded: ['reembolsado', 'reembolsada', 'devuelto', 'devuelta'],
  draft: ['borrador'],
  issued: ['emitido', 'emitida'],
  partially_paid: ['partiallypaid', 'pagoparcial'],
  paid: ['pagado', 'pagada'],
  void: ['voided', 'anulado', 'anulada'],
  F: ['female', 'femenino', 'mujer'],
  M: ['male', 'masculino', 'hombre'],
  I: ['intersex', 'intersexual', 'indeterminate', 'indeterminado'],
  CC: ['cedula', 'ceduladeciudadania', 'citizenid', 'citizenshipcard', 'nationalid'],
  TI: ['tarjetadeidentidad', 'identitycard'],
  RC: ['registrocivil', 'civilregistry', 'birthcertificate'],
  CE: ['ceduladeextranjeria', 'foreignerid', 'foreignid'],
  PA: ['pasaporte', 'passport', 'pas'],
  PT: ['permisoporprotecciontemporal', 'ppt'],
  PE: ['permisoespecialdepermanencia', 'pep'],
};

/** The code among those known that a value spells; the value itself where it spells none. */
export function codeOf<Known extends string>(
  known: readonly Known[],
  value: string,
): Known | (string & Record<never, never>) {
  const exact = known.find((code) => code === value);
  if (exact !== undefined) return exact;
  const plain = value
    .normalize('NFD')
    .replace(/[\p{M}\s._-]/gu, '')
    .toLowerCase();
  const spelled = known.find(
    (code) =>
      code.replaceAll('_', '').toLowerCase() === plain || SPELLINGS[code]?.includes(plain) === true,
  );
  return spelled ?? value;
}
