import 'server-only';
import { type MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { dictionary as spanish } from '@zxcvbn-ts/language-es-es';
import { lengthFault, type PasswordFault } from '@/lib/kit/password-rules';
import { DEMO_PASSWORD } from '@/lib/server/auth/demo-accounts';
import { processState } from '@/lib/server/process-state';

/** The library calls this many guesses "very unguessable". */
const LEAST_GUESSES = 1e10;
/** Without accents and separators, in lower case: "Clinica Dental 1" is "clinicadental1". */
const LEAST_GUESSES_PLAIN = 3e8;
/** A longer password is judged by its beginning, so that judging stays quick. */
const JUDGED_LENGTH = 64;

/** Words that come to mind in a Colombian dental clinic and are on no general list. */
const CLINIC_WORDS =
  `${DEMO_PASSWORD} demo democlinica clinic clinica dental dentista odontologia odontologo odontologa
  ortodoncia endodoncia diente dientes muela sonrisa consultorio recepcion recepcionista facturacion
  administracion administrador secretaria doctor doctora paciente pacientes contrasena contraseña
  micontrasena cambiame temporal tequiero teamo jesusteama diosesamor colombia bogota medellin cali
  barranquilla cartagena santafe millonarios nacional america`.split(/\s+/);

/** What people know by heart or read everywhere, which the lists of words lack as a whole. Written as `plainText`. */
const PHRASES =
  `correcthorsebatterystaple correcthorse batterystaple thequickbrownfox thequickbrownfoxjumps
  thequickbrownfoxjumpsoverthelazydog loremipsum loremipsumdolorsitamet tobeornottobe
  tobeornottobethatisthequestion itwasthebestoftimes callmeishmael onceuponatime
  maytheforcebewithyou maytheforce winteriscoming livelongandprosper hastalavista hastalavistababy
  opensesame abretesesamo letmeinplease iloveyou iloveyousomuch happybirthday happybirthdaytoyou
  happynewyear merrychristmas goodmorning goodnight inthebeginning ourfatherwhoartinheaven
  thelordismyshepherd ingodwetrust jesuslovesme thisismypassword mypasswordis ihatepasswords
  changethispassword ihavenopassword nopasswordneeded felizcumpleanos felizcumpleanosati
  felizanonuevo feliznavidad felicesfiestas buenosdias buenastardes buenasnoches hastaluego
  hastamanana erasseunavez habiaunavez enunlugardelamancha enunlugardelamanchadecuyonombre
  elvelozmurcielago quelafuerzateacompane seronoser
  padrenuestro padrenuestroqueestasenelcielo avemaria santamariamadrededios diosteguarde
  elsenoresmipastor nadamefaltara enelnombredelpadre gloriaadios graciasadios diosesbueno
  diosestaconmigo cristovive cristoteama virgendelcarmen divinoninojesus teamomucho teamodemasiado
  tequieromucho tequierodemasiado micontrasenaes estaesmicontrasena estaesmiclave nomeacuerdo
  olvidemicontrasena contrasenasegura clavesegura laclaveeslaclave ohgloriainmarcesible
  ohjubiloinmortal vivacolombia micolombiaquerida colombiatierraquerida soycolombiano
  alquemadrugadiosleayuda masvaletardequenunca ojosquenovencorazonquenosiente
  camaronqueseduerme quienmalandamalacaba`.split(/\s+/);

interface Person {
  readonly email: string;
  readonly name: string;
}

/** Why `password` cannot be this person's: its length, or that it is soon guessed. */
export function passwordFault(password: string, person: Person): PasswordFault | null {
  const length = lengthFault(password);
  if (length !== null) return length;
  const own = ownWords(person);
  const typed = judge().check(password, own);
  if (typed.guesses < LEAST_GUESSES) return reasonOf(typed.sequence);
  const plain = judge().check(plainText(password), own);
  return plain.guesses < LEAST_GUESSES_PLAIN ? reasonOf(plain.sequence) : null;
}

function judge(): ZxcvbnFactory {
  return processState('password-judge', () => {
    const dictionary = {
      ...common,
      ...english,
      ...spanish,
      clinic: CLINIC_WORDS,
      phrases: PHRASES,
    };
    return new ZxcvbnFactory({
      dictionary,
      graphs: adjacencyGraphs,
      maxLength: JUDGED_LENGTH,
      l33tMaxSubstitutions: 10,
    });
  });
}

function reasonOf(sequence: readonly MatchExtended[]): PasswordFault {
  if (sequence.some(({ dictionaryName }) => dictionaryName === 'userInputs')) {
    return 'PASSWORD_PERSONAL';
  }
  return sequence.some(({ pattern }) => pattern === 'dictionary')
    ? 'PASSWORD_COMMON'
    : 'PASSWORD_PATTERN';
}

/** Name and e-mail, whole, without separators, and each of their words. */
function ownWords({ email, name }: Person): string[] {
  const [local = ''] = email.split('@');
  return [email, local, name].flatMap((text) => [text, plainText(text), ...words(text)]);
}

function words(text: string): string[] {
  const parts = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  return parts.flatMap((word) => [word, plainText(word)]);
}

function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
